import { customerPath } from '../../components/art/customer-path.ts';
import { customerTabs } from '../../content/customer-story.ts';

/** What the line becomes on the platform's page, and each stretch of it on a module's. */
export const strokes = { path: customerPath(customerTabs) };
