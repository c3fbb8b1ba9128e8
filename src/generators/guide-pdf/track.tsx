import { short } from '../../components/art/drawing.ts';
import { curveDrawing } from '../../components/art/curve.ts';
import { chapters, measures, SPRINT_WEEKS } from '../../content/guide.ts';
import { consulting } from '../../content/prices.ts';
import { inWords } from '../../lib/format.ts';

/** What is counted, and how such a line should look. */
export function Track() {
  const { title, intro } = chapters.track;
  return (
    <>
      <h2 className="title">{title}</h2>
      <p className="intro">{intro}</p>
      <ul className="measures">
        {measures.map(({ title: name, curve, count, beware }) => {
          const { width, height, strokes } = curveDrawing(curve);
          return (
            <li key={name}>
              <svg viewBox={`0 -2 ${width} ${height + 4}`} aria-hidden="true">
                <path d={strokes.join('')} />
              </svg>
              <div>
                <h3>{name}</h3>
                <p>{count}</p>
                <p className="beware">{beware}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export const MONTHLY = 'Your monthly page';
const MONTHS = [1, 2, 3];
const { days } = consulting.accelerator.length;
const FIGURES = ['At the start', ...MONTHS.map((month) => `Day ${Math.round((days * month) / MONTHS.length)}`)];
const EMPTY = `An empty chart of ${inWords(SPRINT_WEEKS)} weeks, to draw in.`;
const CHART = { width: 672, height: 120 };

/** The worksheet: three empty charts over the weeks of the sprint. */
export function MonthlyWorksheet() {
  return (
    <>
      <h2 className="title">{MONTHLY}</h2>
      <p className="intro">Add one dot per week to each chart. Keep the same page until the numbers make your case.</p>
      <ul className="charts">
        {measures.map(({ title: name }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="blank">We count</p>
            <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={EMPTY}>
              <path className="grid" d={grid()} />
              <path d={`M0 0V${CHART.height}H${CHART.width}`} />
            </svg>
            <ul>
              {FIGURES.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A line a week, and four to tell more from less. */
function grid(): string {
  const week = CHART.width / SPRINT_WEEKS;
  const weeks = Array.from({ length: SPRINT_WEEKS }, (_, index) => `M${short((index + 1) * week)} 0V${CHART.height}`);
  const levels = Array.from({ length: 4 }, (_, index) => `M0 ${(index * CHART.height) / 4}H${CHART.width}`);
  return [...weeks, ...levels].join('');
}
