import { chapters, questions } from '../../content/guide.ts';
import { labels } from '../../content/labels.ts';
import { consulting } from '../../content/prices.ts';
import { duration, money } from '../../lib/format.ts';
import { site } from '../../site.config.ts';

/** What to ask of a workflow. */
export function Discover() {
  const { title, intro } = chapters.discover;
  return (
    <>
      <h2 className="title">{title}</h2>
      <p className="intro">{intro}</p>
      <table className="questions">
        <thead>
          <tr>
            <th scope="col">Ask</th>
            <th scope="col">Write down</th>
            <th scope="col">Start here if</th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ ask, write, start }) => (
            <tr key={ask}>
              <th scope="row">{ask}</th>
              <td>{write}</td>
              <td className="strong">{start}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="aside">
        Want us to do this for you? The {consulting.audit.name} takes {duration(consulting.audit.length)} and costs{' '}
        {money(consulting.audit.price)}. <a href={site.links.auditCheckout}>{labels.buyAudit}</a>
      </p>
    </>
  );
}

export const CHOOSE = 'Compare three workflows';
const LETTERS = ['A', 'B', 'C'];
const AGREED = ['We start with', 'Owner', 'The number to move', 'Today’s number'];

/** The worksheet: three workflows, a column each. */
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
