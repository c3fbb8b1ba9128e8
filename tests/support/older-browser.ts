import type { Page } from 'playwright';
import postcss, { type ChildNode } from 'postcss';

/** What no browser of five years ago knows: rules that hold such a selector are dropped whole, as CSS wants it. */
const SELECTORS = /:(?:has|popover-open|target-current|details-content|focus-visible|open|state)\b|:where\(|&/;
const CONDITIONS = /animation-timeline|selector\(:popover-open\)|scripting/;
const AT_RULES = new Set(['view-transition', 'layer', 'container', 'starting-style', 'property', 'scope']);
const PROPERTIES =
  /^(?:animation-(?:timeline|range)|view-transition-name|text-wrap|translate|rotate|scale|accent-color|content-visibility|overscroll-behavior|navigation)/;
const VALUES = /subgrid|\d(?:dvh|svh|lvh|cqw|lh)\b|color-mix|oklch|light-dark/;

/** A page as a browser of five years ago has it: no dialogs, no popovers, no `:has()`, no scroll-driven animation … */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(removeApis);
  await page.route('**/*', async (route) => {
    // A frame's page may still be on its way when a test goes on to another.
    const request = route.request();
    if (request.resourceType() !== 'document' || request.frame() !== page.mainFrame()) return route.fallback();
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!type.startsWith('text/html')) return route.fulfill({ response });
    return route.fulfill({ response, body: olderPage(await response.text()) });
  });
}

/** The page's HTML without what an older browser does not see in it. Its policy goes: the styles have other hashes now. */
export function olderPage(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    .replace(/<script type="speculationrules">.*?<\/script>/s, '')
    .replace(/<nav([^>]*) popover(?:="[^"]*")?/g, '<nav$1')
    .replace(/<style([^>]*)>(.*?)<\/style>/gs, (_, attributes: string, css: string) => {
      return `<style${attributes}>${UNKNOWN_ELEMENTS}${olderStyles(css)}</style>`;
    });
}

/** Where dialogs are unknown, they are boxes like any other. */
const UNKNOWN_ELEMENTS = 'dialog{display:inline;position:static}';

export function olderStyles(css: string): string {
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

/** Takes away what scripts could use. Runs in the page. */
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
  remove(Promise, 'withResolvers try');
  remove(AbortSignal, 'timeout any');
  remove(Navigator.prototype, 'pdfViewerEnabled');
  remove(
    window,
    'requestIdleCallback structuredClone HTMLDialogElement scheduler navigation trustedTypes CSSStyleSheet URLPattern Iterator',
  );
  const { supports } = CSS;
  CSS.supports = (...test: [string]) => !test[0].includes('popover-open') && supports.apply(CSS, test);
}
