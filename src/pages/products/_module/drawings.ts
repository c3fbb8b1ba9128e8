import type { Module } from '../../../content/module-schema.ts';
import analytics from '../../../drawings/modules/analytics.svg';
import ads from '../../../drawings/modules/ads.svg';
import crm from '../../../drawings/modules/crm.svg';
import email from '../../../drawings/modules/email.svg';
import intelligence from '../../../drawings/modules/intelligence.svg';
import listings from '../../../drawings/modules/listings.svg';
import reputation from '../../../drawings/modules/reputation.svg';
import websites from '../../../drawings/modules/websites.svg';

const drawings = { analytics, ads, crm, email, intelligence, listings, reputation, websites } as const;

/** Returns a module's picture, by its tab of the dashboard. */
export function moduleDrawing(tab: Module['tab']): (typeof drawings)[Module['tab']] {
  return drawings[tab];
}
