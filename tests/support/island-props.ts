import { builtPage } from './built-site.ts';

type Serialized = [kind: number, value: unknown];

/** What an island of a built page was given: its props, as Astro hands them to the browser. */
export function islandProps<Props>(route: string, island: string): Props {
  const found = builtPage(route)
    .document.querySelectorAll('astro-island')
    .find((element) => element.getAttribute('opts')?.includes(`"name":"${island}"`));
  if (!found) throw new Error(`${route} has no island ${island}`);
  return properties(JSON.parse(found.getAttribute('props') ?? '{}') as Record<string, Serialized>) as Props;
}

/** Astro writes each value with its kind: 0 is a plain value or an object, 1 a list. */
function revived([kind, value]: Serialized): unknown {
  if (kind === 1) return (value as Serialized[]).map(revived);
  return typeof value === 'object' && value !== null ? properties(value as Record<string, Serialized>) : value;
}

function properties(values: Record<string, Serialized>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, revived(value)]));
}
