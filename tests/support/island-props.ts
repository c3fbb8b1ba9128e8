import { builtPage } from './built-site.ts';

type Serialized = [kind: number, value: unknown];

/** Returns the props of an island on a built page, as Astro serialized them. */
export function islandProps<Props>(route: string, island: string): Props {
  const found = builtPage(route)
    .document.querySelectorAll('astro-island')
    .find((element) => element.getAttribute('component-url')?.includes(`/${island}.`));
  if (!found) throw new Error(`${route} has no island ${island}`);
  return reviveObject(JSON.parse(found.getAttribute('props') ?? '{}') as Record<string, Serialized>) as Props;
}

/** Reads a serialized value. Kind 0 is a plain value or an object, kind 1 a list. */
function revive([kind, value]: Serialized): unknown {
  if (kind === 1) return (value as Serialized[]).map(revive);
  return typeof value === 'object' && value !== null ? reviveObject(value as Record<string, Serialized>) : value;
}

function reviveObject(values: Record<string, Serialized>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, revive(value)]));
}
