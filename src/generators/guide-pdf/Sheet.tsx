import type { ReactNode } from 'react';
import { pages } from '../../content/pages.ts';
import { site } from '../../site.config.ts';

interface Props {
  id: string;
  /** What the sheet is about, at its head. */
  label: string;
  /** Its number in the document. */
  number: number;
  children: ReactNode;
}

/** One sheet of paper, with what runs along its head and its foot; those are no part of what is read aloud. */
export function Sheet({ id, label, number, children }: Props) {
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
