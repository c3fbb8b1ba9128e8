import type { RefObject } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { retake } from './quiz.store.ts';
import { type Profiles, type QuizLabels, recommend, type Signs, type Value } from './quiz-rules.ts';
import { QuizTally } from './QuizTally.tsx';

interface QuizResultProps {
  answers: readonly Value[];
  profiles: Profiles;
  signs: Signs;
  calendar: string;
  labels: Omit<QuizLabels, 'previous'>;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Shows the recommended agent: what it does, where it works, and how the visitor answered. */
export function QuizResult({ answers, profiles, signs, calendar, labels, headingRef }: QuizResultProps) {
  const name = recommend(answers);
  const profile = profiles[name];
  const view = signs.views[name];
  return (
    <div className="arrive">
      <div data-result={name} className="mt-10 items-end md:mt-14 md:flex">
        <h2 ref={headingRef} tabIndex={-1} className="scroll-mt-44 text-lg text-quiet md:w-[64%] md:pb-14">
          Start with this one
          <span className="display mt-3 block text-6xl text-ink">{profile.title}</span>
        </h2>
        {view && (
          <svg viewBox={view} aria-hidden="true">
            <use href={signs.href} />
          </svg>
        )}
      </div>
      <div className="mt-8 md:mt-10 lg:ml-[25%] lg:pl-2">
        <p className="measure text-lg">{profile.description}</p>
        <p className="mt-4 text-sm text-accent">{labels.status}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
          <Link href={profile.module.href} variant="primary">
            {profile.module.label}
          </Link>
          <Link href={labels.preview.href} variant="arrow">
            {labels.preview.label}
          </Link>
          <Link href={calendar} variant="arrow">
            {labels.book}
          </Link>
        </div>
      </div>
      <div className="mt-14 md:mt-20">
        <QuizTally answers={answers} profiles={profiles} />
      </div>
      <ol className="mt-10 border-b border-line md:mt-14">
        {profile.features.map((feature, index) => (
          <li
            key={feature}
            className="grid grid-cols-[2rem_1fr] items-baseline gap-x-2 border-t border-line py-5 lg:grid-cols-12 lg:gap-x-8"
          >
            <span aria-hidden="true" className="figures text-sm text-accent lg:col-span-3">
              0{index + 1}
            </span>
            <span className="display text-2xl lg:col-span-9">{feature}</span>
          </li>
        ))}
      </ol>
      <Button variant="outline" onClick={retake} className="mt-10 lg:ml-[calc(25%+0.5rem)]">
        {labels.retake}
      </Button>
    </div>
  );
}
