/** Merges lists, newest first. An entry without a date stays after the one before it in its list, or before all others if it is the first. */
export function newestFirst<T>(lists: readonly (readonly T[])[], timeOf: (entry: T) => number | undefined): T[] {
  const dated = lists.flatMap((list) => {
    let time = Infinity;
    return list.map((entry) => ({ entry, time: (time = timeOf(entry) ?? time) }));
  });
  // A single list keeps its order.
  return (lists.length > 1 ? dated.sort((a, b) => b.time - a.time) : dated).map(({ entry }) => entry);
}
