/** The dashboard's nine tabs, in their order; the id is the tab's fragment in the address. */
export const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'websites', label: 'Websites' },
  { id: 'crm', label: 'CRM' },
  { id: 'email', label: 'Email' },
  { id: 'ads', label: 'Ads' },
  { id: 'reputation', label: 'Reputation' },
  { id: 'listings', label: 'Listings' },
  { id: 'analytics', label: 'Analytics' },
  { id: 'intelligence', label: 'Intelligence' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

/** The tab that is active where the address names none. */
export const FIRST_TAB: TabId = 'overview';

/** The tab that a fragment names: '#crm' is crm; undefined for '', '#main' and everything else that is no tab. */
export function tabOf(fragment: string): TabId | undefined {
  return TABS.find(({ id }) => fragment === `#${id}`)?.id;
}

/** The tab that a key moves to, round the ends, as the tabs pattern has it; undefined for a key that moves nowhere. */
export function tabAfterKey(key: string, current: TabId): TabId | undefined {
  const index = TABS.findIndex(({ id }) => id === current);
  const target = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: TABS.length - 1,
  }[key];
  return target === undefined ? undefined : TABS[(target + TABS.length) % TABS.length]?.id;
}
