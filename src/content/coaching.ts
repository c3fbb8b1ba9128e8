import { firstSession } from '../data/coaching.ts';

export { packages } from '../data/coaching.ts';

const { price, length = { minutes: 60 }, roadmap = { days: 30 } } = firstSession;
export const terms = { firstSession: { price, length, roadmap } };
