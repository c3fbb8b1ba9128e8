import { expect, test } from 'vitest';
import { dinner } from '../../src/content/dinner.ts';
import { leadershipPilot } from '../../src/content/leadership-pilot.ts';
import { hourLines, trackLines } from '../../src/pages/_events/drawings.ts';
import { reportStrip } from '../../src/pages/_memento-landing/report-strip.ts';
import { signalLine, signalMarks } from '../../src/pages/_memento-landing/signal-line.ts';
import { eveningStrip } from '../../src/pages/_momento-council/evening-strip.ts';
import { protocolCalendar, ROW } from '../../src/pages/_momento-council/protocol-calendar.ts';
import { seatTable } from '../../src/pages/_momento-council/seat-table.ts';
import { tableView } from '../../src/pages/_momento-council/table-view.ts';

test('the table has a chair for each seat, and every seat sees every other', () => {
  const { chairs, sight } = seatTable(dinner.seats);
  expect(chairs.map(({ number }) => number)).toEqual(Array.from({ length: dinner.seats }, (_, seat) => seat + 1));
  expect(sight.match(/M/g)).toHaveLength((dinner.seats * (dinner.seats - 1)) / 2);
});

test('one’s own seat sees every other, and they see each other', () => {
  const { across, toYou, width, height } = tableView(dinner.seats);
  const others = dinner.seats - 1;
  expect(toYou.match(new RegExp(`L${width / 2} ${height}`, 'g'))).toHaveLength(others);
  expect(across.match(/M/g)).toHaveLength((others * (others - 1)) / 2);
  expect(tableView(2).toYou).not.toContain('NaN');
});

test('the protocol stands on one scale of days, its session in the week after the evening', () => {
  const [daily, introductions, session, texts] = protocolCalendar(dinner.day, dinner.afterward);
  const { days } = dinner.afterward.texts;
  const at = (day: number) => Math.round((day / days) * (ROW.width - 4) * 10) / 10;
  expect(daily?.lines.match(/M/g)).toHaveLength(days);
  expect(texts?.dots?.match(/M/g)).toHaveLength(days);
  expect(introductions?.dots?.match(/M/g)).toHaveLength(dinner.afterward.introductions);
  expect(introductions?.dots).toContain(`M${at(dinner.afterward.introductionsWithin.days)} `);
  const mondayAfter = (evening: string) => protocolCalendar(evening, dinner.afterward)[2]?.lines.match(/^M(\S+)/)?.[1];
  // Of a Tuesday, a Sunday and a Monday.
  expect(session?.lines.match(/M/g)).toHaveLength(5);
  expect(['2025-01-28', '2025-02-02', '2025-02-03'].map(mondayAfter)).toEqual([6, 1, 7].map((day) => String(at(day))));
});

test('the evening is to scale: breathing, then a turn each, then time for dinner', () => {
  const { boxes, width } = eveningStrip(180, dinner.breathing.minutes, dinner.turn.minutes, dinner.seats);
  expect(boxes).toHaveLength(1 + dinner.seats);
  const last = boxes.at(-1);
  expect(Number(last?.x) + Number(last?.width)).toBeLessThan(width);
});

test('the strip has a sheet for each report within its days, the first one delivered on its day', () => {
  const { length, reports, firstReport } = leadershipPilot;
  const { sheets, sheetWidth, width, days } = reportStrip(length.days, reports, firstReport.days);
  expect(sheets).toHaveLength(reports);
  expect(days.match(/M/g)).toHaveLength(length.days + 1);
  const ends = sheets.map((left) => Number(left) + sheetWidth);
  expect(ends[0]).toBeCloseTo((firstReport.days / length.days) * (width - 4) + 2, 0);
  expect(ends.at(-1)).toBeLessThanOrEqual(width);
  for (const [i, left] of sheets.entries()) if (i > 0) expect(Number(left)).toBeGreaterThan(ends[i - 1] ?? 0);
});

test('the events’ drawings follow their tracks and hours', () => {
  const { strokes, width } = trackLines(4);
  expect(strokes.map((stroke) => Number(/ (\d+) \d+V/.exec(stroke)?.[1]))).toEqual(
    [0, 1, 2, 3].map((at) => (at * width) / 4),
  );
  expect(hourLines(9, 9).strokes).toHaveLength(37);
  expect(hourLines(0, 24, 2).strokes).toHaveLength(49);
  const hours = hourLines(0, 48, 1).strokes.map((stroke) => stroke.split('v')[1]);
  expect(hours.slice(24, 48)).toEqual(hours.slice(0, 24));
  expect(trackLines(1).strokes.join()).not.toContain('NaN');
});

test('a signal has a point a week, inside its box', () => {
  const points = signalLine([5, 9, 1, 4]).slice(1).split('L');
  expect(points).toHaveLength(4);
  for (const point of points) expect(Number(point.split(' ')[1])).toBeLessThanOrEqual(48);
});

test('a signal is marked where it turned and where it ends', () => {
  expect(signalMarks([5, 3, 4, 9])).toEqual({ turn: 'M80 42h0', last: 'M240 6h0' });
  expect(signalMarks([5, 9, 1])).toEqual({ turn: 'M120 6h0', last: 'M240 42h0' });
});
