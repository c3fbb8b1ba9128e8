import { claims } from '../../content/claims.ts';
import { sprint } from '../../content/guide.ts';
import { consulting } from '../../content/prices.ts';
import { daysOf } from './days-of.ts';
import { dialDrawing } from './dial-drawing.ts';
import { rulerDrawing } from './ruler-drawing.ts';

/** What the page draws from its file. */
export const drawings = {
  dial: dialDrawing(sprint, consulting.accelerator.length.days).strokes.join(''),
  ...rulerDrawing(daysOf(claims.roiTimeline.figure), daysOf(claims.impact.figure)),
};
