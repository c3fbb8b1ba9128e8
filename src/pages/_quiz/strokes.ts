import { customerPath } from '../../components/art/customer-path.ts';
import { customerTabs } from '../../content/customer-story.ts';
import { strandsLine } from './strands-line.ts';

/** What the line becomes on the quiz's page, and the path that the agents' signs are part of. */
export const strokes = { strands: strandsLine, path: customerPath(customerTabs) };
