/* oxlint-disable unicorn/consistent-function-scoping -- the browser gets one function, with all that it needs */

/** What is wrong with a page's text at one width. `words` is the text that a visitor reads there. */
export interface PageFault {
  kind: 'outside' | 'over' | 'broken';
  words: string;
}

/** Returns what the open page's layout gets wrong, and its longer texts. Runs in the browser, so it imports nothing. */
export function readPage(): { faults: PageFault[]; paragraphs: string[] } {
  interface Word {
    block: Element;
    text: string;
    boxes: DOMRect[];
  }
  const faults: PageFault[] = [];
  const texts = textsByBlock();
  const words = [...texts].flatMap(([block, nodes]) => wordsOf(block, nodes));
  for (const word of words) {
    const [first, last] = [word.boxes[0], word.boxes.at(-1)];
    if (word.boxes.some((box) => isCut(word.block, box))) faults.push({ kind: 'outside', words: around(word) });
    if (first && last && last.top > first.bottom - 2 && !isHyphenated(word))
      faults.push({ kind: 'broken', words: around(word) });
  }
  for (const [one, other] of overlapping(words))
    faults.push({ kind: 'over', words: `${around(one)}” and “${around(other)}` });
  return { faults, paragraphs: [...texts.keys()].map(textOf).filter((text) => text.length >= 60) };

  /** Returns the text nodes that a visitor reads, by the block that lays them out. */
  function textsByBlock(): Map<Element, Text[]> {
    const found = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node instanceof Text ? node : node instanceof HTMLBRElement ? new Text(' ') : undefined;
      const parent = node.parentElement;
      if (!text || !parent || parent.closest('[aria-hidden=true], svg, script, style, noscript')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isForReadersOnly(parent))
        continue;
      const block = blockOf(parent);
      found.set(block, [...(found.get(block) ?? []), text]);
    }
    return found;
  }

  /** Returns whether an element, or one around it, is reduced to a pixel, so that only a screen reader finds it. */
  function isForReadersOnly(element: Element | null): boolean {
    if (!element || element === document.body) return false;
    const { width, height } = element.getBoundingClientRect();
    const isTiny = Math.min(width, height) <= 1 && getComputedStyle(element).position === 'absolute';
    return isTiny || isForReadersOnly(element.parentElement);
  }

  function blockOf(element: Element): Element {
    const isInline = /^(?:inline|inline-block|contents)$/.test(getComputedStyle(element).display);
    return isInline && element.parentElement ? blockOf(element.parentElement) : element;
  }

  /** Returns a block's words with the boxes of their parts. A word may go through several elements, and ends at a dash or an example's mark. */
  function wordsOf(block: Element, nodes: Text[]): Word[] {
    const whole = nodes.map(({ data }) => data).join('');
    return Array.from(whole.matchAll(/[^\s\u200b\u00ad\-‐–—/°]+/g), ({ 0: text, index }) => {
      let end = 0;
      const boxes = nodes.flatMap((node) => {
        const start = end;
        end += node.length;
        const [from, to] = [Math.max(index - start, 0), Math.min(index + text.length - start, node.length)];
        if (from >= to) return [];
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        return Array.from(range.getClientRects()).filter(({ width }) => width > 0);
      });
      return { block, text, boxes };
    });
  }

  /** Returns whether a box is beyond the window's edge, or cut off by an element around it that doesn't scroll. */
  function isCut(block: Element, { left, right }: DOMRect): boolean {
    let [from, to] = [0, document.documentElement.clientWidth];
    for (let element: Element | null = block; element && element !== document.body; element = element.parentElement) {
      const { overflowX, position } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX)) return false;
      const box = element.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX)) [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
      if (position === 'fixed') break;
    }
    // What is beyond the left edge as a whole is there on purpose, such as a link that appears when it has the focus.
    return right > 0 && (left < from - 2 || right > to + 2);
  }

  /** Returns whether the browser may divide a word, between two letters on each side; figures are never divided. */
  function isHyphenated({ block, text }: Word): boolean {
    return getComputedStyle(block).hyphens === 'auto' && /^\p{L}{5,}\p{P}*$/u.test(text);
  }

  /** Returns the pairs of words whose middles cover each other, one per block. Bars and dialogs lie over the page on purpose. */
  function overlapping(all: Word[]): [Word, Word][] {
    const placed = all
      .filter(({ block }) => !isPinned(block))
      .flatMap((word) => word.boxes.map((box) => ({ word, box, top: box.top + box.height * 0.28 })))
      .toSorted((a, b) => a.top - b.top);
    const pairs = new Map<Element, [Word, Word]>();
    placed.forEach(({ word, box }, index) => {
      for (const next of placed.slice(index + 1)) {
        if (next.top > box.bottom - box.height * 0.28 - 3) break;
        const across = Math.min(box.right, next.box.right) - Math.max(box.left, next.box.left);
        if (across >= 3 && next.word.block !== word.block) pairs.set(word.block, [word, next.word]);
      }
    });
    return [...pairs.values()];
  }

  function isPinned(element: Element | null): boolean {
    return !!element && (/fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement));
  }

  function textOf(block: Element): string {
    const nodes = texts.get(block) ?? [];
    return nodes
      .map(({ data }) => data)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** Returns a word with its neighbors, at most some 60 characters, so that it can be found. */
  function around({ block, text }: Word): string {
    const whole = textOf(block);
    if (whole.length <= 60) return whole;
    const start = Math.max(0, whole.indexOf(text) - 25);
    return whole.slice(whole.lastIndexOf(' ', start) + 1, start + text.length + 50).replace(/\s\S*$/, '');
  }
}
