import type { Brand, ItemList } from 'schema-dts';
import { dinner } from '../../content/dinner.ts';
import { events } from '../../content/events.ts';
import { launchKit } from '../../content/launch-kit.ts';
import { leadershipPilot } from '../../content/leadership-pilot.ts';
import { modules } from '../../content/modules.ts';
import { pages } from '../../content/pages.ts';
import { capitalized, inWords } from '../../lib/format.ts';
import { absolute } from '../../lib/site-origin.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { builtAt } from '../calendar/built-at.ts';
import { event } from './events.ts';
import { ids } from './ids.ts';
import { offer, service } from './services.ts';
import type { Node } from './web-page.ts';

/** The founding cohort's dinner. */
export function dinnerEvent(): Node {
  const { path, description } = pages.council;
  const seats = [
    { ...dinner.single, name: seatName(dinner.single.seats), url: site.links.dinnerSeatCheckout },
    { ...dinner.duo, name: seatName(dinner.duo.seats), url: site.links.dinnerDuoCheckout },
  ];
  const { name, starts, ends, place, address, seats: capacity } = dinner;
  const image = paths.socialCard('council');
  const offers = seats.map(offer);
  return event(
    { path, part: 'dinner', image, name, description, starts, ends, place, address, capacity, offers },
    builtAt,
  );
}

/** The summits, without those whose day has not been told: an event without a date is none to a search engine. */
export function summits(): Node[] {
  return Object.entries(events).flatMap(([part, { title, description, time, location, address }]) => {
    if (time.kind !== 'hours') return [];
    const { starts, ends } = time;
    const about = { path: paths.events, part, image: paths.socialCard('events'), name: title, description };
    return [event({ ...about, starts, ends, place: location, address, offers: [] }, builtAt)];
  });
}

/** The leadership-health pilot at its price. */
export function pilotService(): Node {
  const { path, title, description } = pages.leadershipPilot;
  const offers = [offer({ price: leadershipPilot.price, url: absolute(path) })];
  return service({ path, name: title, description, type: 'Leadership measurement', offers });
}

/** The software, which is in private preview and has no price. */
export function momentoService(): Node {
  const { path, description } = pages.momento;
  return service({ path, name: 'Momento', description, type: 'Meeting follow-up software' });
}

/** The launch kit, once and as it goes on. */
export function launchKitService(): Node {
  const { path, title, description } = pages.creatorLaunch;
  const { launchKitCheckout, launchKitContinuityCheckout } = site.links;
  const order = absolute(`${path}#order`);
  return service({
    path,
    name: title,
    description,
    offers: [
      offer({ price: launchKit.price, url: launchKitCheckout || order }),
      offer({
        name: 'Continuity',
        price: launchKit.continuity,
        every: 'month',
        url: launchKitContinuityCheckout || order,
      }),
    ],
  });
}

/** The modules of the platform, in their order. */
export function moduleList(): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    '@id': ids.part(paths.platform, 'modules'),
    name: `Modules of the ${pages.platform.title}`,
    itemListElement: modules.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absolute(paths.product(slug)),
    })),
  };
}

export function mementoBrand(): Exclude<Brand, string> {
  const { path, description } = pages.brand;
  return {
    '@type': 'Brand',
    '@id': ids.part(path, 'brand'),
    name: pages.memento.title,
    description,
    url: absolute(path),
    logo: absolute(paths.logo),
  };
}

function seatName(seats: number): string {
  return `${capitalized(inWords(seats))} seat${seats === 1 ? '' : 's'}`;
}
