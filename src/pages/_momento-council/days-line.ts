import { enter, leave, turnBack, turnOf } from '../../components/art/rail.ts';
import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';

/** The working days of a week. */
const WEEK = 5;

/** The follow-up after an evening, whose date is a day such as 2025-01-28. */
interface FollowUp {
  day: string;
  introductions: number;
  introductionsWithin: { days: number };
  texts: { days: number };
}

/** Returns how many days after an evening the following week begins. */
export function daysToMonday(day: string): number {
  return (8 - new Date(`${day}T00:00Z`).getUTCDay()) % 7 || 7;
}

/**
 * Draws the days after an evening to scale: an arc to each introduction and a stroke for each day's page on the way out, a ring for
 * each day's text and the working days of the following week on the way back.
 */
export function daysLine({ day, introductions, introductionsWithin, texts }: FollowUp): (width: number) => Stroke {
  return (width) => {
    const wide = width === WIDE;
    const [from, to, ground, apart, page, ring] = wide ? [120, 1320, 220, 104, 60, 10] : [66, 656, 172, 96, 44, 7];
    const [rise, box] = wide ? [184, 64] : [144, 56];
    const at = (days: number) => from + (days / texts.days) * (to - from);
    const back = ground + apart;
    const met = Array.from({ length: introductions }, (_, before) => {
      const share = (before + 1) / introductions;
      const radius = (at(share * introductionsWithin.days) - from) / 2;
      const arc = (sweep: 0 | 1, way: 1 | -1) => path`a${radius} ${rise * share} 0 0 ${sweep} ${way * 2 * radius} 0`;
      return arc(1, 1) + arc(0, -1);
    });
    const weekEnds = Array.from({ length: Math.floor(texts.days / 7) }, (_, before) => 7 * (before + 1));
    const days = Array.from({ length: texts.days }, (_, before) => before + 1);
    const breadth = at(1) - from;
    const monday = daysToMonday(day);
    const week = [
      path`H${at(monday + WEEK)}`,
      ...Array.from({ length: WEEK }, () => path`v${box}h${-breadth}v${-box}h${breadth}h${-breadth}`),
    ];
    const text = (x: number) => path`H${x}a${ring} ${ring} 0 1 0 -.1 0`;
    const height = back + box + turnOf(width);
    return {
      width,
      height,
      d:
        enter(width, ground) +
        path`H${from}` +
        met.join('') +
        days.map((count) => path`H${at(count)}v${-page}v${page}`).join('') +
        turnBack(width, ground, back) +
        days
          .toReversed()
          .map((count) => (count === Math.min(monday + WEEK, texts.days) ? week.join('') : '') + text(at(count)))
          .join('') +
        leave(width, back, height),
      captions: [
        { x: from, y: back + 36, text: 'The evening', anchor: 'start' },
        ...weekEnds.map((count) => ({ x: at(count), y: ground + 34, text: `Day ${count}` })),
      ],
    };
  };
}
