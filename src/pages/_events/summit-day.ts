import { events } from '../../content/events.ts';
import { hoursOf } from '../../generators/calendar.ts';
import type { Day } from './day-line.ts';

const summit = Object.values(events).find(({ time }) => hoursOf(time));

/** A summit's hours on a 24-hour clock, or a working day's while no summit has hours. */
export const summitDay: Day = {
  from: summit?.time.kind === 'hours' ? Number(summit.time.starts.slice(11, 13)) : 9,
  hours: (summit && hoursOf(summit.time)) ?? 8,
  happens: summit?.highlights ?? [],
};

/** Their labels as clock times, with 'am' or 'pm' at both ends. */
export const clockHours: readonly string[] = Array.from({ length: summitDay.hours + 1 }, (_, index) => {
  const hour = summitDay.from + index;
  const shown = String(((hour + 11) % 12) + 1);
  return index === 0 || index === summitDay.hours ? `${shown}${hour < 12 ? 'am' : 'pm'}` : shown;
});
