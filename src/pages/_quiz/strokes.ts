import { customerPath } from '../../components/art/customer-path.ts';
import { customerTabs } from '../../content/customer-story.ts';
import { strandsLine } from './strands-line.ts';

/** The quiz page's line drawings, and the path of the agents' signs. */
export const strokes = { strands: strandsLine, path: customerPath(customerTabs) };
