import type { ReactNode } from 'react';
import { chapters } from '../../content/guide.ts';
import { pages } from '../../content/pages.ts';
import { Contents, type Entry } from './Contents.tsx';
import { BackCover, Cover } from './covers.tsx';
import { ChecklistWorksheet, Deploy } from './deploy.tsx';
import { CHOOSE, ChooseWorksheet, Discover } from './discover.tsx';
import { Framework } from './Framework.tsx';
import { Sheet } from './Sheet.tsx';
import { MONTHLY, MonthlyWorksheet, Track } from './track.tsx';
import { Train } from './Train.tsx';
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
/** The cover and the contents come before the first of them. */
const BEFORE = 2;

const entries: Entry[] = SHEETS.map(({ id, title }, index) => ({
  id,
  page: BEFORE + index + 1,
  ...(id in chapters
    ? { ...chapters[id as keyof typeof chapters], worksheet: false }
    : { label: WORKSHEET, title: title ?? '', worksheet: true }),
}));

interface Props {
  /** The address of the guide's page. */
  online: string;
  /** The style sheet, fonts included. */
  styles: string;
}

/** The strategy guide as a document: every `.sheet` is one page of US letter. */
export function GuideDocument({ online, styles }: Props) {
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
            <Contents entries={entries} />
          </Sheet>
          {SHEETS.map(({ id, body }, index) => (
            <Sheet key={id} id={id} label={entries[index]?.label ?? ''} number={BEFORE + index + 1}>
              {body}
            </Sheet>
          ))}
          <BackCover online={online} />
        </main>
      </body>
    </html>
  );
}
