import { Fragment } from 'react';
import { frames } from '../../charts/frames.ts';
import { morphMotions, statesOf } from '../../charts/morph.ts';

const raw = import.meta.glob<string>('../../drawings/*/*-[0-9].svg', { query: '?raw', import: 'default', eager: true });

interface MorphProps {
  name: string;
  viewBox: string;
  stations: number;
  /** The drawing fills a panel of any shape, so it doesn’t become smaller. */
  fill?: boolean;
  /** Each part is drawn over the one before, with a gap around it. */
  gap?: boolean;
}

/** Renders a scene's picture that changes through the states of a drawing: `src/drawings/PAGE/{name}-0.svg`, `{name}-1.svg` and so on. */
export function Morph({ name, viewBox, stations, fill, gap }: MorphProps) {
  const states = statesOf(name, raw);
  return (
    <svg viewBox={viewBox} preserveAspectRatio={fill ? 'none' : undefined} className={fill ? name : `${name} lessens`}>
      <style>{frames(...morphMotions(name, states, stations))}</style>
      {states[0]?.map((d, index) => (
        <Fragment key={d}>
          {gap && <path className={`gap ${name}-${index}`} d={d} />}
          <path className={`${name}-${index}`} d={d} />
        </Fragment>
      ))}
    </svg>
  );
}
