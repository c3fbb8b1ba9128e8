import { type CssNode, parse, type StyleSheet as Ast } from 'css-tree';
import { type Intern, type Leaf, type Need, selectorNeeds } from './selector-needs.ts';

/** A style sheet in parts that a page may have need of or not; each keeps its text to the letter. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'rule'; selectors: readonly { text: string; needs: readonly Need[] }[]; block: string }
  | { kind: 'group'; prelude: string; parts: readonly Part[] }
  | { kind: 'keyframes'; name: string; text: string };

const CONDITIONS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);

export interface SheetParts {
  parts: readonly Part[];
  /** All that any of its selectors needs, each once. */
  leaves: readonly Leaf[];
}

/** Reads a style sheet into its parts. */
export function readStyleSheet(css: string): SheetParts {
  const leaves = new Map<string, Leaf>();
  const intern: Intern = (leaf) => {
    const key = JSON.stringify(leaf);
    const known = leaves.get(key) ?? leaf;
    leaves.set(key, known);
    return known;
  };
  const ast = parse(css, { positions: true, parseValue: false, parseAtrulePrelude: false, parseCustomProperty: false });
  return { parts: parts((ast as Ast).children.toArray(), css, intern), leaves: [...leaves.values()] };
}

function parts(nodes: readonly CssNode[], css: string, intern: Intern): Part[] {
  return nodes.map((node): Part => {
    const text = slice(node, css);
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
      const selectors = node.prelude.children.toArray().map((selector) => ({
        text: slice(selector, css),
        needs: selector.type === 'Selector' ? selectorNeeds(selector, intern) : [],
      }));
      return { kind: 'rule', selectors, block: slice(node.block, css) };
    }
    if (node.type === 'Atrule' && node.block) {
      if (node.name.endsWith('keyframes'))
        return { kind: 'keyframes', name: node.prelude ? slice(node.prelude, css).trim() : '', text };
      if (CONDITIONS.has(node.name)) {
        const inner = parts(node.block.children.toArray(), css, intern);
        return { kind: 'group', prelude: css.slice(offset(node), offset(node.block)), parts: inner };
      }
    }
    return { kind: 'text', text };
  });
}

const offset = (node: CssNode) => node.loc?.start.offset ?? 0;
const slice = (node: CssNode, css: string) => css.slice(offset(node), node.loc?.end.offset);
