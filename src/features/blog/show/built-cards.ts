import { sitePolicy } from '../../../lib/trusted-html.ts';

/** A post's card as the build has rendered it. */
export interface BuiltCard {
  /** The address of its post. */
  href: string;
  className: string;
  /** The page's own HTML, marked as trusted. */
  html: string;
}

/** The cards that stand in a prerendered list, in its order. */
export function builtCards(list: Element | null): BuiltCard[] {
  const policy = sitePolicy(window);
  return Array.from(list?.querySelectorAll('li') ?? [], (card) => ({
    href: card.querySelector('a')?.getAttribute('href') ?? '',
    className: card.className,
    html: policy.createHTML(card.innerHTML),
  }));
}
