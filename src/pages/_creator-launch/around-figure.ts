/** Splits words around the first figure in them, with its hyphen: 'under 60 minutes' into 'under ', '60' and ' minutes'. */
export function aroundFigure(words: string): [before: string, figure: string, after: string] {
  const [figure = ''] = /\d[\d.,–]*-?/.exec(words) ?? [];
  const at = words.indexOf(figure);
  return [words.slice(0, at), figure, words.slice(at + figure.length)];
}
