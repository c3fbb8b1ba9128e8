import { expect, test } from 'vitest';
import { jsonFault } from '../../src/integrations/checks/json-files.ts';

test('a file that an editor on Windows has saved is no fault', () => {
  expect(jsonFault('a.json', '\uFEFF{\r\n  "a": "b"\r\n}\r\n')).toBeUndefined();
  expect(jsonFault('a.json', '\uFEFF{\r\n  "a": "b",\r\n}')).toBe(
    'a.json: line 3, column 1: a name is missing here, or the comma before is one too many.',
  );
});
