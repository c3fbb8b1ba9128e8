import { words } from '../../locale.ts';
interface QuizProgressProps {
  /** The label of the current step: 'Question 2 of 4'. */
  label: string;
  percent: number;
}

/** Shows the progress: as text for screen readers, as a figure, and as a thin line. */
export function QuizProgress({ label, percent }: QuizProgressProps) {
  return (
    <div>
      <div className="figures flex justify-between text-sm">
        <p role="status">{label}</p>
        <p className="text-quiet" aria-hidden="true">
          {`${percent}%`}
        </p>
      </div>
      <progress value={percent} max={100} aria-label={words.progress} className="progress-line mt-4" />
    </div>
  );
}
