import type { Drawing } from '../../components/art/drawing.ts';
import { areaDrawing } from '../../components/art/area-drawing.ts';
import { storyOrder } from '../../content/customer-story.ts';
import { terms } from '../../content/coaching.ts';
import { dinner } from '../../content/dinner.ts';
import { sprint } from '../../content/guide.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';
import { modules } from '../../content/modules.ts';
import { type PageName, pages } from '../../content/pages.ts';
import { consulting } from '../../content/prices.ts';
import { years } from '../../content/claims.ts';
import { ringsDrawing } from '../_about/rings-drawing.ts';
import { letterDrawing } from '../_contact/letter-drawing.ts';
import { throws } from '../_creator-launch/throw-drawing.ts';
import { dialDrawing } from '../_enterprise-accelerator/dial-drawing.ts';
import { hourLines } from '../_events/drawings.ts';
import { hourDrawing } from '../_executive-coaching/hour-drawing.ts';
import { reportStrip } from '../_memento-landing/report-strip.ts';
import { seatTable } from '../_momento-council/seat-table.ts';
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
  quiz: gatesDrawing,
  council: table,
  events: () => hourLines(9, 9),
  leadershipPilot: reports,
  platform: () => customerThread(storyOrder, modules.length),
  creatorLaunch: throws,
  quantumShift: shiftDrawing,
  executiveCoaching: () => hourDrawing(pages.executiveCoaching.title, terms.first.roadmap.days, 330),
};

/** The drawing that a page has to itself, for its social card; where it has none, one of its area's kind. */
export function pageDrawing(name: PageName): Drawing {
  return OWN[name]?.() ?? areaDrawing(pages[name].area, name);
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
  return { width, height, strokes: [...sheets.map((x) => `M${x} 20h${sheetWidth}`), days, firstWriting, writing] };
}

function letters(): Drawing {
  const { width, height, letter, answer } = letterDrawing();
  return { width, height, strokes: [...letter, ...answer] };
}
