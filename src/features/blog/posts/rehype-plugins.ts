import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** The size of the files in `src/drawings/figures`. */
const FIGURE = { width: 720, height: 400 };

/**
 * Creates a rehype plugin that turns a picture in its own paragraph, followed by a line in italics, into a figure with a
 * caption. The site's figures (`/art/figures-name.svg`) get their size, so that nothing moves when they load.
 */
export function captions() {
  return (tree: Root): void => {
    const nodes = tree.children;
    for (let index = 0; index < nodes.length; index++) {
      const image = onlyChild(nodes[index], 'img');
      if (!image) continue;
      if (String(image.properties['src']).includes('/art/figures-')) Object.assign(image.properties, FIGURE);
      // Between two blocks there is a line break.
      const next = nodes.findIndex((node, at) => at > index && node.type === 'element');
      const words = onlyChild(nodes[next], 'em');
      if (!words) continue;
      const caption = element('figcaption', words.children);
      nodes.splice(index, next - index + 1, element('figure', [image, caption]));
    }
  };
}

/**
 * Creates a rehype plugin that completes addresses from the site's root (`/services/`, `/picture.png`), so that a post
 * works below any base path and in a feed reader. `home` is the site's address with its base path.
 */
export function fullLinks(home: string) {
  const prefix = home.replace(/\/$/, '');
  return (tree: Root): void => {
    visit(tree, 'element', ({ properties }) => {
      for (const name of ['href', 'src']) {
        const value = properties[name];
        if (isRootAddress(value)) properties[name] = prefix + value;
      }
    });
  };
}

/** Returns the element of that name if it is all that a paragraph contains. */
function onlyChild(node: Root['children'][number] | undefined, tagName: string): Element | undefined {
  if (node?.type !== 'element' || node.tagName !== 'p' || node.children.length !== 1) return undefined;
  const [child] = node.children;
  return child?.type === 'element' && child.tagName === tagName ? child : undefined;
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** Returns whether an attribute is an address from the root of the site (`/services/`), not on another host (`//`). */
function isRootAddress(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?!\/)/.test(value);
}
