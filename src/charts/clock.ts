const HOURS = 12;

/** The marks of a clock's face, around 0 0. */
export const clockMarks = Array.from({ length: HOURS }, (_, hour) => {
  const angle = (hour / HOURS) * 2 * Math.PI;
  const at = (radius: number) => [Math.sin(angle), -Math.cos(angle)].map((way) => Math.round(way * radius)).join(' ');
  return `M${at(hour % 3 ? 224 : 208)}L${at(248)}`;
}).join('');

/**
 * Returns the style of a day of about equal parts, in whole hours. The hand, the sector (a dash of 30 per hour) and the figures,
 * which are listed from the last, follow one number: the hour. At rest, it shows the day's end.
 */
export function clockStyle(from: number, hours: number, parts: number): string {
  const end = from + hours;
  const names = Array.from({ length: parts + 1 }, (_, part) => `hour-${part}`);
  return [
    `.clock-box{--hour:${end};animation-name:${names.join()}}`,
    ...names.map((name, part) => `@keyframes ${name}{to{--hour:${from + Math.round((hours * part) / parts)}}}`),
    `.clock-hand{rotate:calc(var(--hour)*30deg)}`,
    `.clock-sector{stroke-dashoffset:calc((${end} - var(--hour))*30)}`,
    `.clock-hour{translate:0 calc((var(--hour) - ${end})*1em)}`,
  ].join('');
}
