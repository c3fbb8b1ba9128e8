interface Pagefind {
  options(options: { noWorker: boolean; excerptLength: number }): Promise<void>;
  /** Resolves with null if a later call has replaced this one. */
  debouncedSearch(text: string): Promise<{ results: readonly { data(): Promise<Found> }[] } | null>;
}

interface Found {
  url: string;
  meta: { title?: string };
  /** Text with `<mark>` around what was found; `<` and `>` are escaped. */
  excerpt: string;
}

const MAX_SHOWN = 20;

/** Loads the index when a visitor touches the field, and lists the posts that have the field's words in place of the next element. */
export function searchPosts(search: HTMLElement): void {
  const field = search.querySelector('input')!;
  const status = search.querySelector<HTMLElement>('[role=status]')!;
  const list = search.querySelector('ul')!;
  const item = search.querySelector('template')!;
  const others = search.nextElementSibling as HTMLElement;
  let loading: Promise<Pagefind> | undefined;

  async function load(): Promise<Pagefind> {
    const pagefind = (await import(/* @vite-ignore */ search.dataset['search']!)) as Pagefind;
    // Trusted Types refuse its worker.
    await pagefind.options({ noWorker: true, excerptLength: 24 });
    return pagefind;
  }

  async function show(): Promise<void> {
    const wanted = field.value.trim();
    const found = wanted ? await (await (loading ??= load())).debouncedSearch(wanted) : { results: [] };
    const posts = await Promise.all(found?.results.slice(0, MAX_SHOWN).map((result) => result.data()) ?? []);
    if (!found || wanted !== field.value.trim()) return;
    others.hidden = wanted !== '';
    status.textContent = wanted && status.dataset['found']!.replace('{count}', String(found.results.length));
    list.replaceChildren(...posts.map((post) => listItem(item, post)));
  }

  const attempt = (work: () => Promise<unknown>) =>
    work().catch(() => {
      loading = undefined;
      others.hidden = false;
      status.textContent = status.dataset['failed']!;
    });
  field.addEventListener('focus', () => attempt(() => (loading ??= load())));
  field.addEventListener('input', () => attempt(show));
}

function listItem(template: HTMLTemplateElement, { url, meta, excerpt }: Found): Node {
  const item = template.content.cloneNode(true) as DocumentFragment;
  const link = item.querySelector('a')!;
  link.href = url;
  link.textContent = meta.title ?? url;
  // Every second part was marked.
  const parts = excerpt.split(/<\/?mark>/).map((part) => part.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
  item.querySelector('p')!.append(...parts.map((part, index) => (index % 2 ? marked(part) : part)));
  return item;
}

function marked(text: string): Node {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
