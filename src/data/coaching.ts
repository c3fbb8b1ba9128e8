import { unwrap } from '../lib/unwrap.ts';
import { content } from './content.ts';

export type CoachingPackage = (typeof content.coaching.packages)[number];

export const { packages } = content.coaching;

/** The session that two pages sell. */
export const firstSession = unwrap(
  packages.find(({ id }) => id === 'firstSession'),
  'firstSession in src/content/coaching.json',
);
