import { customerPath } from '../../components/art/customer-path.ts';
import { wayBack } from '../../components/art/stroke.ts';
import { customerTabs } from '../../content/customer-story.ts';

/** The quiz page's line drawings: the way back of the agents' strands, and the path with the sign of each. */
export const strokes = { back: wayBack, path: customerPath(customerTabs) };
