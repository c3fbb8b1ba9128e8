import { short } from '../../components/art/drawing.ts';

/** A pilot's reports along its days: one sheet each, on a line with a mark per day. */
export interface ReportStrip {
  width: number;
  height: number;
  /** Left edges of the sheets. A sheet ends on its delivery day. */
  sheets: string[];
  sheetWidth: number;
  /** One path: a mark per day, longer every tenth. */
  days: string;
  /** The writing on the first sheet, and on all others: one path each. */
  firstWriting: string;
  writing: string;
}

const WIDTH = 1200;
const TOP = 20;

/** Spreads the reports evenly from the first one's day to the last day. */
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
