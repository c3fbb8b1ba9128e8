import type { ReactNode } from 'react';
import { BOX, type Coil, pullStyle } from '../../charts/loops.ts';

interface LoopsProps {
  coils: readonly Coil[];
  stations: number;
}

/** Renders the page's picture: loops that come together with each station. Each loop hangs on the one before, so one step moves them all. */
export function Loops({ coils, stations }: LoopsProps) {
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} className="loops">
      <style>{pullStyle(coils, stations)}</style>
      {coils.map((coil, index) => (
        <g
          key={coil.y}
          transform={`translate(${BOX.width / 2} ${Math.round(coil.y)})`}
          className={`moves coil-${index}`}
        >
          {hang(coil, index, coil.count)}
        </g>
      ))}
    </svg>
  );
}

/** Renders a loop with the others hung on it. */
function hang({ count, pitch, y }: Coil, index: number, left: number): ReactNode {
  if (left === 0) return null;
  return (
    <g
      transform={left < count ? `translate(0 ${Math.round(pitch)})` : undefined}
      className={left < count ? `moves loop-${index}` : undefined}
    >
      <ellipse className="gap" rx="280" ry="140" />
      <ellipse rx="280" ry="140" />
      {hang({ count, pitch, y }, index, left - 1)}
    </g>
  );
}
