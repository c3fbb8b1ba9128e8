import { chapters, checklist, sprint, SPRINT_WEEKS } from '../../content/guide.ts';

/** The sprint from top to bottom, a line a week. */
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

/** The worksheet: what has to be true, with room for who and when. */
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
