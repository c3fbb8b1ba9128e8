import { content } from '../data/content.ts';

export const { questions } = content.quiz;
