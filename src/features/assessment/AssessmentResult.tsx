import { useEffect, useRef } from 'react';
import { Link } from '../../components/ui/Link.tsx';
import { fill } from '../../lib/fill.ts';
import { words as labels } from '../../locale.ts';
import { type AssessmentProps, type Lead, scoreOf, zoneOf } from './assessment-rules.ts';
import { Gauge } from './Gauge.tsx';
import { answersOf, resultText, worstAnswers, writtenDay } from './result-text.ts';
import { TakeAway } from './TakeAway.tsx';

interface AssessmentResultProps extends AssessmentProps {
  lead: Lead;
  at: Date;
}

/** Shows the result: the score on its gauge, what it means, what to do about the worst answers, and the next step. */
export function AssessmentResult({ lead, at, questions, zones, words, links }: AssessmentResultProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const score = scoreOf(lead, questions);
  const zone = zoneOf(score, zones);
  const { meaning, nextStep, price, text } = zone;
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
        <div className="lg:grid lg:grid-cols-[1fr_auto_auto] lg:gap-x-4">
          <h2 ref={heading} tabIndex={-1} className="mt-3 font-semibold lg:[grid-area:1/1]">
            {result.title}
            <span className="title block">{zone.name}</span>
          </h2>
          <Gauge score={score} described zones={zones} words={words} />
        </div>
        <div className="mt-6 grid gap-x-6 gap-y-8 lg:grid-cols-2">
          <p className="measure">
            <strong>{meaning}.</strong> {text}
          </p>
          <div className="lg:row-span-2">
            <h3 className="font-semibold">
              {result.nextStep}
              <span className="display mt-1 block text-d5">{nextStep}</span>
            </h3>
            <div className="actions">
              <Link href={links.calendar} variant="primary">
                {result.bookNextStep}
              </Link>
              {price}
            </div>
          </div>
          <div>
            <h3 className="display text-d2">
              {worst.length === 0
                ? result.none
                : worst.some(({ points }) => points > 2)
                  ? result.worst
                  : result.improve}
            </h3>
            <ol>
              {worst.map(({ id, topic, answer, fix }) => (
                <li key={id} data-worst={id} className="mt-3 border-t border-line pt-3">
                  <p className="font-semibold">{fill(labels.named, { name: topic, value: answer })}.</p>
                  <p className="mt-1">{fix}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
        <details className="fold mt-10">
          <summary>{result.answers}</summary>
          <ol>
            {answersOf(lead, questions).map(({ id, topic, answer, points }) => (
              <li key={id} className="flex justify-between gap-x-6 py-1">
                <span>{fill(labels.named, { name: topic, value: answer })}</span>
                <span className="figures flex-none">{fill(result.points, { points })}</span>
              </li>
            ))}
          </ol>
        </details>
        <TakeAway
          to={lead.email}
          text={resultText({ lead, at }, { questions, zone, words, calendar: links.calendar })}
          words={result}
        />
      </div>
    </div>
  );
}
