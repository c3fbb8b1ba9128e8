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
  zoneOf,
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
    <div ref={panel} data-tone="area" data-zone={zoneOf(score)} className="result railed -scroll-mt-4 py-10 md:py-12">
      <div className="wrap arrive relative">
        <div className="result-text">
          <p className="text-sm text-quiet">
            {lead.firstName} {lead.lastName}, {lead.company}, {writtenDay(at)}
          </p>
          <div className="result-line">
            <h2 ref={heading} tabIndex={-1} className="mt-6 text-sm">
              Your execution leak
              <span className="display result-tier block">{tierOf(score)}</span>
            </h2>
            <Gauge score={score} />
          </div>
          <div className="mt-8 text-xl lg:mt-auto">{meaning}</div>
          <p className="measure mt-3">{text}</p>
        </div>
        {scale && <LossRange scale={scale} />}
        <div className="mt-12 grid items-end gap-x-8 gap-y-7 md:mt-16 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <h3 className="text-sm text-quiet">Recommended next step</h3>
            <p className="display mt-3 text-balance text-3xl">{nextStep}</p>
            <p className="mt-2 text-quiet">{price}</p>
          </div>
          <div className="lg:col-span-4 lg:text-right">
            <Link href={calendar} variant="primary">
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
