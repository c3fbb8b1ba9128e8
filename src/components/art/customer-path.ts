import { unwrap } from '../../lib/unwrap.ts';
import type { Drawing } from './drawing.ts';
import { enter, leave, turnBack, turnOf } from './rail.ts';
import { path, rails, type Stroke, WIDE } from './stroke.ts';

/** The size of a module's sign. The line enters at its lower left and leaves at its lower right. */
const SIDE = 120;

/** The sign of each module, by its dashboard tab: one stroke from foot to foot. */
const SIGNS: Record<string, string> = {
  /** A page with its head and a form. */
  websites: 'h12v-96h96v20h-96h96v76m-78-58h60m-60 8v12h60v-12zm0 20v12h24v-12zm78 30h12',
  /** A note with four lines. */
  crm: 'h16v-96h68l20 20v76m-68-62h48m-48 16h48m-48 16h48m-48 16h28m40 14h16',
  /** A letter, its flap drawn from the left. */
  email: 'h10v-68l50 42 50-42h-100h100v68h10',
  /** Four ads, each with more of the budget than the last. */
  ads: 'h8v-22h20v22h8v-44h20v44h8v-66h20v66h8v-88h20v88h8',
  /** A star. */
  reputation: 'h28.3l12-36.9-31.4-22.8h38.8l12-36.9 12 36.9h38.8l-31.4 22.8 12 36.9-31.4-22.8-31.4 22.8h91.7',
  /** A pin on the map. */
  listings: 'h60c-26-30-36-42-36-58a36 36 0 0 1 72 0c0 16-10 28-36 58h60',
  /** Visits that become fewer and better. */
  analytics: 'h8l20-34 14 16 20-46 16 24 24-56v96h18',
  /** An idea. */
  intelligence: 'h46v-20c-16-8-24-20-24-34a38 38 0 0 1 76 0c0 14-8 26-24 34v20h46',
};

const signOf = (tab: string) => unwrap(SIGNS[tab], `the sign of the tab ${tab} (components/art/customer-path.ts)`);

/** Returns the positions of the modules' signs: one row, or two on a phone. */
function places(width: number, count: number): { x: number; y: number }[] {
  const { left, right } = rails(width);
  const rows = width === WIDE ? 1 : 2;
  const inRow = Math.ceil(count / rows);
  const [from, to] = [left + 46, right - 46];
  const apart = (to - from) / inRow;
  return Array.from({ length: count }, (_, place) => ({
    x: from + (place % inRow) * apart + (apart - SIDE) / 2,
    y: 150 + Math.floor(place / inRow) * 290,
  }));
}

/** Draws one customer's way through the modules as one line, with the sign of each in the order in which she meets them. */
export function customerPath(tabs: readonly string[]): (width: number) => Stroke {
  return (width) => {
    const { left } = rails(width);
    const q = turnOf(width);
    const below = width === WIDE ? 84 : 110;
    const stops = places(width, tabs.length);
    let [ground, d] = [stops[0]?.y ?? 0, ''];
    d = enter(width, ground);
    for (const [place, { x, y }] of stops.entries()) {
      if (y !== ground) {
        const home = ground + below;
        d += turnBack(width, ground, home) + leave(width, home, y - q) + path`Q${left} ${y} ${left + q} ${y}`;
        ground = y;
      }
      d += path`H${x}` + signOf(tabs[place] ?? '');
    }
    const home = ground + below;
    return { width, height: home + 50, d: d + turnBack(width, ground, home) + leave(width, home, home + 50) };
  };
}

/** How much of the line a module's picture shows on either side of its sign. */
const REACH = 18;

/** Returns the view box of one module's stretch of the wide drawing. */
export function stretchOf(tabs: readonly string[], tab: string): string {
  const { x, y } = unwrap(places(WIDE, tabs.length)[tabs.indexOf(tab)], `the place of the tab ${tab}`);
  return `${Math.round(x) - REACH} ${y - SIDE + 8} ${SIDE + 2 * REACH} ${SIDE + 4}`;
}

/** Returns a module's sign alone, for its social card. */
export function moduleSign(tab: string): Drawing {
  return { width: SIDE + 36, height: SIDE, strokes: [`M0 108h18${signOf(tab)}h18`] };
}
