import { chapters, trainings } from '../../content/guide.ts';

/** The four workshops, each with a line for one's own people. */
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
              <p className="blank">Our people, and dates</p>
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
