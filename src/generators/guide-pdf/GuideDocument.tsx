import type { ReactNode } from 'react';
import { chapters } from '../../content/guide.ts';
import { pages } from '../../content/pages.ts';
import { inWords } from '../../lib/format.ts';
import { site } from '../../site.config.ts';
import { Discover, Framework, Track, Train } from './chapters.tsx';
import { BackCover, Cover } from './covers.tsx';
import { Deploy } from './sprint.tsx';
import { CHOOSE, ChecklistWorksheet, ChooseWorksheet, MONTHLY, MonthlyWorksheet } from './worksheets.tsx';
import { language } from '../../locale.ts';

const WORKSHEET = 'Worksheet';

const SHEETS: readonly { id: keyof typeof chapters | `${string}-worksheet`; title?: string; body: ReactNode }[] = [
  { id: 'framework', body: <Framework /> },
  { id: 'discover', body: <Discover /> },
  { id: 'choose-worksheet', title: CHOOSE, body: <ChooseWorksheet /> },
  { id: 'deploy', body: <Deploy /> },
  { id: 'checklist-worksheet', title: chapters.deploy.intro, body: <ChecklistWorksheet /> },
  { id: 'workshops', body: <Train /> },
  { id: 'track', body: <Track /> },
  { id: 'monthly-worksheet', title: MONTHLY, body: <MonthlyWorksheet /> },
];
/** Pages before the first chapter: the cover and the contents. */
const BEFORE = 2;

const ENTRIES: Entry[] = SHEETS.map(({ id, title }, index) => ({
  id,
  page: BEFORE + index + 1,
  ...(id in chapters
    ? { ...chapters[id as keyof typeof chapters], worksheet: false }
    : { label: WORKSHEET, title: title ?? '', worksheet: true }),
}));

interface DocumentProps {
  /** The URL of the guide's page. */
  online: string;
  /** The style sheet, fonts included. */
  styles: string;
}

/** Renders the strategy guide for printing: every `.sheet` is one page of US letter. */
export function GuideDocument({ online, styles }: DocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{pages.guide.title}</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <Cover />
          <Sheet id="contents" label="Contents" number={BEFORE}>
            <Contents entries={ENTRIES} />
          </Sheet>
          {SHEETS.map(({ id, body }, index) => (
            <Sheet key={id} id={id} label={ENTRIES[index]?.label ?? ''} number={BEFORE + index + 1}>
              {body}
            </Sheet>
          ))}
          <BackCover online={online} />
        </main>
      </body>
    </html>
  );
}

interface SheetProps {
  id: string;
  /** The subject, shown in the running head. */
  label: string;
  /** The page number. */
  number: number;
  children: ReactNode;
}

/** Renders one sheet of paper. Screen readers skip its running head and foot. */
function Sheet({ id, label, number, children }: SheetProps) {
  return (
    <section id={id} className="sheet">
      <p className="running head" aria-hidden="true">
        <span>{pages.guide.title}</span>
        <span>{label}</span>
      </p>
      {children}
      <p className="running foot" aria-hidden="true">
        <span>{site.name}</span>
        <span className="figures">{number}</span>
      </p>
    </section>
  );
}

/** A line of the contents: a chapter, or a worksheet of the chapter before it. */
interface Entry {
  id: string;
  label: string;
  title: string;
  page: number;
  worksheet: boolean;
}

/** Lists the chapters and worksheets with their pages, and says how to use them. */
function Contents({ entries }: { entries: readonly Entry[] }) {
  const numbered = entries.filter(({ worksheet }) => !worksheet);
  return (
    <>
      <h2 className="title">Contents</h2>
      <ol className="contents">
        {entries.map(({ id, label, title, page, worksheet }) => (
          <li key={id} className={worksheet ? 'worksheet' : undefined}>
            <a href={`#${id}`}>
              <span className="number">{worksheet ? '' : numbered.findIndex((one) => one.id === id) + 1}</span>
              <span className="name">{label}</span>
              <span className="what">{title}</span>
              <span className="figures page">{page}</span>
            </a>
          </li>
        ))}
      </ol>
      <div className="columns note">
        <p className="lead">Use the worksheets.</p>
        <p>
          Print the {inWords(entries.length - numbered.length)} worksheets. Take the first to your team, hang the second
          where the team works, and add to the third every week.
        </p>
      </div>
    </>
  );
}
