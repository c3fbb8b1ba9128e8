import type { APIRoute, GetStaticPaths } from 'astro';
import { hasCalendar } from '../../content/derived/event-times.ts';
import { eventCalendar } from '../../generators/calendar.ts';
import { builtAt } from '../../lib/built-at.ts';
import { siteOrigin } from '../../lib/net/site-origin.ts';
import { events, type SummitEvent } from '../../content/events.ts';
import { site } from '../../site.config.ts';

export const getStaticPaths = (() =>
  Object.entries(events)
    .filter(([, { time }]) => hasCalendar(time, builtAt))
    .map(([slug, event]) => ({
      params: { event: slug },
      props: { event },
    }))) satisfies GetStaticPaths;

/** Serves a calendar file for each coming event. */
export const GET: APIRoute<{ event: SummitEvent }> = ({ props, params }) =>
  new Response(
    eventCalendar(props.event, {
      slug: params['event'] ?? '',
      host: new URL(siteOrigin()).hostname,
      siteName: site.name,
      builtAt,
    }),
    { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } },
  );
