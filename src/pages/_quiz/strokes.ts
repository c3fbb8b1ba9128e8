import { wayBack } from '../../components/art/stroke.ts';

/** The quiz page's line drawing: the way back of the agents' strands. */
export const strokes = { back: wayBack };
