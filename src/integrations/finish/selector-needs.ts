import type { CssNode, Selector } from 'css-tree';
import { attributeNames, isState, type ScriptWords, type Vocabulary } from './vocabulary.ts';

/** One thing that a page must have for a selector to match anything in it, now or after a script has run. */
export type Leaf =
  | { kind: 'tags' | 'classes' | 'ids'; name: string }
  | { kind: 'state'; name: string; value?: string | undefined };

export type Need = Leaf | { kind: 'oneOf'; branches: readonly (readonly Need[])[] };

/** Gives equal leaves of a style sheet's selectors as one and the same object. */
export type Intern = (leaf: Leaf) => Leaf;

/** A class whose contents come later and may be anything: the bodies of posts. */
const OPEN_CONTENT = 'prose';

const ALTERNATIVES = new Set(['is', 'where', 'has', '-webkit-any', '-moz-any', 'matches']);

/** The needs of one selector, all of which have to be met. Other pseudo-classes and elements may always come to match. */
export function selectorNeeds(selector: Selector, intern: Intern): Need[] {
  const needs = selector.children.toArray().flatMap((part) => partNeeds(part, intern));
  const open = needs.find((need) => need.kind === 'classes' && need.name === OPEN_CONTENT);
  return open ? [open] : needs;
}

function partNeeds(part: CssNode, intern: Intern): Need[] {
  switch (part.type) {
    case 'TypeSelector':
      return part.name === '*' ? [] : [intern({ kind: 'tags', name: unescape(part.name) })];
    case 'ClassSelector':
      return [intern({ kind: 'classes', name: unescape(part.name) })];
    case 'IdSelector':
      return [intern({ kind: 'ids', name: unescape(part.name) })];
    case 'AttributeSelector': {
      const { name } = part.name;
      if (!isState(name)) return [];
      const exact = part.matcher === '=' && part.value;
      const value = exact ? (exact.type === 'String' ? exact.value : exact.name) : undefined;
      return [intern({ kind: 'state', name, value })];
    }
    case 'PseudoClassSelector': {
      const list = part.children?.first;
      if (!ALTERNATIVES.has(part.name) || list?.type !== 'SelectorList') return [];
      const branches = list.children
        .toArray()
        .map((branch) => (branch.type === 'Selector' ? selectorNeeds(branch, intern) : []));
      return [{ kind: 'oneOf', branches }];
    }
    default:
      return [];
  }
}

/** CSS escapes of class names such as `lg\:p-1` and `\32xl`. */
function unescape(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : (character ?? ''),
  );
}

/** Whether a page as it is built meets a need. */
export function isOnPage(need: Leaf, page: Vocabulary): boolean {
  if (need.kind !== 'state') return page[need.kind].has(need.name);
  const values = page.states.get(need.name);
  return values !== undefined && (need.value === undefined || values.has(need.value));
}

/** Whether a script may bring what meets a need. A state that it names may take any value. */
export function isBrought(need: Leaf, { literals, names }: ScriptWords): boolean {
  if (need.kind !== 'state') return literals.has(need.name);
  return attributeNames(need.name).some((name) => names.has(name));
}
