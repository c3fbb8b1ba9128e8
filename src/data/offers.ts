import { mailto } from '../lib/mailto.ts';
import { isOff, paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { content } from './content.ts';

export type Offer = (typeof content.offers)[number];
/** A button as the content gives it: where it leads, or the subject of the email that it begins, to us or to the `to` of the settings' emails. */
type Action = { readonly label: string } & (
  { readonly href: string } | { readonly mail: string; readonly to?: string | undefined }
);

/** What is sold on pages that aren't switched off. */
export const offers = content.offers.filter(({ page }) => !isOff(paths[page]));

/** Returns an action with its address. */
export function linked<A extends Action>(action: A): { label: string; href: string } {
  if ('href' in action) return action;
  const emails: Readonly<Record<string, string>> = site.emails;
  const to = ('to' in action && action.to && emails[action.to]) || site.emails.contact;
  return { label: action.label, href: mailto({ to, subject: action.mail }) };
}

/** Returns the offer with an id; undefined if it is no longer sold. */
export function offerOf(id: string): Offer | undefined {
  return content.offers.find((offer) => offer.id === id);
}

/** Lists the offers of a page's table: what is bought there first (`first` above all), in full, then the others in short. */
export function offersOn(page: Offer['page'], first?: string) {
  const listed = offers.flatMap(({ get, action, elsewhere, ...offer }) => {
    const here = offer.page === page;
    const shown = here ? { text: get, action } : elsewhere;
    return shown?.text && shown.action ? [{ ...offer, here, get: shown.text, action: linked(shown.action) }] : [];
  });
  const rank = ({ id, here }: (typeof listed)[number]) => (id === first ? 0 : here ? 1 : 2);
  return listed.toSorted((one, other) => rank(one) - rank(other));
}
