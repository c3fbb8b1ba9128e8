interface QuizProgressProps {
  /** What is on the screen: 'Question 2 of 4'. */
  label: string;
  percent: number;
}

/** Where the visitor is: in words, which are read out as they change, as a figure, and as a thin line that grows. */
export function QuizProgress({ label, percent }: QuizProgressProps) {
  return (
    <div>
      <div className="figures flex justify-between text-sm">
        <p role="status">{label}</p>
        <p className="text-quiet" aria-hidden="true">
          {percent}%
        </p>
      </div>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={percent}
        aria-valuetext={`${percent}%`}
        className="mt-4"
      >
        <svg className="block h-0.5 w-full" aria-hidden="true">
          <rect width="100%" height="2" className="fill-line" />
          <rect
            width={`${percent}%`}
            height="2"
            className="fill-accent transition-[width] duration-1000 ease-out motion-reduce:transition-none"
          />
        </svg>
      </div>
    </div>
  );
}
