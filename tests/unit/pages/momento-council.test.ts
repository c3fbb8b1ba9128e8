import { expect, test } from 'vitest';
import { NARROW, WIDE } from '../../../src/components/art/stroke.ts';
import { dinner } from '../../../src/content/dinner.ts';
import { breathingRhythm } from '../../../src/pages/_momento-council/breathing-rhythm.ts';
import { eveningStrip } from '../../../src/pages/_momento-council/evening-strip.ts';
import { protocolCalendar, ROW } from '../../../src/pages/_momento-council/protocol-calendar.ts';
import { strokes } from '../../../src/pages/_momento-council/strokes.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('goes around a table with a seat for each guest, from the margin and back', () => {
  joinsTheRail(strokes.seats);
  const seats = Array.from({ length: dinner.seats }, (_, seat) => String(seat + 1));
  expect(strokes.seats(WIDE).labels?.map(({ text }) => text)).toEqual(seats);
});

test('ties two guests with loops that cross twice, once over and once under', () => {
  for (const width of [WIDE, NARROW]) {
    // A gap on each side of each strand on top.
    expect(strokes.tie(width).gaps?.match(/M/g)).toHaveLength(4);
  }
});

test('draws the protocol on one scale of days, with the session in the following week', () => {
  const [daily, introductions, session, texts] = protocolCalendar(dinner.day, dinner.afterward);
  const { days } = dinner.afterward.texts;
  const at = (day: number) => Math.round((day / days) * (ROW.width - 4) * 10) / 10;
  expect(daily?.lines.match(/M/g)).toHaveLength(days);
  expect(texts?.dots?.match(/M/g)).toHaveLength(days);
  expect(introductions?.dots?.match(/M/g)).toHaveLength(dinner.afterward.introductions);
  expect(introductions?.dots).toContain(`M${at(dinner.afterward.introductionsWithin.days)} `);
  const mondayAfter = (evening: string) => protocolCalendar(evening, dinner.afterward)[2]?.lines.match(/^M(\S+)/)?.[1];
  // For a Tuesday, a Sunday and a Monday.
  expect(session?.lines.match(/M/g)).toHaveLength(5);
  expect(['2025-01-28', '2025-02-02', '2025-02-03'].map(mondayAfter)).toEqual([6, 1, 7].map((day) => String(at(day))));
});

test('draws the evening to scale: breathing, one turn per person, dinner', () => {
  const { boxes, width } = eveningStrip(180, dinner.breathing.minutes, dinner.turn.minutes, dinner.seats);
  expect(boxes).toHaveLength(1 + dinner.seats);
  const last = boxes.at(-1);
  expect(Number(last?.x) + Number(last?.width)).toBeLessThan(width);
});

test('times the breathing ring as the content says', () => {
  const css = breathingRhythm({ minutes: 3, in: 4, hold: 2, out: 6 });
  expect(css).toContain('animation-duration:12s;animation-iteration-count:15}');
  expect(css).toContain('33.3%,50%{transform:none}');
  expect(css).toContain('@keyframes hold{33.3%{color:var(--accent)}50%{color:inherit}}');
  expect(breathingRhythm({ minutes: 2, in: 5, hold: 5, out: 10 })).toMatch(
    /animation-duration:20s;animation-iteration-count:6\}.*25%,50%\{transform:none\}/,
  );
});
