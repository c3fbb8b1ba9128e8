import { expect, test } from 'vitest';
import { WIDE } from '../../../src/components/art/stroke.ts';
import { strokes } from '../../../src/pages/_404/strokes.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('runs from the left margin to the right', () => joinsTheRail(strokes.broken, 'right'));

test('breaks once', () => expect(strokes.broken(WIDE).d.match(/M/g)).toHaveLength(2));
