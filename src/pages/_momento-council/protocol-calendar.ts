import { short } from '../../components/art/drawing.ts';
import { box, dot } from '../../components/art/shapes.ts';

/** A row's box, stretched to the available width. */
export const ROW = { width: 600, height: 64 };
const GROUND = 52;

/** The follow-up after an evening, on one scale of days: lines and dots. */
interface ProtocolRow {
  lines: string;
  dots?: string;
}

/**
 * Draws four rows: a mark per day, an arc to each introduction, the working days of the following week, and a dot per day with a
 * text. `day` is the evening's date, such as 2025-01-28.
 */
export function protocolCalendar(
  day: string,
  protocol: { introductions: number; introductionsWithin: { days: number }; texts: { days: number } },
): ProtocolRow[] {
  const { introductions, introductionsWithin, texts } = protocol;
  const x = (at: number) => Number(short((at / texts.days) * (ROW.width - 4)));
  const days = Array.from({ length: texts.days }, (_, before) => x(before + 1));
  const met = Array.from({ length: introductions }, (_, before) =>
    x((introductionsWithin.days * (before + 1)) / introductions),
  );
  const monday = (8 - new Date(`${day}T00:00Z`).getUTCDay()) % 7 || 7;
  const workingDays = [0, 1, 2, 3, 4].map((at) => box(x(monday + at), GROUND - 32, x(1), 32));
  return [
    { lines: days.map((at) => `M${at} ${GROUND}v-24`).join('') },
    {
      lines: met
        .map(
          (at, before) =>
            `M0 ${GROUND}A${short(at / 2)} ${short(16 + (28 * (before + 1)) / introductions)} 0 0 1 ${at} ${GROUND}`,
        )
        .join(''),
      dots: met.map((at) => dot(at, GROUND)).join(''),
    },
    { lines: workingDays.join('') },
    { lines: '', dots: days.map((at) => dot(at, GROUND - 12)).join('') },
  ];
}
