import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

const GROUP = '.menu-group';

/** From this width on, the groups are dropdowns; below it, the whole menu opens and closes. */
const WIDE = '(min-width: 64em)';

/**
 * Adds what the header's menus need JavaScript for. Escape or a click elsewhere closes an open dropdown. The groups
 * announce whether they are open. The small screen's menu keeps the focus in the header, and closes when a link leads to
 * the same page or the screen grows. The markup is the layout's and works without this.
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
    // Catch up with events from before hydration.
    closeWhenWide();
    holdFocus();
    announce(root.current);
    // On the document, because a dropdown that is only hovered has no focused element for Escape.
    document.addEventListener('keydown', (event) => event.key === 'Escape' && leaveDropdown(root.current), { signal });
    document.addEventListener(
      'click',
      ({ target }) => !root.current?.contains(target as Node) && dismissAll(root.current),
      { signal },
    );
    // Back may bring the page as it was left, and the focus would hold a dropdown open over it.
    const close = () => {
      root.current?.querySelector<HTMLElement>(':focus')?.blur();
      root.current?.closest('header')?.removeAttribute('data-open');
    };
    window.addEventListener('pagehide', close, { signal });
    return () => listening.abort();
  }, []);

  /** Lets a dismissed group open again once the pointer or focus has left it. */
  function onLeave(event: PointerEvent | FocusEvent) {
    const group = (event.target as Element).closest(GROUP);
    if (group && !group.contains(event.relatedTarget as Node | null)) group.removeAttribute('data-dismissed');
    announce(root.current);
  }

  return (
    // The handlers only listen to events of real links and buttons.
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

/** Closes the small screen's menu when a link leads to the same page. */
function closeOnSamePage(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (link && link.pathname === window.location.pathname) link.closest<HTMLElement>('[popover]')?.hidePopover?.();
}

/** Returns whether the small screen's menu is open; browsers without popovers show it as part of the page. */
function isOpen(menu: HTMLElement | null | undefined): boolean {
  return CSS.supports('selector(:popover-open)') && menu?.matches(':popover-open') === true;
}

/** Makes everything except the header inert, or interactive again. */
function setPageInert(inert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('body > :not(header)')) part.inert = inert;
}

function groupsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(GROUP) ?? [])];
}

/** Closes every dropdown. Returns the focus from inside one to its opener. */
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

/** Sets `aria-expanded` for each dropdown; the small screen's menu has no dropdowns. */
function announce(root: HTMLElement | null): void {
  const dropdowns = window.matchMedia(WIDE).matches;
  for (const group of groupsOf(root)) {
    const open = group.matches(':is(:hover, :focus-within):not([data-dismissed])');
    if (dropdowns) group.querySelector('a')?.setAttribute('aria-expanded', String(open));
    else group.querySelector('a')?.removeAttribute('aria-expanded');
  }
}
