import { words } from '../../locale.ts';
import { STRANDS, strands } from './strands.ts';

interface QuizProgressProps {
  /** The label of the current step: 'Question 2 of 4'. */
  label: string;
  percent: number;
}

/** Shows the progress: as text for screen readers, as a figure, and as eight strands that become one. */
export function QuizProgress({ label, percent }: QuizProgressProps) {
  const { width, height } = STRANDS;
  return (
    <div>
      <div className="figures flex justify-between text-sm">
        <p role="status">{label}</p>
        <p className="text-quiet" aria-hidden="true">
          {`${percent}%`}
        </p>
      </div>
      <progress value={percent} max={100} aria-label={words.progress} className="sr-only" />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" className="strands">
        <linearGradient id="answered" gradientUnits="userSpaceOnUse" x2={width}>
          <stop offset={`${percent}%`} />
          <stop offset={`${percent}%`} />
        </linearGradient>
        <path d={strands()} stroke="url(#answered)" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
