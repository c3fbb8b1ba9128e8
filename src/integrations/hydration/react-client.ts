import { createElement, type ComponentType, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LeftBehind } from './left-behind.ts';

type Slots = Record<string, string>;
interface Island extends HTMLElement {
  /** Lets the island's directive wait anew. */
  start: () => void;
}

const broken = new WeakSet<Element>();

/**
 * Hydrates an island, as Astro's own client does, and holds two promises beside it. What a visitor left in it before is
 * kept where React throws the page's HTML away, as it must after a browser has translated it. And an island that throws
 * while it renders does not vanish: the HTML of the page is put back, the console says so once, and the next interaction
 * tries again. Resolves when the island stands, or has failed.
 */
export default function hydrator(element: Island) {
  return async (
    Component: ComponentType,
    props: Record<string, unknown>,
    slots: Slots,
    { client }: { client: string },
  ) => {
    const { default: children, ...named } = slots;
    const slotted = Object.entries(named).map(([name, html]) => [name, slot(html, name)]);
    const app = createElement(Component, { ...props, ...Object.fromEntries(slotted) }, children && slot(children));
    const original = [...element.childNodes].map((node) => node.cloneNode(true));
    const left = new LeftBehind(element);

    return new Promise<void>((resolve) => {
      let root: ReturnType<typeof hydrateRoot> | undefined;

      function onCommit(): void {
        left.handOnTyped(element);
        left.handOnActivation(element);
        resolve();
      }

      function putBack(error: unknown): void {
        if (!broken.has(element)) console.warn('Part of this page failed and stands as it came.', error);
        broken.add(element);
        // After React has cleared up behind itself.
        queueMicrotask(() => {
          root?.unmount();
          element.replaceChildren(...original);
          for (const pending of element.querySelectorAll('[data-pending]')) pending.removeAttribute('data-pending');
          resolve();
          left.handOnTyped(element);
          element.setAttribute('ssr', '');
          if (client === 'interaction') element.start();
          else element.addEventListener('pointerdown', () => element.start(), { once: true });
        });
      }

      startTransition(() => {
        root = hydrateRoot(element, createElement(Committed, { onCommit }, app), {
          identifierPrefix: element.getAttribute('prefix') ?? '',
          onUncaughtError: putBack,
          // A browser that translates the page, which it may do between any two steps of ours, changes what React finds
          // here; anything else is a fault of ours.
          onRecoverableError: (error) => document.querySelector('font') ?? reportError(error),
        });
      });
    });
  };
}

/** Tells when what it holds stands on the page. */
function Committed({ onCommit, children }: { onCommit: () => void; children?: ReactNode }): ReactNode {
  // Once: what is on the page at first.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(onCommit, []);
  return children;
}

/** HTML that the page brought, passed through an island as it is. */
function slot(html: string, name?: string): ReactNode {
  return createElement('astro-slot', {
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}
