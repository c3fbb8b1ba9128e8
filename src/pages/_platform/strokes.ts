import { customerPath, moduleLine } from '../../components/art/customer-path.ts';
import { wayBack } from '../../components/art/stroke.ts';
import { customerTabs } from '../../content/customer-story.ts';

/** The platform page's line drawings, and the part of each module's page. */
export const strokes = {
  path: customerPath(customerTabs),
  ...Object.fromEntries(customerTabs.map((tab) => [tab, moduleLine(tab)])),
  wayBack,
};
