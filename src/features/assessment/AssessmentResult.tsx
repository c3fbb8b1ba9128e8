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
    <div ref={panel} data-tone="dark" className="result railed -scroll-mt-4 py-10 max-lg:-scroll-mt-24 md:py-12">
      <div className="wrap arrive">
        <p className="text-sm text-quiet">
          {lead.firstName} {lead.lastName}, {lead.company}. {writtenDay(at)}
        </p>
        <div className="mt-6 grid items-end gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="lg:order-2 lg:col-span-4">
            <h2 ref={heading} tabIndex={-1} className="text-sm">
              Your execution leak
              <span className="display mt-3 block text-6xl">{tierOf(score)}</span>
            </h2>
            <p className="mt-4 text-lg">{meaning}</p>
            <p className="mt-3 text-quiet">{text}</p>
          </div>
          <div className="draw lg:col-span-8">
            <Gauge score={score} />
          </div>
        </div>
        {scale && <LossRange scale={scale} />}
        <div className="mt-10 grid items-end gap-x-8 gap-y-6 border-t border-line pt-6 md:mt-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <h3 className="text-sm text-quiet">Recommended next step</h3>
            <p className="display mt-3 text-3xl">{nextStep}</p>
            <p className="mt-2 text-quiet">{price}</p>
          </div>
          <div className="lg:col-span-4">
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
