import type { LossScale } from './assessment-rules.ts';
import { placeOf, rangeLines, SCALE_BOX, scaleLine } from './loss-scale.ts';

/** Draws a tier's estimated loss on a scale. Hidden from screen readers, because the text next to it says the same. */
export function LossRange({ scale }: { scale: LossScale }) {
  const { width, height, foot } = SCALE_BOX;
  return (
    <figure aria-hidden="true" className="loss-range mt-10 md:mt-12">
      <figcaption className="text-sm text-quiet">{scale.caption}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="draw mt-3 h-20 w-full overflow-visible fill-none lg:h-28"
      >
        <path d={scaleLine(scale)} className="stroke-control" />
        <path d={rangeLines(scale)} className="stroke-accent [stroke-width:1.5] lg:[stroke-width:4]" />
      </svg>
      <svg viewBox={`0 0 ${width} ${foot}`} className="mt-2 w-full overflow-visible">
        <g className="figures fill-quiet font-sans text-[2.75rem] md:text-[1.75rem] lg:text-[1.25rem]">
          {scale.ticks.map(({ value, label }, index) => (
            <text
              key={value}
              x={placeOf(value, scale)}
              y={foot / 2}
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
