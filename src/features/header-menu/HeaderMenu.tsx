import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

const GROUP = '.menu-group';

/** From here on the groups are dropdowns; below, all of the menu is open or closed at once. */
const WIDE = '(min-width: 64em)';

/**
 * What the header's menus can't do without script: Escape closes an open dropdown, and a click elsewhere one that focus
 * holds open; the groups say whether they are open; the small screen's menu keeps the focus in the header while it is
 * open, and closes when it leads to a place on the same page or the screen grows. The markup is the layout's, and works
 * without this.
 */
export default function HeaderMenu({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const wide = window.matchMedia(WIDE);
    const menu = root.current?.querySelector<HTMLElement>('[popover]');
    const closeWhenWide = () => wide.matches && isOpen(menu) && menu?.hidePopover();
    const holdFocus = () => setPageInert(isOpen(menu));
    wide.addEventListener('change', closeWhenWide, { signal });
    menu?.addEventListener('toggle', holdFocus, { signal });
    // What has happened before this could listen.
    closeWhenWide();
    holdFocus();
    announce(root.current);
    // On the document: a dropdown that the pointer holds open has no focus to press Escape in.
    document.addEventListener('keydown', (event) => event.key === 'Escape' && leaveDropdown(root.current), { signal });
    document.addEventListener('click', (event) => isOutside(root.current, event) && dismissAll(root.current), {
      signal,
    });
    return () => listening.abort();
  }, []);

  /** A group that Escape has closed opens again once pointer and focus have left it. */
  function onLeave(event: PointerEvent | FocusEvent) {
    const group = (event.target as Element).closest(GROUP);
    if (group && !group.contains(event.relatedTarget as Node | null)) group.removeAttribute('data-dismissed');
    announce(root.current);
  }

  return (
    // The handlers only watch what bubbles up from real links and buttons.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={root}
      onClick={closeOnSamePage}
      onPointerOver={() => announce(root.current)}
      onFocus={() => announce(root.current)}
      onPointerOut={onLeave}
      onBlur={onLeave}
    >
      {children}
    </div>
  );
}

/** The small screen's menu closes when a link leads to a place on this same page. */
function closeOnSamePage(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (link && link.pathname === window.location.pathname) link.closest<HTMLElement>('[popover]')?.hidePopover?.();
}

/** Whether the small screen's menu is open; browsers without popovers show it as part of the page. */
function isOpen(menu: HTMLElement | null | undefined): boolean {
  return CSS.supports('selector(:popover-open)') && menu?.matches(':popover-open') === true;
}

/** Takes everything but the header out of reach, or gives it back. */
function setPageInert(inert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('body > :not(header)')) part.inert = inert;
}

function isOutside(root: HTMLElement | null, event: Event): boolean {
  return !root?.contains(event.target as Node);
}

function groupsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(GROUP) ?? [])];
}

/** Escape: a focus inside a dropdown goes back to what opened it, then every dropdown closes. */
function leaveDropdown(root: HTMLElement | null): void {
  const dropdown = window.matchMedia(WIDE).matches && document.activeElement?.closest('.menu-sub');
  if (dropdown) dropdown.closest(GROUP)?.querySelector<HTMLElement>('.menu-top')?.focus();
  dismissAll(root);
}

/** Closes every dropdown that hover or focus holds open. */
function dismissAll(root: HTMLElement | null): void {
  for (const group of groupsOf(root)) if (group.matches(':hover, :focus-within')) group.dataset['dismissed'] = '';
  announce(root);
}

/** Tells assistive technology which dropdown is open; where there are none, there is nothing to tell. */
function announce(root: HTMLElement | null): void {
  const dropdowns = window.matchMedia(WIDE).matches;
  for (const group of groupsOf(root)) {
    const open = group.matches(':is(:hover, :focus-within):not([data-dismissed])');
    if (dropdowns) group.querySelector('a')?.setAttribute('aria-expanded', String(open));
    else group.querySelector('a')?.removeAttribute('aria-expanded');
  }
}
