import { short } from '../../components/art/drawing.ts';

/** A pilot's reports along its days: a sheet each, on a line with a mark for every day. */
export interface ReportStrip {
  width: number;
  height: number;
  /** Left edges of the sheets; a sheet ends on the day it is delivered. */
  sheets: string[];
  sheetWidth: number;
  /** One path: a mark a day, longer every tenth. */
  days: string;
  /** One path: the lines of writing on the first sheet; another: those on all others. */
  firstWriting: string;
  writing: string;
}

const WIDTH = 1200;
const TOP = 20;

/** So many reports, evenly from the first (a day) to the last day. */
export function reportStrip(days: number, reports: number, first: number): ReportStrip {
  const x = (day: number) => (day / days) * (WIDTH - 4) + 2;
  const step = (days - first) / (reports - 1);
  const sheetWidth = Math.floor(x(step) - x(0) - 22);
  const sheets = Array.from({ length: reports }, (_, report) => short(x(first + report * step) - sheetWidth));
  const [firstWriting = '', ...writing] = sheets.map((left) =>
    [16, 26, 36, 62]
      .map((line, at) => `M${short(Number(left) + 10)} ${TOP + line}h${at === 3 ? 18 : sheetWidth - 20}`)
      .join(''),
  );

  const marks = Array.from({ length: days + 1 }, (_, day) => `M${short(x(day))} 132v${day % 10 === 0 ? 16 : 8}`);
  return {
    width: WIDTH,
    height: 150,
    sheets,
    sheetWidth,
    days: marks.join(''),
    firstWriting,
    writing: writing.join(''),
  };
}
