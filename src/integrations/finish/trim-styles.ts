import { isBrought, isOnPage, type Leaf, type Need } from './selector-needs.ts';
import { shortenStyles } from './shorten-styles.ts';
import { type Part, readStyleSheet } from './style-sheet.ts';
import type { ScriptWords, Vocabulary } from './vocabulary.ts';

/** A style sheet without the rules that a page and its scripts can't use. */
export type TrimStyles = (css: string, page: Vocabulary, scripts: readonly ScriptWords[]) => string;

/**
 * Trims style sheets. Tailwind writes one sheet for the whole site; inlined in every page, it would cost each of them the
 * classes of all the others. A sheet is read once, what a script brings to it is found once, and pages that have the same
 * of what it asks for (all posts of a blog, as a rule) share one trimmed sheet.
 */
export function styleTrimmer(): TrimStyles {
  const trimmers = new Map<string, ReturnType<typeof sheetTrimmer>>();
  return (css, page, scripts) => {
    const trim = trimmers.get(css) ?? sheetTrimmer(css);
    trimmers.set(css, trim);
    return trim(page, scripts);
  };
}

function sheetTrimmer(css: string): (page: Vocabulary, scripts: readonly ScriptWords[]) => string {
  const { parts, leaves } = readStyleSheet(shortenStyles(css));
  const known = new Map<string, string>();
  const brought = new WeakMap<ScriptWords, ReadonlySet<Leaf>>();
  const broughtBy = (script: ScriptWords) => {
    const found = brought.get(script) ?? new Set(leaves.filter((leaf) => isBrought(leaf, script)));
    brought.set(script, found);
    return found;
  };
  return (page, scripts) => {
    const later = scripts.map(broughtBy);
    const met = leaves.map((leaf) => isOnPage(leaf, page) || later.some((found) => found.has(leaf)));
    const key = met.map(Number).join('');
    const trimmed = known.get(key) ?? write(parts, new Set(leaves.filter((_, index) => met[index])));
    known.set(key, trimmed);
    return trimmed;
  };
}

/** Key frames stay if any rule that stays speaks of them. */
function write(parts: readonly Part[], met: ReadonlySet<Leaf>): string {
  const words = new Set(writeParts(parts, met, () => false).match(/[\w-]+/g));
  return withoutIdleVariables(writeParts(parts, met, (keyframes) => words.has(keyframes)));
}

function writeParts(parts: readonly Part[], met: ReadonlySet<Leaf>, animates: (keyframes: string) => boolean): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'keyframes') return animates(part.name) ? part.text : '';
      if (part.kind === 'group') {
        const inner = writeParts(part.parts, met, animates);
        return inner && `${part.prelude}{${inner}}`;
      }
      const usable = part.selectors.filter(({ needs }) => needs.every((need) => isMet(need, met)));
      return usable.length > 0 ? usable.map(({ text }) => text).join(',') + part.block : '';
    })
    .join('');
}

function isMet(need: Need, met: ReadonlySet<Leaf>): boolean {
  if (need.kind !== 'oneOf') return met.has(need);
  return need.branches.some((branch) => branch.every((inner) => isMet(inner, met)));
}

const USE = /var\((--[\w-]+)/g;
const DECLARATION = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;
const EMPTY_RULE = /(?<=^|[{}])[^{}@]+\{\}/g;

/** Variables that no rule here uses go: colors that a page has no part for, and what Tailwind gives every element in case. */
function withoutIdleVariables(css: string): string {
  const used = new Set(Array.from(css.matchAll(USE), ([, name]) => name));
  const rest = css.replace(DECLARATION, (text, name: string) => (used.has(name) ? text : ''));
  return rest === css ? css : withoutIdleVariables(rest.replace(EMPTY_RULE, ''));
}
