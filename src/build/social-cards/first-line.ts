/** What a description says before it goes into detail: up to its first colon or its first full stop. */
export function firstLine(description: string): string {
  return description.split(/:\s|\.\s|\.$/, 1)[0] ?? description;
}
