import type { APIRoute, GetStaticPaths } from 'astro';
import { hasCalendar } from '../../content/derived/event-times.ts';
import { eventCalendar } from '../../generators/calendar.ts';
import { builtAt } from '../../lib/built-at.ts';
import { siteOrigin } from '../../lib/net/site-origin.ts';
import { type EventHours, events, type SummitEvent } from '../../content/events.ts';
import { site } from '../../site.config.ts';

export const getStaticPaths = (() =>
  Object.entries(events).flatMap(([slug, event]) =>
    hasCalendar(event.time, builtAt) ? { params: { event: slug }, props: { event, time: event.time } } : [],
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ event: SummitEvent; time: EventHours }> = ({ props, params }) =>
  new Response(
    eventCalendar(props.event, props.time, {
      slug: params['event'] ?? '',
      host: new URL(siteOrigin()).hostname,
      siteName: site.name,
      builtAt,
    }),
    { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } },
  );
