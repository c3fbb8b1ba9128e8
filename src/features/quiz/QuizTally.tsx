import { type Profiles, tally, type Value } from './quiz.ts';

interface QuizTallyProps {
  answers: readonly Value[];
  profiles: Profiles;
}

/** How the answers fell, a mark each, so that nobody has to take the result on trust. */
export function QuizTally({ answers, profiles }: QuizTallyProps) {
  const rows = tally(answers);
  const tied = rows[1] !== undefined && rows[1].count === rows[0]?.count;
  return (
    <div className="lg:col-span-5">
      <h3 className="text-sm text-quiet">How your answers fell</h3>
      <dl className="mt-3 border-b border-line">
        {rows.map(({ value, count }) => (
          <div key={value} className="flex items-center justify-between gap-6 border-t border-line py-2.5 text-sm">
            <dt>{value === 'leads' ? 'Leads, so websites' : profiles[value].module.name}</dt>
            <dd className="flex gap-1.5">
              <span className="sr-only">{count}</span>
              {Array.from({ length: count }, (_, mark) => (
                <span key={mark} aria-hidden="true" className="h-4 w-1 bg-accent" />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {tied && <p className="mt-3 text-sm text-quiet">A tie. The one you chose first decides.</p>}
    </div>
  );
}
