/** A part of a JSON file. `place` names it: `closing.actions.1.label`, or by the entry’s id: `audit.refund`. */
interface Part {
  place: string;
  value: unknown;
}

/** Lists a JSON file and all that is in it, but no group or list for which `skip` returns true. */
export function partsOf(value: unknown, skip: (group: object) => boolean = () => false, place = ''): Part[] {
  if (typeof value !== 'object' || value === null) return [{ place, value }];
  if (skip(value)) return [];
  const parts = Object.entries(value).flatMap(([name, part]) => partsOf(part, skip, placeIn(value, place, name)));
  return [{ place, value }, ...parts];
}

/** Returns the place of a part of a group, or of a list. */
export function placeIn(group: object, place: string, name: string): string {
  const part: unknown = group[name as keyof typeof group];
  const id = Array.isArray(group) ? ((part as { id?: string } | null)?.id ?? Number(name) + 1) : name;
  return place ? `${place}.${id}` : `${id}`;
}
