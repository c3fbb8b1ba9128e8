import { morphStyle, statesOf } from '../../charts/morph.ts';

/** The cord's states, from tangled to straight. */
const states = statesOf(
  'cord',
  import.meta.glob<string>('../../drawings/services/cord-*.svg', { query: '?raw', import: 'default', eager: true }),
);

/** Renders the page's picture: a cord that loosens with each station. Each part is drawn over the one before, with a gap around it. */
export function Cord() {
  return (
    <svg viewBox="0 0 720 900" className="cord">
      <style>{morphStyle('cord', states)}</style>
      {states[0]?.map((d, index) => (
        <g key={d}>
          <path className={`moves cord-gap cord-${index}`} d={d} />
          <path className={`moves cord-${index}`} d={d} />
        </g>
      ))}
    </svg>
  );
}
