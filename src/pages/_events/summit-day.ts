import { events } from '../../content/events.ts';
import { hoursOf } from '../../content/derived/event-times.ts';
import type { Day } from './day-line.ts';

/** The summit that is drawn: the first one with hours, if there is one. */
export const [drawnSlug, drawn] = Object.entries(events).find(([, { time }]) => hoursOf(time)) ?? [];
const from = drawn?.time.kind === 'hours' ? Number(drawn.time.starts.slice(11, 13)) : 9;
const hours = (drawn && hoursOf(drawn.time)) ?? 8;

/** A summit's hours on a 24-hour clock, or a working day's while no summit has hours. Its clock has 'am' or 'pm' at both ends. */
export const summitDay: Day = {
  from,
  hours,
  clock: Array.from({ length: hours + 1 }, (_, index) => {
    const hour = from + index;
    const shown = String(((hour + 11) % 12) + 1);
    return index === 0 || index === hours ? `${shown}${hour < 12 ? 'am' : 'pm'}` : shown;
  }),
};
