import { enter, leave } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** Draws a promise: the line leaves today, flies as far as the margin, comes back on its date, and goes home from there. */
export function promiseLine(width: number): Stroke {
  const { right } = rails(width);
  const wide = width > 800;
  const [ground, today, due, ring] = wide ? [320, 330, 860, 15] : [380, 130, 400, 15];
  const back = ground + (wide ? 64 : 76);
  const far = right - width * 0.09;
  const flight =
    path`C${today + (far - today) * 0.38} ${ground} ${today + (far - today) * 0.55} 30 ${far} 30` +
    path`C${right + width * 0.03} 30 ${right + width * 0.03} ${ground * 0.5} ${far - width * 0.02} ${ground * 0.53}` +
    path`C${due + (far - due) * 0.42} ${ground * 0.56} ${due} ${ground * 0.5} ${due} ${ground - ring}`;
  // Around the ring, and from its right side home below its label.
  const q = (back - ground) / 2;
  const landing =
    path`a${ring} ${ring} 0 1 0 0 ${2 * ring}a${ring} ${ring} 0 0 0 0 ${-2 * ring}a${ring} ${ring} 0 0 1 ${ring} ${ring}` +
    path`H${due + 60}a${q} ${q} 0 0 1 0 ${2 * q}`;
  const d =
    enter(width, ground) + path`H${today - 40}v-16v32v-16H${today}` + flight + landing + leave(width, back, back + 50);
  const below = ground + (wide ? 34 : 48);
  const labels = [
    { x: today - 40, y: below, text: 'today' },
    { x: due, y: below, text: 'the date' },
  ];
  return { width, height: back + 50, d, labels };
}
