import { content } from '../data/content.ts';
import { computed } from '../data/computed.ts';

export const { questions, time } = content.assessment;
export const maxScore = computed.assessment?.highest;
