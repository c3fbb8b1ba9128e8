/** The dashboard's nine tabs in order, each also its fragment in the URL. */
export const TABS = [
  'overview',
  'websites',
  'crm',
  'email',
  'ads',
  'reputation',
  'listings',
  'analytics',
  'intelligence',
] as const;

export type TabId = (typeof TABS)[number];

export const FIRST_TAB: TabId = 'overview';

/** Returns the tab of a fragment: '#crm' is crm; undefined for anything that isn't a tab. */
export function tabOf(fragment: string): TabId | undefined {
  return TABS.find((id) => fragment === `#${id}`);
}

/** Returns the tab that a key moves to, wrapping at the ends (ARIA tabs pattern), or undefined for other keys. */
export function tabAfterKey(key: string, current: TabId): TabId | undefined {
  const index = TABS.indexOf(current);
  const target = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: TABS.length - 1,
  }[key];
  // Stryker disable next-line ConditionalExpression,OptionalChaining: without a target the index is NaN, which no tab has.
  return target === undefined ? undefined : TABS[(target + TABS.length) % TABS.length];
}
