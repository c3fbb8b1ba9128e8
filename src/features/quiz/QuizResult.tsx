import type { RefObject } from 'react';
import { Link } from '../../components/ui/Link.tsx';
import { fill } from '../../lib/fill.ts';
import { inWords, listed, quoted } from '../../lib/format.ts';
import { LEADS } from '../../data/quiz.ts';
import { type Answer, type Profile, profileWith, type QuizWords, recommend } from './quiz-rules.ts';

interface QuizResultProps {
  answers: readonly Answer[];
  profiles: readonly Profile[];
  words: QuizWords;
  /** `preview`: where to ask for the agent’s module; undefined without the platform. */
  links: { book: string; preview: string | undefined; prices: string };
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Shows the recommended agent: why it was chosen, what it does, and the others of a tie. */
export function QuizResult({ answers, profiles, words, links, headingRef }: QuizResultProps) {
  const { id, value, chosen, tied } = recommend(answers);
  const { title, description, features, module, today = words.today } = profileWith(id, profiles);
  const others = tied.map((other) => profileWith(other, profiles));
  const because = value === LEADS ? words.becauseOfLeads : words.because;
  return (
    <div className="arrive">
      <p className="mt-5">
        {tied.length > 0
          ? fill(words.tie, { count: inWords(tied.length + 1), answer: quoted(chosen[0] ?? '') })
          : fill(because, { answers: listed(chosen.map(quoted)) })}
      </p>
      <h2 ref={headingRef} tabIndex={-1} className="quiz-result display mt-3 scroll-mt-[28rem] text-d5 md:text-d7">
        {title}
      </h2>
      <p className="measure mt-4">{description}</p>
      <div className="actions">
        <Link href={module.href} variant="primary">
          {module.label}
        </Link>
        <span className="flex flex-wrap gap-x-7 gap-y-4">
          {links.preview && (
            <Link href={links.preview} variant="arrow">
              {words.preview}
            </Link>
          )}
          <Link href={links.book} variant="arrow">
            {words.book}
          </Link>
        </span>
      </div>
      <ul className="mt-7">
        {features.map((feature) => (
          <li key={feature} className="border-t border-line py-2">
            {feature}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="mt-4">
          {words.others}{' '}
          {others.map((other) => (
            <Link key={other.id} href={other.module.href} className="mr-4 inline-block">
              {other.title}
            </Link>
          ))}
        </p>
      )}
      <p className="mt-4">
        {links.preview && `${words.inPreview} `}
        {today} <Link href={links.prices}>{words.seePrices}</Link>
      </p>
    </div>
  );
}
