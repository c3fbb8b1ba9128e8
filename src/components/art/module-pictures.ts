import { unwrap } from '../../lib/unwrap.ts';
import { circle, type Drawing } from './drawing.ts';
import { box, dashes, polyline, star } from './shapes.ts';

/** A module at work on one customer: outlines, shaded areas, and a dot for the customer. */
export interface ModulePicture extends Drawing {
  /** Areas to fill in a light tone below the strokes. */
  shades: string[];
  /** Where the customer's dot is. */
  customer: [x: number, y: number];
}

type Parts = Pick<ModulePicture, 'strokes' | 'shades' | 'customer'>;

/** Draws a web page with a header, a picture, text, and a form; the customer is at its button. */
function drawPage(): Parts {
  const [picture, button] = [box(40, 52, 108, 72), box(196, 142, 84, 30)];
  return {
    strokes: [
      box(24, 10, 272, 180),
      'M24 36H296M38 23h4m8 0h4m8 0h4',
      picture,
      'M40 112l34-34 28 26 16-14 30 28M168 58H280M168 76h76M168 100H280M168 114h88',
      box(40, 142, 146, 30),
      button,
    ],
    shades: [picture, button],
    customer: [238, 157],
  };
}

/** Draws four stages with fewer deals in each; the customer's deal is in the third. */
function drawPipeline(): Parts {
  const [deals, own] = [[5, 4, 3, 1], 2];
  const left = deals.map((_, stage) => 8 + stage * 80);
  const cards = deals.flatMap((count, stage) =>
    Array.from({ length: count }, (_, row) => box(left[stage] ?? 0, 26 + row * 34, 64, 24)),
  );
  const steps = left.slice(0, -1).map((x) => `M${x + 64} 38h15m-5-4l5 4-5 4`);
  return {
    strokes: [...cards, ...left.map((x) => `M${x} 12h64`), ...steps],
    shades: left.slice(0, own + 1).map((x) => box(x, 26, 64, 24)),
    customer: [(left[own] ?? 0) + 32, 38],
  };
}

/** Draws three letters on a timeline: two sent, the third open. */
function drawLetters(): Parts {
  const closed = [8, 110].map((x) => ({ sheet: box(x, 112, 84, 54), flap: `M${x} 112l42 32 42-32` }));
  return {
    strokes: [
      ...closed.flatMap(({ sheet, flap }) => [sheet, flap]),
      'M208 84v82H312V84L260 128z',
      'M208 84l14-12m76 0l14 12M222 96V14h76V96M236 34h48m-48 16h48m-48 16h26',
      'M8 188H312M50 182v12M152 182v12M260 182v12',
    ],
    shades: [...closed.map(({ sheet }) => sheet), 'M208 84v82H312V84L260 128z'],
    customer: [260, 94],
  };
}

/** Draws the spend on four ads; part of the budget moves to the one that brings inquiries. */
function drawBudgets(): Parts {
  const bars = [40, 72, 118, 52].map((tall, ad) => box(16 + ad * 78, 188 - tall, 54, tall));
  return {
    strokes: [
      ...bars,
      'M8 188H312M172 110h54',
      `${dashes(16, 108, 54)}M16 114v6m0 8v6m0 8v6M70 114v6m0 8v6m0 8v6`,
      'M43 98C43 40 110 34 160 84m-1-10l1 10-10-2',
      circle(121, 104, 6),
      circle(183, 52, 6),
      circle(215, 52, 6),
      circle(277, 124, 6),
    ],
    shades: bars,
    customer: [199, 52],
  };
}

/** Draws a five-star review and its answer. */
function drawReviews(): Parts {
  const stars = [0, 1, 2, 3, 4].map((at) => star(36 + at * 40, 44, 15));
  const answer = 'M116 128H312v60H116z';
  return {
    strokes: ['M8 10H224v94H68l-24 24V104H8z', ...stars, 'M24 82h112', answer, 'M134 148H274M134 168h88'],
    shades: [...stars, answer],
    customer: [44, 150],
  };
}

/** Draws streets between blocks and a pin on the shop. */
function drawTown(): Parts {
  const blocks = [
    'M8 12H84V58L8 72z',
    'M8 88L84 74v52H8z',
    'M8 142H84v46H8z',
    'M100 154H208v34H100z',
    'M224 12H312V58L224 40z',
    'M224 56L312 74v52H224z',
    'M224 142H312v46H224z',
  ];
  return {
    strokes: [
      ...blocks,
      'M154 132C136 100 118 82 118 56a36 36 0 0 1 72 0C190 82 172 100 154 132z',
      circle(154, 56, 18),
      'M132 126c-44 6-40 18 22 18s66-12 22-18',
    ],
    shades: blocks,
    customer: [154, 56],
  };
}

/** Draws the funnel from the first visit to the order. */
function drawFunnel(): Parts {
  const middle = 160;
  const bars = [304, 208, 128, 64].map((wide, step) => ({ wide, y: 10 + step * 40 }));
  const sides = bars.slice(0, -1).flatMap(({ wide, y }, step) => {
    const next = unwrap(bars[step + 1], 'the next step').wide / 2;
    return [
      `M${middle - wide / 2} ${y + 26}L${middle - next} ${y + 40}M${middle + wide / 2} ${y + 26}L${middle + next} ${y + 40}`,
    ];
  });
  const boxes = bars.map(({ wide, y }) => box(middle - wide / 2, y, wide, 26));
  return { strokes: [...boxes, ...sides, 'M128 156l20 18m24 0l20-18'], shades: boxes, customer: [middle, 182] };
}

/** Draws past weeks, the week where something changed, and the forecast's range. */
function drawOutlook(): Parts {
  const weeks = [150, 142, 152, 138, 146, 134, 142, 128, 136, 112, 92].map((y, week) => [8 + week * 18.4, y] as const);
  return {
    strokes: [
      polyline(weeks),
      'M192 92L312 16M192 92L312 116M8 188H312M192 116v72',
      Array.from({ length: 18 }, (_, week) => `M${8 + week * 18} 188v-6`).join(''),
      [0, 1, 2, 3].map((piece) => `M${220 + piece * 26} ${82 - piece * 8}l13-4`).join(''),
      circle(192, 92, 20),
    ],
    shades: ['M192 92L312 16V116z'],
    customer: [192, 92],
  };
}

const PICTURES: Record<string, () => Parts> = {
  websites: drawPage,
  crm: drawPipeline,
  email: drawLetters,
  ads: drawBudgets,
  reputation: drawReviews,
  listings: drawTown,
  analytics: drawFunnel,
  intelligence: drawOutlook,
};

/** Returns a module's picture by its dashboard tab. */
export function modulePicture(tab: string): ModulePicture {
  const parts = unwrap(PICTURES[tab], `the picture of the tab ${tab} (components/art/module-pictures.ts)`);
  return { width: 320, height: 200, ...parts() };
}
