const PATHS = {
  arrow: 'M2 8h11M9 4l4 4-4 4',
  external: 'M5 11 12 4M6 4h6v6',
  close: 'M4 4l8 8M12 4l-8 8',
  menu: 'M2 5h12M2 11h12',
  play: 'M5 3l8 5-8 5z',
  copy: 'M6 5h7v8H6zM10 5V3H3v8h3',
  phone: 'M3 3l2.5-1 1.5 3.5L5.5 7c.8 1.6 1.9 2.7 3.5 3.5L10.5 9l3.5 1.5-1 2.5C8 13.5 2.5 8 3 3z',
  check: 'M3 8.5l3.5 3.5L13 5',
} as const;

type IconName = keyof typeof PATHS;

/** Renders a 16 px line icon in the text's color. Decorative: put its meaning in words next to it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`icon ${className}`.trim()}>
      <path d={PATHS[name]} />
    </svg>
  );
}
