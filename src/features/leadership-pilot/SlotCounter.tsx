import { useStore } from '@nanostores/react';
import { slotsLeft } from './slots.ts';
import { $storedSlots } from './slots.store.ts';

interface SlotCounterProps {
  /** Slots in a quarter. */
  most: number;
  /** Whether this is the one that tells assistive technology of a change. */
  live?: boolean;
}

const NOTHING_STORED = () => undefined;

/** The slots that are left in the quarter, as marks and in words. Every place on the page shows the one store. */
export default function SlotCounter({ most, live = false }: SlotCounterProps) {
  const left = slotsLeft(useStore($storedSlots, { ssr: NOTHING_STORED }), most);
  return (
    <span data-slots className="inline-flex items-center gap-3 whitespace-nowrap max-[16em]:flex-wrap">
      <svg viewBox={`0 0 ${most * 12 - 4} 16`} className="h-4 flex-none stroke-accent" aria-hidden="true">
        {Array.from({ length: most }, (_, slot) => (
          <path key={slot} d={`M${slot * 12 + 1} 1h6v14h-6z`} className={slot < left ? 'fill-accent' : 'fill-none'} />
        ))}
      </svg>
      <span className="figures" role={live ? 'status' : undefined}>
        <b className="font-medium" suppressHydrationWarning>
          {left}
        </b>
        <span suppressHydrationWarning>{` of ${most} slots left`}</span>
      </span>
    </span>
  );
}
