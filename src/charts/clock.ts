interface ClockChart {
  /** The marks of the face's twelve hours, around 0 0. */
  marks: string;
  /** How far the hand and the day's sector are turned, in degrees: at the start, and at the end of each part. */
  start: number;
  ends: number[];
}

const HOURS = 12;
const turn = (hour: number) => (hour / HOURS) * 360;

/** Returns a clock's face and the way of its hour hand through a day of equal parts, on a 24-hour clock. */
export function clockChart(from: number, hours: number, parts: number): ClockChart {
  const marks = Array.from({ length: HOURS }, (_, hour) => {
    const angle = (turn(hour) * Math.PI) / 180;
    const at = (radius: number) => [Math.sin(angle), -Math.cos(angle)].map((way) => Math.round(way * radius)).join(' ');
    return `M${at(hour % 3 ? 224 : 208)}L${at(248)}`;
  });
  return {
    marks: marks.join(''),
    start: turn(from),
    ends: Array.from({ length: parts }, (_, part) => turn(from + (hours * (part + 1)) / parts)),
  };
}

/** Returns the day's parts as keyframes: of the hand, and of the sector, whose dashes are as long as the day. */
export function clockStyle({ start, ends }: ClockChart): string {
  const end = ends.at(-1) ?? start;
  const frame = (angle: number) => [`transform:rotate(${angle}deg)`, `stroke-dashoffset:${end - angle}`];
  return ends
    .flatMap((angle, part) =>
      ['hand', 'sector'].map((name, kind) => {
        // The first part starts over from the morning.
        const again = part === 0 ? `45%{${frame(start)[kind]}}` : '';
        return `@keyframes ${name}-${part}{${again}to{${frame(angle)[kind]}}}`;
      }),
    )
    .join('');
}
