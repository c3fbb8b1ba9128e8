import { chapters, questions } from '../../content/guide.ts';
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
        If you would rather have it done: the {consulting.audit.name} takes {duration(consulting.audit.length)} and
        costs {money(consulting.audit.price)}. <a href={site.links.auditCheckout}>Order the audit</a>
      </p>
    </>
  );
}

export const CHOOSE = 'Three workflows, side by side.';
const LETTERS = ['A', 'B', 'C'];
const AGREED = ['The one we start with', 'Who owns it', 'The number that should move', 'As it stands today'];

/** The worksheet: three workflows, a column each. */
export function ChooseWorksheet() {
  return (
    <>
      <h2 className="title">{CHOOSE}</h2>
      <p className="intro">
        Write down what you are told, and tick what speaks for starting there. The one with the most ticks goes first.
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
