import { enter, leave, turnOf } from '../../../components/art/rail.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { ads as campaigns, forecast as ahead, weekly } from '../../../content/dashboard.ts';
import type { Module } from '../../../content/module-schema.ts';
import { amountText } from '../../../lib/format.ts';
import { COST_LIMIT, leadCost, metricLabel } from '../../_dashboard/figures.ts';
import { lengthOf } from '../../_shared/scene-words.ts';
import { form } from './form-figure.ts';
import { type Draw, dropDown, linesOf, scene } from './stage.ts';
import { topic } from './topic-figure.ts';

// The drawings between a module's promise and its features.

/** Draws what a lead costs in each campaign, a stroke for each dollar. The line is the limit: no row reaches it. */
const costs: Draw = (width) => {
  const wide = width === WIDE;
  const [x, top, apart, bar, thick, size] = wide ? [120, 84, 134, 40, 3, 60] : [66, 84, 128, 34, 3, 44];
  const limit = width - x;
  const rows = campaigns
    .map((campaign) => ({ name: campaign.name, cost: leadCost(campaign) }))
    .toSorted((a, b) => a.cost - b.cost)
    .map((row, at) => ({ ...row, y: top + (at + 1) * apart }));
  const home = top + (rows.length + 0.5) * apart;
  const height = home + turnOf(width) + 12;
  const dollar = (limit - x) / COST_LIMIT;
  const marks = rows.flatMap(({ y, cost }) =>
    Array.from({ length: Math.round(cost) }, (_, at) => path`M${x + at * dollar} ${y}h${thick}v${bar}h${-thick}z`),
  );
  const words = rows.flatMap(({ name, cost, y }) => {
    const text = amountText(cost, 2);
    return [
      { x, y: y - 16, size, text },
      { x: x + lengthOf({ x, y, size, text }) + 18, y: y - 16, text: name },
    ];
  });
  const amount = { x: limit, y: top - 16, size, text: amountText(COST_LIMIT), anchor: 'end' as const };
  const d = enter(width, top) + dropDown(width, top, home, limit) + leave(width, home, height);
  return {
    width,
    height,
    d,
    words: [{ x, y: top - 16, text: metricLabel('ads') }, ...words, amount],
    marks: marks.join(''),
  };
};

/** Draws the leads of the weeks so far as the line, and around it the range that the next weeks should fall into, dotted. */
const forecast: Draw = (width) => {
  const wide = width === WIDE;
  const [x, top, low, size] = wide ? [120, 20, 330, 88] : [66, 20, 290, 72];
  const past = weekly.leads;
  const all = [...past, ...ahead.map(({ expected }) => expected)];
  const [least, most] = [Math.min(...past), Math.max(...ahead.map(({ high }) => high))];
  const at = (week: number) => x + (week / (all.length - 1)) * (width - 2 * x);
  const y = (leads: number) => low - ((leads - least) / (most - least)) * (low - top);
  const points = all.map((leads, week) => path`L${at(week)} ${y(leads)}`);
  const edge = (side: 'low' | 'high') =>
    path`M${at(past.length - 1)} ${y(past.at(-1) ?? 0)}` +
    ahead.map((week, index) => path`L${at(past.length + index)} ${y(week[side])}`).join('');
  const [first = 0, now = 0, end] = [past[0], past.at(-1), ahead.at(-1)];
  const ground = y(all.at(-1) ?? 0);
  const start = { x, y: y(first) - 24, size, text: String(first) };
  return {
    ...scene(
      width,
      ground,
      enter(width, y(first)) + points.join(''),
      [
        start,
        { x, y: start.y - size * 0.72 - 14, text: metricLabel('analytics') },
        { x: at(past.length - 1), y: y(now) - 24, size, text: String(now), anchor: 'end' },
        { x: width - x, y: y(end?.low ?? 0) + size, size, text: `${end?.low} to ${end?.high}`, anchor: 'end' },
      ],
      low - ground + (wide ? 90 : 100),
    ),
    marks: edge('low') + edge('high'),
  };
};

/** Returns the drawing above a module's features, if there is one. */
export function moduleFigure({ tab, specimen }: Pick<Module, 'tab' | 'specimen'>): Draw | undefined {
  const figures: Partial<Record<Module['tab'], Draw>> = {
    websites: form(linesOf(specimen)),
    ads: costs,
    reputation: topic(linesOf(specimen)),
    intelligence: forecast,
  };
  return figures[tab];
}
