import { areaDrawing } from '../../components/art/area-drawing.ts';
import { bars } from '../../components/art/charts.ts';
import { circle, type Drawing } from '../../components/art/drawing.ts';
import { HEIGHT, WIDTH } from '../../components/art/posts/post-drawing.ts';
import { postDrawings } from '../../components/art/posts/post-drawings.ts';
import { box } from '../../components/art/shapes.ts';
import { SEATS } from '../../components/art/table.ts';
import { storyOrder } from '../../content/customer-story.ts';
import { terms } from '../../content/coaching.ts';
import { weekly } from '../../content/dashboard.ts';
import { dinner } from '../../content/dinner.ts';
import { firstLook } from '../../content/first-look.ts';
import { sprint } from '../../content/guide.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';
import { modules } from '../../content/modules.ts';
import { type PageName, pages } from '../../content/pages.ts';
import { consulting } from '../../content/prices.ts';
import { years } from '../../content/claims.ts';
import { CENTER, SCORES, tick } from '../../features/assessment/gauge.ts';
import type { DrawingName } from '../../lib/drawing-name.ts';
import { ringsDrawing } from '../_about/rings-drawing.ts';
import { markConstruction } from '../_brand/mark-construction.ts';
import { letterDrawing } from '../_contact/letter-drawing.ts';
import { throws } from '../_creator-launch/throw-drawing.ts';
import { dialDrawing } from '../_enterprise-accelerator/dial-drawing.ts';
import { hourLines } from '../_events/drawings.ts';
import { hourDrawing } from '../_executive-coaching/hour-drawing.ts';
import { reportStrip } from '../_memento-landing/report-strip.ts';
import { seatTable } from '../_momento-council/seat-table.ts';
import { dayAt, promiseStrip, WIDTH as STRIP } from '../_momento/promise-strip.ts';
import { customerThread } from '../_platform/customer-thread.ts';
import { shiftDrawing } from '../_quantum-shift/drawings.ts';
import { gatesDrawing } from '../_quiz/gates-drawing.ts';
import { tangleDrawing } from '../_services/tangle-drawing.ts';
import { gearTrain } from '../_torque/gear-train.ts';
import { flywheelDrawing } from '../../components/art/flywheel.ts';

const OWN: Partial<Record<PageName, () => Drawing>> = {
  torque: gearTrain,
  guide: flywheelDrawing,
  services: tangleDrawing,
  accelerator: () => dialDrawing(sprint, consulting.accelerator.length.days),
  about: () => ringsDrawing('about', years.career),
  contact: letters,
  quiz: () => gatesDrawing({ start: 0, apart: 9 }),
  assessment: gauge,
  brand: construction,
  dashboard: orders,
  momento: promises,
  council: table,
  events: () => hourLines(9, 9),
  leadershipPilot: reports,
  platform: () => customerThread(storyOrder, modules.length),
  creatorLaunch: throws,
  quantumShift: shiftDrawing,
  executiveCoaching: () => hourDrawing(pages.executiveCoaching.title, terms.first.roadmap.days, 440),
};

/** Returns the drawing for a page's social card: its own, or one of its area. */
export function pageDrawing(name: PageName): Drawing {
  return OWN[name]?.() ?? areaDrawing(pages[name].area, name);
}

/** Returns the drawing for a post's social card. `arcs` differ for every post. */
export function postDrawing(name: DrawingName, seed: string): Drawing {
  if (name === 'arcs') return areaDrawing(pages.blog.area, seed);
  const { lines, accent } = postDrawings[name]();
  return { width: WIDTH, height: HEIGHT, strokes: [lines, accent] };
}

function gauge(): Drawing {
  return { width: 2 * CENTER.x, height: CENTER.y, strokes: SCORES.map((score) => tick(score)) };
}

function construction(): Drawing {
  const { width, height, guides, angle } = markConstruction(SEATS);
  return { width, height, strokes: [...areaDrawing('memento', 'brand').strokes, guides, angle] };
}

/** Draws the deals won in each week as bars on a line. */
function orders(): Drawing {
  const frame = { width: 480, height: 400, from: 0, to: Math.max(...weekly.revenue) };
  const drawn = bars(weekly.revenue, frame).map(({ x, y, width, height }) => box(x, y, width, height));
  return { width: frame.width, height: frame.height, strokes: [...drawn, `M0 ${frame.height}H${frame.width}`] };
}

/** Draws the first look's promises in rows, and today. */
function promises(): Drawing {
  const { agreements, today, days } = firstLook;
  const row = 44;
  const height = agreements.length * row;
  const lines = agreements.flatMap((agreement, index) => {
    const y = (index + 0.5) * row;
    const { run, ahead = '', end } = promiseStrip(agreement, today, days, y);
    return [run, ahead, circle(Number(end), y, 5)];
  });
  return { width: STRIP, height, strokes: [...lines, `M${dayAt(today, days)} 0V${height}`] };
}

function table(): Drawing {
  const { size, edge, sight, chairs } = seatTable(dinner.seats);
  return { width: size, height: size, strokes: [edge, sight, ...chairs.map(({ outline }) => outline)] };
}

function reports(): Drawing {
  const { length, reports: count, firstReport } = leadershipPilot;
  const { width, height, sheetWidth, sheets, days, firstWriting, writing } = reportStrip(
    length.days,
    count,
    firstReport.days,
  );
  return {
    width,
    height,
    strokes: [...sheets.map((x) => box(Number(x), 20, sheetWidth, 100)), days, firstWriting, writing],
  };
}

function letters(): Drawing {
  const { width, height, letter, answer } = letterDrawing();
  return { width, height, strokes: [...letter, ...answer] };
}
