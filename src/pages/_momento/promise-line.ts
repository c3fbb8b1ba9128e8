import { enter, leave, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** Draws a promise: the line leaves today, flies as far as the margin, comes back on its date, and goes home from there. */
export function promiseLine(width: number): Stroke {
  const { right } = rails(width);
  const wide = width > 800;
  const [ground, today, due, ring] = wide ? [320, 330, 860, 15] : [380, 130, 400, 15];
  const back = ground + (wide ? 64 : 76);
  const [far, near] = [right - width * 0.09, due + ring];
  const flight =
    path`C${today + (far - today) * 0.38} ${ground} ${today + (far - today) * 0.55} 30 ${far} 30` +
    path`C${right + width * 0.03} 30 ${right + width * 0.03} ${ground * 0.5} ${far - width * 0.02} ${ground * 0.53}` +
    path`C${near + (far - near) * 0.42} ${ground * 0.56} ${near} ${ground * 0.5} ${near} ${ground - ring}`;
  const q = turnOf(width);
  const landing =
    path`a${ring} ${ring} 0 1 1 ${-ring} ${-ring}a${ring} ${ring} 0 0 1 ${ring} ${ring}` +
    path`V${back - q}Q${near} ${back} ${near - q} ${back}`;
  const d =
    enter(width, ground) + path`H${today - 40}v-16v32v-16H${today}` + flight + landing + leave(width, back, back + 50);
  const below = ground + (wide ? 34 : 48);
  const labels = [
    { x: today - 40, y: below, text: 'today' },
    { x: due - (wide ? 32 : 62), y: below, text: 'the date' },
  ];
  return { width, height: back + 50, d, labels };
}
