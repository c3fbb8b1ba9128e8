/* oxlint-disable unicorn/consistent-function-scoping -- the browser gets one function, with all that it needs */

/** A word, and the text that it is in. */
type Found = [word: string, text: string];

/** Returns the words that the open page cuts off or breaks, and its parts' texts. Runs in the browser, so it imports nothing. */
export function readPage(): { cut: Found[]; broken: Found[]; parts: string[] } {
  const words = visibleTexts().flatMap(wordsOf);
  const divided = words.filter(isDivided);
  // With these rules, a word is divided only where it gets a hyphen.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { overflow-wrap: normal !important; word-break: normal !important }');
  document.adoptedStyleSheets = [sheet];
  const broken = divided.filter((word) => !isDivided(word)).map(found);
  document.adoptedStyleSheets = [];
  return { cut: words.filter(isCut).map(found), broken, parts: partTexts() };

  function visibleTexts(): Text[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter(({ parentElement: parent }) => {
      const hidden = '[aria-hidden=true], svg, script, style, noscript';
      return !parent?.closest(hidden) && parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    });
  }

  /** Returns a text's words, which end at a dash or an example's mark. */
  function wordsOf(node: Text): Range[] {
    return Array.from(node.data.matchAll(/[^\s\u200b\u00ad\-‐–—/°]+/g), ({ 0: text, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      return range;
    });
  }

  function isDivided(word: Range): boolean {
    const [first, ...more] = Array.from(word.getClientRects()).filter(({ width }) => width > 0);
    // Lines of a headline overlap, so that the next one begins above the end of the one before.
    return !!first && more.some(({ top }) => top > first.top + first.height / 2);
  }

  /** Returns whether a word is beyond the window's edge, or cut off by an element around it that doesn't scroll. */
  function isCut(word: Range): boolean {
    const { left, right } = word.getBoundingClientRect();
    let [from, to] = [0, document.documentElement.clientWidth];
    for (let box = word.startContainer.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      // One pixel is for screen readers only.
      if (/auto|scroll/.test(overflowX) || edges.width === 1) return false;
      if (/hidden|clip/.test(overflowX)) [from, to] = [Math.max(from, edges.left), Math.min(to, edges.right)];
      if (position === 'fixed') break;
    }
    // What is beyond the left edge as a whole is there on purpose, such as a link that appears when it has the focus.
    return right > Math.max(0, left) && (left < from - 2 || right > to + 2);
  }

  /** Returns the texts of the innermost sections, or of the whole page, without lists of posts, which may be in any language. */
  function partTexts(): string[] {
    const all = [...document.querySelectorAll('main, main section, main article')];
    const innermost = all.filter((one) => !one.querySelector('section, article'));
    const texts = innermost.map((one) => Array.from(one.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dd, td')));
    return texts.map((blocks) =>
      blocks
        .filter((one) => !one.closest('li[dir=auto]'))
        .map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim())
        .join('\n'),
    );
  }

  function found(word: Range): Found {
    return [word.toString(), word.startContainer.textContent?.trim() ?? ''];
  }
}
