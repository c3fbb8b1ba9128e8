import type { APIRoute, GetStaticPaths } from 'astro';
import { content } from '../../data/content.ts';
import { hasCalendar } from '../../data/event-time.ts';
import type { EventHours, SummitEvent } from '../../data/schemas/event.ts';
import { eventCalendar } from '../../generators/calendar.ts';
import { builtAt } from '../../lib/built-at.ts';
import { siteOrigin } from '../../lib/net/site-origin.ts';
import { site } from '../../site.config.ts';

export const getStaticPaths = (() =>
  content.events.list.flatMap((event) =>
    hasCalendar(event.time, builtAt) ? { params: { event: event.id }, props: { event, time: event.time } } : [],
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ event: SummitEvent; time: EventHours }> = ({ props }) =>
  new Response(
    eventCalendar(props.event, props.time, { host: new URL(siteOrigin()).hostname, siteName: site.name, builtAt }),
    { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } },
  );
