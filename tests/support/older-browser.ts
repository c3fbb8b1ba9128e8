import type { Page } from 'playwright';
import postcss, { type ChildNode } from 'postcss';

/** Selectors that a five-year-old browser doesn't know. Such a browser drops every rule that contains one. */
const SELECTORS = /:(?:has|popover-open|target-current|details-content|focus-visible|open|state)\b|:where\(|&/;
const CONDITIONS = /animation-timeline|selector\(:popover-open\)|scripting/;
const AT_RULES = new Set(['view-transition', 'layer', 'container', 'starting-style', 'property', 'scope']);
const PROPERTIES =
  /^(?:animation-(?:timeline|range)|view-transition-name|text-wrap|translate|rotate|scale|accent-color|content-visibility|overscroll-behavior|navigation)/;
const VALUES = /subgrid|\d(?:dvh|svh|lvh|cqw|lh)\b|color-mix|oklch|light-dark/;

/** Limits a page to what a five-year-old browser has: no dialogs, no popovers, no `:has()`, no scroll-driven animation. */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(removeApis);
  // Chromium treats a page that a route fulfills as public. It must ask before it reaches servers on this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('**/*', async (route) => {
    // A frame may still be loading when a test moves on to another page.
    const request = route.request();
    if (request.resourceType() !== 'document' || request.frame() !== page.mainFrame()) return route.fallback();
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!type.startsWith('text/html')) return route.fulfill({ response });
    return route.fulfill({ response, body: removeNewHtml(await response.text()) });
  });
}

/** Removes what an older browser ignores from a page's HTML, and its policy, because the styles' hashes change. */
function removeNewHtml(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    .replace(/<script type="speculationrules">.*?<\/script>/s, '')
    .replace(/<nav([^>]*) popover(?:="[^"]*")?/g, '<nav$1')
    .replace(/<style([^>]*)>(.*?)<\/style>/gs, (_, attributes: string, css: string) => {
      return `<style${attributes}>${UNKNOWN_ELEMENTS}${removeNewCss(css)}</style>`;
    });
}

/** An unknown element is an inline box. */
const UNKNOWN_ELEMENTS = 'dialog{display:inline;position:static}';

function removeNewCss(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walk((node) => {
    if (isUnknown(node)) node.remove();
  });
  return sheet.toString().replace(/@supports not selector\(:popover-open\)/g, '@media all');
}

function isUnknown(node: ChildNode): boolean {
  if (node.type === 'rule') return SELECTORS.test(node.selector);
  if (node.type === 'decl') return PROPERTIES.test(node.prop) || VALUES.test(node.value);
  return node.type === 'atrule' && (AT_RULES.has(node.name) || isFalse(node.name, node.params));
}

function isFalse(name: string, condition: string): boolean {
  return (name === 'supports' || name === 'media') && CONDITIONS.test(condition) && !/^\s*not\b/.test(condition);
}

/** Deletes newer APIs. Runs in the page. */
function removeApis(): void {
  const remove = (from: object, names: string) => {
    for (const name of names.split(' ')) Reflect.deleteProperty(from, name);
  };
  remove(HTMLDialogElement.prototype, 'show showModal close open returnValue');
  remove(HTMLElement.prototype, 'popover showPopover hidePopover togglePopover inert');
  remove(HTMLButtonElement.prototype, 'popoverTargetElement popoverTargetAction');
  remove(HTMLFormElement.prototype, 'requestSubmit');
  remove(SubmitEvent.prototype, 'submitter');
  remove(Element.prototype, 'checkVisibility setHTML setHTMLUnsafe ariaLabel');
  remove(Document.prototype, 'startViewTransition prerendering adoptedStyleSheets');
  remove(Array.prototype, 'at findLast findLastIndex toSorted toReversed toSpliced with');
  remove(String.prototype, 'at');
  remove(Object, 'hasOwn groupBy');
  remove(URL, 'canParse parse');
  remove(Promise, 'withResolvers try');
  remove(AbortSignal, 'timeout any');
  remove(Navigator.prototype, 'pdfViewerEnabled');
  remove(
    window,
    'requestIdleCallback structuredClone HTMLDialogElement scheduler navigation trustedTypes CSSStyleSheet URLPattern Iterator',
  );
  const { supports } = CSS;
  CSS.supports = (...test: [string]) => !test[0].includes('popover-open') && supports.apply(CSS, test);
  window.RegExp = new Proxy(RegExp, {
    construct(target, [pattern, flags]: [string | RegExp, string?]) {
      if (/\(\?<[=!]/.test(String(pattern)))
        throw new SyntaxError('Invalid regular expression: invalid group specifier name');
      return new target(pattern, flags);
    },
  });
}
