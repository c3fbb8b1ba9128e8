import { seededRandom } from '../../../lib/random.ts';
import { path } from '../stroke.ts';
import { FROM, GROUND, type PostDrawing, TO } from './post-drawing.ts';

/** Counts in fives: four times up and down, and a stroke through all of them. A picture that leads shows more. */
export function tally(leads: boolean): PostDrawing {
  const random = seededRandom('tally');
  const near = (n: number) => n + (random() - 0.5) * 8;
  const groups = leads ? 5 : 3;
  const lefts = Array.from({ length: groups }, (_, group) => 332 + (group - groups / 2) * 116);
  const counted = lefts.flatMap((x) =>
    [0, 1, 2, 3].map((place) => path`H${near(x + 12 + place * 22)}` + upAndDown(near(196), 8)),
  );
  const struck = lefts.map((x) => path`M${near(x - 6)} ${near(216)}l108-92`);
  const line = path`M${FROM} ${GROUND}` + counted.join('') + `H${TO}`;
  return leads ? { line, marks: '', bold: struck.join('') } : { line, marks: struck.join('') };
}

/** Goes back for each record in doubt, among records in rows. */
export function ledger(): PostDrawing {
  const rows = Array.from({ length: 6 }, (_, row) => `M140 ${60 + row * 38}H500`);
  const caught = [
    [218, 136],
    [320, 60],
    [422, 98],
  ].map(
    ([x = 0, y = 0]) =>
      path`H${x - 50}C${x - 6} ${GROUND} ${x + 20} ${y + 80} ${x + 20} ${y}A20 20 0 0 0 ${x - 20} ${y}C${x - 20} ${y + 80} ${x + 6} ${GROUND} ${x + 50} ${GROUND}`,
  );
  return { marks: rows.join(''), line: path`M${FROM} ${GROUND}` + `${caught.join('')}H${TO}` };
}

/** Draws how often the old way is used, week after week: less and less, except for one bad week. */
export function curve(): PostDrawing {
  const random = seededRandom('curve');
  const weeks = Array.from({ length: 16 }, (_, week) => {
    const share = 1 / (1 + Math.exp((week - 6) / 1.8));
    const height = (week === 12 ? 74 : 6) + share * 230 + random() * 10;
    return `H${145 + week * 22}${upAndDown(height, 8)}`;
  });
  return { marks: '', line: path`M${FROM} ${GROUND}` + weeks.join('') + `H${TO}` };
}

/** Goes up from the ground and down again next to it, to a height. */
export function upAndDown(height: number, width: number): string {
  const turn = width / 2;
  const rise = height - 5 - turn;
  return path`q5 0 5-5v${-rise}a${turn} ${turn} 0 0 1 ${width} 0v${rise}q0 5 5 5`;
}
