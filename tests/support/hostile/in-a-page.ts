import { nativeXml } from '../../../src/features/blog/show/native-xml.ts';
import { fault } from './fault.ts';
import { hostileFeeds } from './hostile-feeds.ts';
import { payloads, TRAP } from './payloads.ts';
import { postsOf, toolsOf } from './feed-posts.ts';

/** Events that a visitor or the browser itself can cause. */
const EVENTS = ['focus', 'mouseover', 'toggle', 'beforetoggle', 'error', 'load', 'animationend'];
const BATCH = 50;

export interface Outcome {
  tried: number;
  /** The first characters of each payload that ran. */
  ran: string[];
  /** The faults of sanitized HTML, each with the beginning of its source. */
  faults: string[];
}

/** Shows the hostile payloads and feeds in a real page without a policy, waits, and triggers every event on them. */
export const attacks = {
  /** Shows the payloads unsanitized. Many run, which proves that the trap works. */
  raw: () => attack(payloads, (payload) => payload),
  payloads: () => attack(payloads, (payload) => html().body(payload, 'https://n.example.com/1').element.innerHTML),
  feeds: () =>
    attack(hostileFeeds, async (xml) => (await postsOf(xml, html(), nativeXml(window))).map(asShown).join('')),
};

let tools: ReturnType<typeof toolsOf> | undefined;
const html = () => (tools ??= toolsOf(window));

/** Shows a post as its page does: its texts as text, its body as HTML. */
function asShown({ title, excerpt, content }: { title: string; excerpt: string; content: string }): string {
  const text = document.createElement('p');
  text.textContent = `${title} ${excerpt}`;
  return text.outerHTML + content;
}

async function attack(
  sources: readonly string[],
  clean: (source: string) => string | Promise<string>,
): Promise<Outcome> {
  const ran = new Set<number>();
  const faults: string[] = [];
  Object.assign(window, { [TRAP]: (which: number) => ran.add(which) });
  const { body } = document; // a payload may take its name
  for (let from = 0; from < sources.length; from += BATCH) {
    const cleaned = sources
      .slice(from, from + BATCH)
      .map(async (source, index) => (await clean(source.replaceAll(`${TRAP}(1)`, `${TRAP}(${from + index})`))).trim());
    const places = (await Promise.all(cleaned)).map((content, index) => {
      const source = sources[from + index] ?? '';
      const wrong = fault(content, document);
      if (wrong) faults.push(`${wrong}: ${source.slice(0, 200)}`);
      const place = document.createElement('div');
      place.innerHTML = content;
      return place;
    });
    body.replaceChildren(...places);
    await touch(places.flatMap((place) => [...place.querySelectorAll('*')]));
  }
  return { tried: sources.length, ran: [...ran].map((which) => String(sources[which]).slice(0, 200)), faults };
}

async function touch(elements: readonly Element[]): Promise<void> {
  for (const element of elements) {
    if (element instanceof HTMLImageElement) element.loading = 'eager';
    for (const type of EVENTS) element.dispatchEvent(new Event(type));
    if (element instanceof HTMLElement) element.click();
  }
  const pictures = elements.filter((element) => element instanceof HTMLImageElement);
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

// Only links that run code are followed.
window.addEventListener('click', (event) => {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (link && !/^(?:javascript|data|vbscript):$/.test(link.protocol)) event.preventDefault();
});
