/** The site's mark: three turned arcs. Drawn at 32 px with 2 px strokes, to stay legible in a browser tab. */
export const mark = {
  width: 32,
  height: 32,
  strokes: ['M16 5a11 11 0 1 1-9.5 5.5', 'M16 10a6 6 0 1 1-6 6', 'M16 15a1 1 0 1 1-1 1'],
};
