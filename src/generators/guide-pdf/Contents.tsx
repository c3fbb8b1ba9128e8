import { inWords } from '../../lib/format.ts';

/** A line of the contents: a chapter, or a worksheet that belongs to the chapter before it. */
export interface Entry {
  id: string;
  label: string;
  title: string;
  page: number;
  worksheet: boolean;
}

/** What stands where, and how to use it. */
export function Contents({ entries }: { entries: readonly Entry[] }) {
  const chapters = entries.filter(({ worksheet }) => !worksheet);
  return (
    <>
      <h2 className="title">Contents</h2>
      <ol className="contents">
        {entries.map(({ id, label, title, page, worksheet }) => (
          <li key={id} className={worksheet ? 'worksheet' : undefined}>
            <a href={`#${id}`}>
              <span className="number">{worksheet ? '' : chapters.findIndex((one) => one.id === id) + 1}</span>
              <span className="name">{label}</span>
              <span className="what">{title}</span>
              <span className="figures page">{page}</span>
            </a>
          </li>
        ))}
      </ol>
      <div className="columns note">
        <p className="lead">Bring a pen.</p>
        <p>
          Print the {inWords(entries.length - chapters.length)} worksheets. Take the first to the people who do the
          work, hang the second where the team works, and fill in the third once a month.
        </p>
      </div>
    </>
  );
}
