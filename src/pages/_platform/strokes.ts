import { customerPath } from '../../components/art/customer-path.ts';
import { customerTabs } from '../../content/customer-story.ts';

/** The platform page's line drawings, and the part of each module's page. */
export const strokes = { path: customerPath(customerTabs) };
