import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIRST_TAB, TABS, tabAfterKey, type TabId, tabOf } from './tabs.ts';

type DashboardTabsProps = Partial<Record<TabId, ReactNode>> & { label: string; names: Readonly<Record<TabId, string>> };

/**
 * Shows the dashboard's tabs over the page's static panels. Before hydration the tabs are links, and the style sheet shows
 * the panel in the URL (dashboard.css), so nothing moves when they become tabs.
 */
export default function DashboardTabs({ label, names, ...panels }: DashboardTabsProps) {
  const [tab, setTab] = useState<TabId>();
  const ready = tab !== undefined;
  const vertical = useIsWide();

  useEffect(() => {
    const follow = () =>
      setTab((last) => tabOf(window.location.hash) ?? (window.location.hash ? last : undefined) ?? FIRST_TAB);
    follow();
    const listening = new AbortController();
    window.addEventListener('popstate', follow, { signal: listening.signal });
    window.addEventListener('hashchange', follow, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  /** Shows a tab, and scrolls its panel to the header, below which one sees it whole. */
  function show(next: TabId) {
    flushSync(() => setTab(next));
    document.getElementById(`tab-${next}`)?.focus({ preventScroll: true });
    document.getElementById(next)?.scrollIntoView();
  }

  /** Opens the tab of a clicked link, in the tab list or in a panel, as a new history entry. */
  function openLinked(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    const next = tabOf(link?.getAttribute('href') ?? '');
    if (!next || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (next !== tab) window.history.pushState(null, '', `#${next}`);
    show(next);
  }

  /** Moves between tabs by key. Replaces the URL, so that the keys add no history entries. */
  function moveByKey(event: KeyboardEvent) {
    const next = tab && !event.altKey && !event.metaKey && !event.ctrlKey ? tabAfterKey(event.key, tab) : undefined;
    if (!next) return;
    event.preventDefault();
    window.history.replaceState(null, '', `#${next}`);
    show(next);
  }

  return (
    // The handler only listens to events of real links.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className="dashboard" data-ready={ready || undefined} onClick={openLinked}>
      <nav
        role={ready ? 'tablist' : undefined}
        aria-label={label}
        aria-orientation={ready && vertical ? 'vertical' : undefined}
        className="dashboard-tabs no-print"
      >
        {TABS.map((id) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            suppressHydrationWarning
            {...(ready && {
              role: 'tab',
              'aria-selected': tab === id,
              'aria-controls': id,
              tabIndex: tab === id ? 0 : -1,
              onKeyDown: moveByKey,
            })}
          >
            {names[id]}
          </a>
        ))}
      </nav>
      <div className="min-w-0">
        {TABS.map((id) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`tab-${id}`}
            className="dashboard-panel"
            {...(ready && { role: 'tabpanel', tabIndex: 0, hidden: tab !== id })}
          >
            {panels[id]}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Returns whether the tabs are in a column; false until measured. */
function useIsWide(): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(min-width: 64em)');
    const update = () => setWide(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return wide;
}
