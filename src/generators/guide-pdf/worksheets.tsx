import { short } from '../../components/art/drawing.ts';
import { chapters, checklist, measures, questions, SPRINT_WEEKS } from '../../content/guide.ts';
import { consulting } from '../../content/prices.ts';
import { inWords } from '../../lib/format.ts';

export const CHOOSE = 'Compare three workflows';
const LETTERS = ['A', 'B', 'C'];
const AGREED = ['We start with', 'Owner', 'The number to move', 'Today’s number'];

/** Shows the worksheet that compares three workflows, one per column. */
export function ChooseWorksheet() {
  return (
    <>
      <h2 className="title">{CHOOSE}</h2>
      <p className="intro">
        Write down what people tell you, and check the boxes that apply. Start with the workflow that has the most
        checks.
      </p>
      <table className="choose">
        <thead>
          <tr>
            <th scope="col">Workflow</th>
            {LETTERS.map((letter) => (
              <th scope="col" key={letter}>
                <span className="number">{letter}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map(({ ask, start }) => (
            <tr key={ask}>
              <th scope="row">
                {ask}
                <span>{start}</span>
              </th>
              {LETTERS.map((letter) => (
                <td key={letter}>
                  <span className="box">{'\u00a0'}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="blanks">
        {AGREED.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </>
  );
}

/** Shows the checklist worksheet, with room for owners and dates. */
export function ChecklistWorksheet() {
  return (
    <>
      <h2 className="title">{chapters.deploy.intro}</h2>
      <table className="checklist">
        <thead>
          <tr>
            <th scope="col">Done when</th>
            <th scope="col">Owner</th>
            <th scope="col">Date</th>
          </tr>
        </thead>
        <tbody>
          {checklist.map((item) => (
            <tr key={item}>
              <th scope="row">
                <span className="box" />
                {item}
              </th>
              <td>{'\u00a0'}</td>
              <td>{'\u00a0'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="blanks">
        <li>Started on</li>
        <li>The old process shuts off on</li>
      </ul>
    </>
  );
}

export const MONTHLY = 'Your numbers, week by week';
const MONTHS = [1, 2, 3];
const { days } = consulting.accelerator.length;
const FIGURES = ['At the start', ...MONTHS.map((month) => `Day ${Math.round((days * month) / MONTHS.length)}`)];
const EMPTY = `An empty chart of ${inWords(SPRINT_WEEKS)} weeks, to draw in.`;
const CHART = { width: 672, height: 120 };

/** Shows the worksheet of three empty charts over the weeks of the sprint. */
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

/** Returns the chart's grid: one vertical line per week and four levels. */
function grid(): string {
  const week = CHART.width / SPRINT_WEEKS;
  const weeks = Array.from({ length: SPRINT_WEEKS }, (_, index) => `M${short((index + 1) * week)} 0V${CHART.height}`);
  const levels = Array.from({ length: 4 }, (_, index) => `M0 ${(index * CHART.height) / 4}H${CHART.width}`);
  return [...weeks, ...levels].join('');
}
