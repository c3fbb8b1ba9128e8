import { test } from 'vitest';
import { hello } from '../../../src/pages/_contact/hello.ts';
import { questionMark } from '../../../src/pages/_contact/question-mark.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('writes "Hello" in one line from the margin and back', () => joinsTheRail(hello));

test('asks with a question mark in one line from the margin and back', () => joinsTheRail(questionMark));
