import { chapters, sprint, SPRINT_WEEKS } from '../../content/guide.ts';

/** Shows the sprint from top to bottom, one line per week. */
export function Deploy() {
  return (
    <>
      <h2 className="title">{chapters.deploy.title}</h2>
      <div className="sprint">
        <ol className="weeks" aria-hidden="true">
          {Array.from({ length: SPRINT_WEEKS }, (_, index) => (
            <li key={index} className="figures">
              {index === 0 ? 'Week 1' : index + 1}
            </li>
          ))}
        </ol>
        <ol className="phases" style={{ gridTemplateRows: `repeat(${SPRINT_WEEKS}, minmax(0, 1fr))` }}>
          {sprint.map(({ title, weeks: [first, last], text, result }, index) => (
            <li key={title} style={{ gridRow: `${first} / ${last + 1}` }}>
              <div>
                <h3>
                  {title}
                  <span className="quiet">
                    {' '}
                    Phase {index + 1}, weeks {first}–{last}
                  </span>
                </h3>
                <p>{text}</p>
              </div>
              <p className="result">
                <span className="quiet">Ends with: </span>
                {result}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
