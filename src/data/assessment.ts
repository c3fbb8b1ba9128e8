import { zonesOf } from './score.ts';
import { content } from './content.ts';

export const { questions } = content.assessment;

/** The tiers of the assessment's score, lowest first. */
export const zones = zonesOf(content.assessment.tiers, questions);

export type Question = (typeof questions)[number];
export type Zone = (typeof zones)[number];
