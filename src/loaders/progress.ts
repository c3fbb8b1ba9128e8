import { grouped } from '../lib/format.ts';

/** Called after each item. */
export type Count = () => void;

const INTERVAL_SECONDS = 3;

/** Logs the progress of long tasks ('Posts: 1,200 of 5,000') every few seconds. Logs nothing for short ones. */
export function counting(what: string, total: number, say: (line: string) => void = console.log): Count {
  let done = 0;
  let last = Date.now();
  let said = false;
  return () => {
    done++;
    const waited = (Date.now() - last) / 1000 >= INTERVAL_SECONDS;
    if (!waited && !(said && done === total)) return;
    last = Date.now();
    said = true;
    say(`${what}: ${grouped(done)} of ${grouped(total)}`);
  };
}
