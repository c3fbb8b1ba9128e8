/* oxlint-disable unicorn/consistent-function-scoping -- the browser gets one function, with all that it needs */

/** What is wrong with a page's text at one width. `words` is the text that a visitor reads there. */
export interface PageFault {
  kind: 'outside' | 'over' | 'broken';
  words: string;
}

/** What a page in a browser says and gets wrong. */
interface PageSeen {
  faults: PageFault[];
  /** The texts of its paragraphs and headings. */
  paragraphs: string[];
}

/** Reads the open page's text as it is laid out. Runs in the browser, so it imports nothing. */
export function readPage(): PageSeen {
  const faults: PageFault[] = [];
  const texts = textsByBlock();
  const words = [...texts].flatMap(([block, nodes]) => wordsOf(block, nodes));
  for (const { block, text, boxes } of words) {
    const [first, last] = [boxes[0], boxes.at(-1)];
    if (!first || !last) continue;
    const say = (kind: PageFault['kind']) => faults.push({ kind, words: around(block, text) });
    if (boxes.some((box) => isCut(block, box))) say('outside');
    if (last.top > first.bottom - 2 && !isHyphenated(block, text)) say('broken');
  }
  for (const [one, other] of overlapping(words))
    faults.push({ kind: 'over', words: `${around(one.block, one.text)}” and “${around(other.block, other.text)}` });
  const paragraphs = Array.from(texts.values(), (nodes) => folded(nodes.map(({ data }) => data).join('')));
  return { faults, paragraphs: paragraphs.filter((text) => text.length >= 60) };

  /** Returns the visible text nodes by the block that lays them out. */
  function textsByBlock(): Map<Element, Text[]> {
    const found = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node instanceof Text ? node : node instanceof HTMLBRElement ? new Text(' ') : undefined;
      const parent = node.parentElement;
      if (!text || !parent || !isRead(parent)) continue;
      const block = blockOf(parent);
      found.set(block, [...(found.get(block) ?? []), text]);
    }
    return found;
  }

  /** Returns whether a visitor reads the text of an element: it is shown, and not only for screen readers or decoration. */
  function isRead(element: Element): boolean {
    if (element.closest('[aria-hidden=true], svg, script, style, noscript')) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForReadersOnly(element);
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
  function wordsOf(block: Element, nodes: Text[]): { block: Element; text: string; boxes: DOMRect[] }[] {
    const whole = nodes.map(({ data }) => data).join('');
    return Array.from(whole.matchAll(/[^\s\u200b\u00ad\-‐–—/°]+/g), ({ 0: text, index }) => {
      const boxes: DOMRect[] = [];
      let start = 0;
      for (const node of nodes) {
        const [from, to] = [Math.max(index - start, 0), Math.min(index + text.length - start, node.length)];
        start += node.length;
        if (from >= to) continue;
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        boxes.push(...Array.from(range.getClientRects()).filter(({ width }) => width > 0));
      }
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
  function isHyphenated(block: Element, text: string): boolean {
    return getComputedStyle(block).hyphens === 'auto' && /^\p{L}{5,}\p{P}*$/u.test(text);
  }

  /** Returns the pairs of words that cover each other, one per pair of blocks. Bars and dialogs lie over the page on purpose. */
  function overlapping<T extends { block: Element; boxes: DOMRect[] }>(all: T[]): [T, T][] {
    const placed = all
      .filter(({ block }) => !isPinned(block))
      .flatMap((word) => word.boxes.map((box) => ({ word, box, inset: box.height * 0.28 })))
      .toSorted((a, b) => a.box.top - b.box.top);
    const pairs: [T, T][] = [];
    const seen = new Set<Element>();
    placed.forEach(({ word, box, inset }, index) => {
      for (const next of placed.slice(index + 1)) {
        if (next.box.top + next.inset > box.bottom - inset - 3) {
          if (next.box.top > box.bottom) break;
          continue;
        }
        const across = Math.min(box.right, next.box.right) - Math.max(box.left, next.box.left);
        const down =
          Math.min(box.bottom - inset, next.box.bottom - next.inset) -
          Math.max(box.top + inset, next.box.top + next.inset);
        if (across < 3 || down < 3 || next.word.block === word.block || seen.has(word.block)) continue;
        seen.add(word.block);
        pairs.push([word, next.word]);
      }
    });
    return pairs;
  }

  function isPinned(element: Element | null): boolean {
    return !!element && (/fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement));
  }

  function folded(text: string): string {
    return text.replace(/\s+/g, ' ').trim();
  }

  /** Returns a word with its neighbors, at most some 60 characters, so that it can be found. */
  function around(block: Element, text: string): string {
    const whole = folded(block.textContent ?? '');
    if (whole.length <= 60) return whole;
    const start = Math.max(0, whole.indexOf(text) - 25);
    return whole.slice(whole.lastIndexOf(' ', start) + 1, start + text.length + 50).replace(/\s\S*$/, '');
  }
}
