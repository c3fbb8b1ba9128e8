import { Component, createElement, type ComponentType, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type ControlState, readControls, restoreControls } from './controls.ts';
import { notice } from './notice.ts';

type Slots = Record<string, string>;

/** Islands that have thrown. The notice about them stays. */
const broken = new WeakSet<Element>();

/**
 * Hydrates an island as Astro's own client does, and keeps what the visitor has typed and clicked. If a browser has translated the
 * HTML, React replaces it; if an island throws, it gets its server-rendered HTML back. Both times, typed text and focus move to the
 * new elements. Resolves once the island is mounted; rejects if it throws while mounting.
 */
export default function hydrator(island: HTMLElement) {
  return async (Root: ComponentType, props: Record<string, unknown>, { default: children, ...slots }: Slots) => {
    const named = Object.fromEntries(Object.entries(slots).map(([name, html]) => [name, slot(html, name)]));
    const app = createElement(Root, { ...props, ...named }, children && slot(children));
    // A button that React replaces while it is pressed would get no click. After a tap, `:active` outlasts `pointerup`.
    while (island.matches(':active')) await new Promise(requestAnimationFrame);
    const original = [...island.childNodes].map((node) => node.cloneNode(true));
    const initial = readControls(island);
    island.addEventListener('focusin', () => (initial.focused = document.activeElement));
    island.addEventListener('astro:hydrate', () => replay(island), { once: true });

    return new Promise<void>((resolve, reject) => {
      let root: ReturnType<typeof hydrateRoot> | undefined;
      let mounted = false;

      function onMount(): void {
        restoreControls(island, initial);
        mounted = true;
        if (island.nextElementSibling === notice() && !broken.has(island)) notice().hidden = true;
        resolve();
      }

      function onError(error: unknown, state = initial): void {
        console.warn('An island failed to render; restoring its server-rendered HTML.', error);
        broken.add(island);
        // After React has finished its commit.
        queueMicrotask(() => {
          root?.unmount();
          island.replaceChildren(...original);
          restoreControls(island, state);
          // The island listens for the next interaction again.
          island.setAttribute('ssr', '');
          reject(error);
          // Before mounting, the directive shows the notice.
          if (!mounted) return;
          island.after(notice());
          notice().hidden = false;
        });
      }

      startTransition(() => {
        root = hydrateRoot(island, createElement(Boundary, { island, onMount, onError }, app), {
          onCaughtError: () => {},
          // Expected on a page that the browser has translated, otherwise a bug.
          onRecoverableError: (error) => document.querySelector('font') ?? reportError(error),
        });
      });
    });
  };
}

interface BoundaryProps {
  island: Element;
  onMount: () => void;
  onError: (error: unknown, state?: ControlState) => void;
  children?: ReactNode;
}

interface BoundaryState {
  error?: unknown;
}

/** Reads the island's controls before React removes them. */
class Boundary extends Component<BoundaryProps, BoundaryState, ControlState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override getSnapshotBeforeUpdate(): ControlState {
    return readControls(this.props.island);
  }

  override componentDidMount(): void {
    if ('error' in this.state) this.props.onError(this.state.error);
    else this.props.onMount();
  }

  override componentDidUpdate(_: unknown, __: unknown, state?: ControlState): void {
    if ('error' in this.state) this.props.onError(this.state.error, state);
  }

  override render(): ReactNode {
    return 'error' in this.state ? null : this.props.children;
  }
}

/** Clicks the control whose activation waited for the island. */
function replay(island: Element): void {
  const control = island.querySelector<HTMLElement>('[aria-busy]');
  control?.removeAttribute('aria-busy');
  control?.click();
}

/** Creates a slot that renders the page's HTML unchanged. */
function slot(html: string, name?: string): ReactNode {
  return createElement('astro-slot', {
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}
