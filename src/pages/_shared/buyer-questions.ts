/** Splits an answer that starts with a yes or a no from the rest of it. */
export function shortAnswer(answer = ''): { short?: string; rest?: string } {
  return /^(?<short>Yes\.|No\.) (?<rest>.+)$/s.exec(answer)?.groups ?? {};
}
