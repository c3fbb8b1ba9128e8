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
          <Link href={profile.module.href} variant="primary" className="mt-8">
            {profile.module.label}
          </Link>
        </div>
        <div className="lg:col-span-5 lg:pt-1">
          <QuizTally answers={answers} profiles={profiles} />
        </div>
      </div>
      <ul className="display mt-14 grid gap-x-8 gap-y-6 text-3xl md:mt-20 md:grid-cols-3">
        {profile.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap items-center gap-x-7 gap-y-4">
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
