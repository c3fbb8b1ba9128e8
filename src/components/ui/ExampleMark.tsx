import { words } from '../../locale.ts';
import { isSample } from '../../lib/sample.ts';

/** Marks a value that the owner still has to replace: a degree sign, which the footer explains. It stays on its word's line. Renders nothing otherwise. */
export function ExampleMark({ of }: { of: unknown }) {
  if (!isSample(of)) return null;
  return (
    <span className="example">
      {'\u2060°'}
      <span className="sr-only"> {words.example}</span>
    </span>
  );
}
