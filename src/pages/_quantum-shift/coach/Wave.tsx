import { morphStyle, statesOf } from '../../../charts/morph.ts';

/** The waves' states, from noise to one line. */
const states = statesOf(
  'wave',
  import.meta.glob<string>('../../../drawings/coach/wave-*.svg', { query: '?raw', import: 'default', eager: true }),
);

/** Renders the page's picture: waves that calm with each station. They fill a panel of any shape. */
export function Wave() {
  return (
    <svg viewBox="0 0 720 830" preserveAspectRatio="none" className="wave">
      <style>{morphStyle('wave', states)}</style>
      {states[0]?.map((d, index) => (
        <path key={d} className={`moves wave-${index}`} d={d} />
      ))}
    </svg>
  );
}
