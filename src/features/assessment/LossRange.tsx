import type { LossScale } from './assessment-rules.ts';
import { placeOf, rangeLines, SCALE_BOX, scaleLine } from './loss-scale.ts';

/** Draws a tier's estimated loss on a scale. Hidden from screen readers, because the text next to it says the same. */
export function LossRange({ scale }: { scale: LossScale }) {
  const { width, height, base } = SCALE_BOX;
  return (
    <figure aria-hidden="true" className="loss-range mt-10 md:mt-12">
      <figcaption className="text-sm text-quiet">{scale.caption}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} className="draw mt-1 w-full overflow-visible fill-none">
        <path d={scaleLine(scale)} className="stroke-control" />
        <path d={rangeLines(scale)} className="stroke-accent [stroke-width:2]" />
        <g className="figures fill-quiet font-sans text-[2.25rem] md:text-[1.5rem] lg:text-[1.75rem]">
          {scale.ticks.map(({ value, label }, index) => (
            <text
              key={value}
              x={placeOf(value, scale)}
              y={base + 30}
              textAnchor={index === 0 ? 'start' : index === scale.ticks.length - 1 ? 'end' : 'middle'}
              dominantBaseline="middle"
              className={value >= scale.min && value <= scale.max ? 'fill-ink' : undefined}
            >
              {label}
            </text>
          ))}
        </g>
      </svg>
    </figure>
  );
}
