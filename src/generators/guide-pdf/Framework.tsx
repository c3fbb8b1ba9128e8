import { flywheelDrawing } from '../../components/art/flywheel.ts';
import { chapters, flywheel } from '../../content/guide.ts';
import { inWords } from '../../lib/format.ts';

/** The part of the drawing that the wheel fills. */
const VIEW = '66 66 468 468';

/** The flywheel, a page large, its four parts where they turn. */
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
