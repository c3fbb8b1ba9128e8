import { test } from 'vitest';
import { hello } from '../../../src/pages/_contact/hello.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('writes "Hello" in one line from the margin and back', () => joinsTheRail(hello));
