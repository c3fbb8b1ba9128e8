import type { Drawing } from '../../components/art/drawing.ts';
import { box } from '../../components/art/shapes.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';
import { reportStrip } from './report-strip.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { length, reports, firstReport } = leadershipPilot;
  const strip = reportStrip(length.days, reports, firstReport.days);
  const sheets = strip.sheets.map((x) => box(Number(x), 20, strip.sheetWidth, 100));
  return {
    width: strip.width,
    height: strip.height,
    strokes: [...sheets, strip.days, strip.firstWriting, strip.writing],
  };
}
