import type { Element, ElementContent, Root } from 'hast';
import { FIGURE_HEIGHT, FIGURE_WIDTH } from '../../components/art/posts/figures.ts';

/**
 * A rehype plugin: a picture that is a paragraph of its own and the line in italics below it become a figure with its
 * caption; the site's own figures (`/art/figures.svg#name`) get their size, so that nothing moves when they come.
 */
export function captions() {
  return (tree: Root): void => {
    const nodes = tree.children;
    for (let index = 0; index < nodes.length; index++) {
      const image = onlyChild(nodes[index], 'img');
      if (!image) continue;
      if (String(image.properties['src']).includes('/art/figures.svg'))
        Object.assign(image.properties, { width: FIGURE_WIDTH, height: FIGURE_HEIGHT });
      // Between two blocks stands a line break.
      const next = nodes.findIndex((node, at) => at > index && node.type === 'element');
      const words = onlyChild(nodes[next], 'em');
      if (!words) continue;
      const caption = element('figcaption', words.children);
      nodes.splice(index, next - index + 1, element('figure', [image, caption]));
    }
  };
}

/** The element of that name which is all that a paragraph holds. */
function onlyChild(node: Root['children'][number] | undefined, tagName: string): Element | undefined {
  if (node?.type !== 'element' || node.tagName !== 'p' || node.children.length !== 1) return undefined;
  const [child] = node.children;
  return child?.type === 'element' && child.tagName === tagName ? child : undefined;
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
