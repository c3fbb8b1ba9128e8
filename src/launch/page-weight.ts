import { brotliCompressSync } from 'node:zlib';
import { grouped } from '../lib/format.ts';
import type { Finding } from './finding.ts';

/** Bytes, compressed, that a server sends before it waits for an answer. */
export const FIRST_FLIGHT = 14_600;

/** Pages of the built site that do not arrive in one round trip, for their words; posts are as long as they are. */
export function heavyPages(built: ReadonlyMap<string, string>): Finding[] {
  return [...built].flatMap(([file, html]): Finding[] => {
    if (!file.endsWith('.html') || file.startsWith('blog/')) return [];
    const bytes = brotliCompressSync(html).length;
    if (bytes <= FIRST_FLIGHT) return [];
    return [
      {
        level: 'advice',
        file,
        problem: `The page weighs ${grouped(bytes)} bytes compressed, ${grouped(bytes - FIRST_FLIGHT)} more than come in one round trip; its end comes a moment later.`,
        remedy: 'Shorten its texts or lists if you want it at once; its first screen does not wait.',
      },
    ];
  });
}
