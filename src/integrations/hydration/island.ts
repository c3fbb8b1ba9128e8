import type { ClientDirective } from 'astro';

type Props = Record<string, Prop>;
/** A value as Astro writes it: 1 marks a list, 0 anything else that JSON has. */
type Prop = [kind: 0, value: unknown] | [kind: 1, values: Prop[]];
type Hydrator = (island: HTMLElement) => (component: unknown, props: object, slots: object) => Promise<void>;

declare const Astro: Record<string, ClientDirective>;

/**
 * An `<astro-island>` that supports what this site's islands use: props as JSON, slots, and no island inside another. Astro's
 * own would add 0.8 KB to every page; `finish/scan-page.ts` removes it.
 */
class Island extends HTMLElement {
  connectedCallback(): void {
    const client = this.getAttribute('client') as string;
    Astro[client]!(() => this.load(), JSON.parse(this.getAttribute('opts') as string), this);
  }

  async load(): Promise<() => Promise<void>> {
    // The development server's preamble for React.
    const before = this.getAttribute('before-hydration-url');
    if (before) await import(before);
    const [module, renderer] = await Promise.all(
      ['component-url', 'renderer-url'].map((name) => import(this.getAttribute(name) as string)),
    );
    return () => this.hydrate(module[this.getAttribute('component-export') ?? 'default'], renderer.default);
  }

  async hydrate(component: unknown, hydrator: Hydrator): Promise<void> {
    // The first interaction may come before the browser has parsed the end of the island.
    if (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
    const slots = Array.from(this.querySelectorAll('astro-slot'), (slot) => [
      slot.getAttribute('name') ?? 'default',
      slot.innerHTML,
    ]);
    const props = JSON.parse(this.getAttribute('props') ?? '{}') as Props;
    await hydrator(this)(component, revived(props), Object.fromEntries(slots));
    this.removeAttribute('ssr');
    this.dispatchEvent(new Event('astro:hydrate'));
  }
}

function revived(props: Props): object {
  return Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, value(prop)]));
}

function value(prop: Prop): unknown {
  if (prop[0]) return prop[1].map(value);
  return prop[1] && typeof prop[1] === 'object' ? revived(prop[1] as Props) : prop[1];
}

customElements.define('astro-island', Island);
