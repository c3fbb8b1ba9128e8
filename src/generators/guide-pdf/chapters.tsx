import { curveDrawing } from '../../components/art/curve.ts';
import { flywheelDrawing } from '../../components/art/flywheel.ts';
import { chapters, flywheel, measures, questions, trainings } from '../../content/guide.ts';
import { labels } from '../../content/labels.ts';
import { consulting } from '../../content/prices.ts';
import { duration, inWords, money } from '../../lib/format.ts';
import { site } from '../../site.config.ts';

/** The part of the drawing that the wheel fills. */
const VIEW = '66 66 468 468';

/** Shows the flywheel as large as the page, each step next to its part of the wheel. */
export function Framework() {
  const { title, intro } = chapters.framework;
  return (
    <>
      <h2 className="title">{title}</h2>
      <p className="intro">{intro}</p>
      <div className="flywheel">
        <svg
          viewBox={VIEW}
          role="img"
          aria-label={`A wheel of ${inWords(flywheel.length)} steps that turns clockwise.`}
        >
          <path d={flywheelDrawing().strokes.join('')} />
        </svg>
        <ol>
          {flywheel.map(({ id, title: name, text }, index) => (
            <li key={id}>
              <p className="number">{index + 1}</p>
              <h3>
                <a href={`#${id}`}>{name}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** Lists what to ask about a workflow. */
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

/** Lists the four workshops, each with a blank line for the names of the reader's people. */
export function Train() {
  const { title, intro } = chapters.workshops;
  return (
    <>
      <h2 className="title">{title}</h2>
      <p className="intro">{intro}</p>
      <ul className="trainings">
        {trainings.map(({ title: name, length, who, text }) => (
          <li key={name}>
            <div>
              <p className="length">{length}</p>
              <p className="blank">Who attends, and when</p>
            </div>
            <div>
              <h3>{name}</h3>
              <p className="strong">{who}</p>
              <p className="quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows what to count, and how each curve should look. */
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
