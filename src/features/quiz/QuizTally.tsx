import { type Profiles, tally, type Value } from './quiz-rules.ts';

interface QuizTallyProps {
  answers: readonly Value[];
  profiles: Profiles;
}

/** Shows how often each value was chosen, so that visitors can check the result. */
export function QuizTally({ answers, profiles }: QuizTallyProps) {
  const counted = tally(answers);
  const isTied = counted[1] !== undefined && counted[1].count === counted[0]?.count;
  return (
    <div className="text-sm">
      <h3 className="text-quiet">What you answered</h3>
      <dl className="figures mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {counted.map(({ value, count }) => (
          <div key={value} className="flex gap-2">
            <dt>{value === 'leads' ? 'Leads (website)' : profiles[value].module.name}</dt>
            <dd className="text-accent">{count}</dd>
          </div>
        ))}
      </dl>
      {isTied && <p className="mt-2 text-quiet">It’s a tie. The one you chose first wins.</p>}
    </div>
  );
}
