import { useEffect, useRef } from 'react';
import { Link } from '../../components/ui/Link.tsx';
import { fill } from '../../lib/fill.ts';
import { type AssessmentProps, type Lead, scoreOf, tierOf } from './assessment-rules.ts';
import { Gauge } from './Gauge.tsx';
import { answersOf, resultText, worstAnswers, writtenDay } from './result-text.ts';
import { TakeAway } from './TakeAway.tsx';

interface AssessmentResultProps extends AssessmentProps {
  lead: Lead;
  at: Date;
}

/** Shows the result: the score on its gauge, what it means, what to do about the worst answers, and the next step. */
export function AssessmentResult({ lead, at, questions, advice, words, links }: AssessmentResultProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const score = scoreOf(lead);
  const risk = tierOf(score);
  const { name: tier, meaning, nextStep, price, text } = advice[risk];
  const worst = worstAnswers(lead, questions);
  const { result } = words;

  // The focused submit button is gone with the form.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={panel} data-tone="area" className="result py-10 md:py-14">
      <div className="wrap arrive">
        <p className="break-words text-sm">
          {lead.firstName} {lead.lastName}, {lead.company}, {writtenDay(at)}
        </p>
        <h2 ref={heading} tabIndex={-1} className="mt-3 font-semibold">
          {result.title}
          <span className="title block">{tier}</span>
        </h2>
        <Gauge score={score} isFinal tiers={advice} words={words} />
        <p className="measure mt-5">
          <strong>{meaning}.</strong> {text}
        </p>
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <div>
            <h3 className="display text-d2">
              {worst.length === 0 ? result.none : risk === 'Low' ? result.improve : result.worst}
            </h3>
            <ol>
              {worst.map(({ name, topic, answer, fix }) => (
                <li key={name} data-worst={name} className="mt-3 border-t border-line pt-3">
                  <p>
                    <strong>{topic}:</strong> {answer}.
                  </p>
                  <p className="mt-1">{fix}</p>
                </li>
              ))}
            </ol>
          </div>
          <div>
            <h3 className="display text-d2">{result.nextStep}</h3>
            <p className="mt-3 border-t border-line pt-3">
              {nextStep}. {price}.
            </p>
            <div className="actions">
              <Link href={links.calendar} variant="primary">
                {result.bookNextStep}
              </Link>
            </div>
          </div>
        </div>
        <details className="fold mt-10">
          <summary>{result.answers}</summary>
          <ol>
            {answersOf(lead, questions).map(({ name, topic, answer, points }) => (
              <li key={name} className="flex justify-between gap-x-6 py-1">
                <span>
                  {topic}: {answer}
                </span>
                <span className="figures flex-none">{fill(result.points, { points })}</span>
              </li>
            ))}
          </ol>
        </details>
        <TakeAway
          text={resultText({ lead, at }, { questions, advice: advice[risk], words, calendar: links.calendar })}
          words={result}
        />
      </div>
    </div>
  );
}
