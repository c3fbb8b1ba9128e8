import { useStore } from '@nanostores/react';
import { fill } from '../../lib/fill.ts';
import { $slotsLeft } from './slots.store.ts';

interface SlotCounterProps {
  /** Slots per quarter. */
  most: number;
  /** The words: '{left} of {most} slots left'. */
  words: string;
  /** Announces this counter's changes to screen readers. */
  live?: boolean;
}

const NOTHING_STORED = () => undefined;

/** Shows the slots left in the quarter, as marks and in words. Every counter on the page reads one store. */
export default function SlotCounter({ most, words, live = false }: SlotCounterProps) {
  const left = useStore($slotsLeft, { ssr: NOTHING_STORED }) ?? most;
  const [before = '', after = ''] = fill(words, { most }).split('{left}');
  return (
    <span
      // From now on React writes the number (count-slots.ts).
      ref={(counter) => void counter?.setAttribute('data-live', '')}
      data-slots={most}
      className="inline-flex items-center gap-3 whitespace-nowrap max-[16em]:flex-wrap"
    >
      <svg viewBox={`0 0 ${most * 12 - 4} 16`} className="h-4 flex-none fill-none stroke-accent" aria-hidden="true">
        {Array.from({ length: most }, (_, slot) => (
          <path
            key={slot}
            d={`M${slot * 12 + 1} 1h6v14h-6z`}
            className={slot < left ? 'fill-accent' : undefined}
            suppressHydrationWarning
          />
        ))}
      </svg>
      <span className="figures" role={live ? 'status' : undefined}>
        {before}
        <b className="font-medium" suppressHydrationWarning>
          {left}
        </b>
        <span suppressHydrationWarning>{after}</span>
      </span>
    </span>
  );
}
