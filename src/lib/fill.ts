/** Puts values into the places of a sentence: fill('Question {step} of {total}', { step: 1, total: 4 }). */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
