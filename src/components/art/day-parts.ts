import { path } from './stroke.ts';

// What happens on a day, as parts of the line: relative paths from one foot to the other.

/** Draws a short talk as an arch. */
export function talk(width: number): string {
  return path`v${-width}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${width}`;
}

/** Draws a small table that the line goes around once. */
export function table(radius: number): string {
  return path`a${radius} ${radius} 0 1 0 0 ${-2 * radius}a${radius} ${radius} 0 1 0 0 ${2 * radius}`;
}

/** Draws a sheet of paper with three lines of writing. */
export function sheet(width: number): string {
  const writing = [0.5, 0.75, 0.75]
    .map((part, at) => path`v${(at === 0 ? -0.38 : -0.27) * width}h${part * width}h${-part * width}`)
    .join('');
  return path`v${-1.3 * width}h${width}v${1.3 * width}h${-width}` + writing + path`v${0.92 * width}h${width}`;
}
