import { useEffect, useRef } from 'react';
import { Link } from '../../components/ui/Link.tsx';
import { AnswerList } from './AnswerList.tsx';
import {
  type AdviceByTier,
  type AssessmentLabels,
  type Lead,
  type Questions,
  scoreOf,
  tierOf,
} from './assessment-rules.ts';
import { Gauge } from './Gauge.tsx';
import { LossRange } from './LossRange.tsx';
import { writtenDay, resultText } from './result-text.ts';
import { TakeAway } from './TakeAway.tsx';

interface AssessmentResultProps {
  lead: Lead;
  at: Date;
  questions: Questions;
  advice: AdviceByTier;
  calendar: string;
  labels: AssessmentLabels;
}

/** Shows the result: the score on its gauge, what it means, and the next step. */
export function AssessmentResult({ lead, at, questions, advice, calendar, labels }: AssessmentResultProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const score = scoreOf(lead);
  const { meaning, nextStep, price, text, scale } = advice[tierOf(score)];

  // The focused submit button is gone with the form.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={panel} data-tone="area" className="result railed -scroll-mt-4 py-10 max-lg:-scroll-mt-24 md:py-12">
      <Gauge score={score} />
      <div className="wrap arrive max-lg:pt-8">
        <div className="result-text">
          <p className="text-sm text-quiet">
            {lead.firstName} {lead.lastName}, {lead.company}. {writtenDay(at)}
          </p>
          <h2 ref={heading} tabIndex={-1} className="mt-6 text-sm lg:mt-12">
            Your execution leak
            <span className="display mt-3 block text-4xl">{tierOf(score)}</span>
          </h2>
          <p className="mt-5 text-lg">{meaning}</p>
          <p className="measure mt-3">{text}</p>
          {scale && <LossRange scale={scale} />}
          <div className="mt-10 border-t border-line pt-6 md:mt-12">
            <h3 className="text-sm text-quiet">Recommended next step</h3>
            <p className="display mt-3 text-3xl">{nextStep}</p>
            <p className="mt-2 text-quiet">{price}</p>
            <Link href={calendar} variant="primary" className="mt-7">
              {labels.bookNextStep}
            </Link>
          </div>
        </div>
        <AnswerList lead={lead} questions={questions} />
        <TakeAway text={resultText(lead, questions, advice[tierOf(score)], at, calendar)} labels={labels} />
      </div>
    </div>
  );
}
