import type { RefObject } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { retake } from './quiz.store.ts';
import { type Profiles, type QuizLabels, recommend, type Value } from './quiz-rules.ts';
import { QuizTally } from './QuizTally.tsx';

interface QuizResultProps {
  answers: readonly Value[];
  profiles: Profiles;
  calendar: string;
  labels: Omit<QuizLabels, 'previous'>;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Shows the recommended agent: what it does, where it works, and how the visitor answered. */
export function QuizResult({ answers, profiles, calendar, labels, headingRef }: QuizResultProps) {
  const name = recommend(answers);
  const profile = profiles[name];
  return (
    <div className="arrive">
      <div data-result={name}>
        <h2 ref={headingRef} tabIndex={-1} className="scroll-mt-72 text-lg text-quiet">
          Start with this one
          <span className="display mt-2 block text-ink">{profile.title}</span>
        </h2>
      </div>
      <div className="mt-10 grid gap-x-8 gap-y-10 md:mt-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="measure text-lg">{profile.description}</p>
          <p className="mt-4 text-sm text-accent">{labels.status}</p>
          <Link href={profile.module.href} variant="primary" className="mt-8">
            {profile.module.label}
          </Link>
        </div>
        <div className="lg:col-span-5 lg:pt-1">
          <QuizTally answers={answers} profiles={profiles} />
        </div>
      </div>
      <ol className="mt-12 border-b border-line md:mt-16">
        {profile.features.map((feature, index) => (
          <li
            key={feature}
            className="grid grid-cols-[2rem_1fr] items-baseline gap-x-2 border-t border-line py-4 lg:grid-cols-[3.25rem_1fr]"
          >
            <span aria-hidden="true" className="figures text-sm text-accent">
              0{index + 1}
            </span>
            <span className="display text-2xl lg:text-[2.25rem]">{feature}</span>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
        <Link href={labels.preview.href} variant="arrow">
          {labels.preview.label}
        </Link>
        <Link href={calendar} variant="arrow">
          {labels.book}
        </Link>
        <Button variant="outline" onClick={retake} className="md:ml-auto">
          {labels.retake}
        </Button>
      </div>
    </div>
  );
}
