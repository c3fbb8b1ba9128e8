import { grouped } from '../lib/format.ts';

/** Told of each item that is done. */
export type Count = () => void;

const QUIET_SECONDS = 3;

/**
 * Says how far a long piece of work has come ('Posts: 1,200 of 5,000'), every few seconds. Work that is soon done says nothing.
 */
export function counting(what: string, total: number, say: (line: string) => void = console.log): Count {
  let done = 0;
  let last = Date.now();
  let said = false;
  return () => {
    done++;
    const waited = (Date.now() - last) / 1000 >= QUIET_SECONDS;
    if (!waited && !(said && done === total)) return;
    last = Date.now();
    said = true;
    say(`${what}: ${grouped(done)} of ${grouped(total)}`);
  };
}
