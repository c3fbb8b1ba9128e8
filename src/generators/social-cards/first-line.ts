/** What is shorter says too little alone. */
const LEAST = 15;

/** What a description says before it goes into detail: up to its first colon or its first full stop that leaves something said. */
export function firstLine(description: string): string {
  const stops = Array.from(description.matchAll(/:\s|\.\s|\.$/g), ({ index }) => index);
  return description.slice(
    0,
    stops.find((stop) => stop >= LEAST),
  );
}

/** The clauses of a text that a number of letters hold, whole from its start; the text itself where not even its first fits. */
export function clausesWithin(text: string, letters: number): string {
  if (text.length <= letters) return text;
  const end = text.lastIndexOf(', ', letters);
  return end > 0 ? text.slice(0, end) : text;
}
