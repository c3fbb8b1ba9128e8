import { theme } from '../../styles/theme.ts';

const files = import.meta.glob<string>('../../drawings/**/*.svg', { query: '?raw', import: 'default', eager: true });

/** The box of a drawing in its panel, in pixels of the card. Those of posts are wide, with room at both ends. */
const boxOf = (name: string) =>
  `overflow="visible" y="60" height="510" ${name.startsWith('posts/') ? 'x="-60" width="680"' : 'x="60" width="440"'}`;

/** The attributes of a drawing that its box replaces. */
const OWN_BOX = / (?:width|height|preserveAspectRatio)="[^"]*"/g;

/** Returns the panel of a card with a drawing of the site in it as an SVG: in the color of the paper, on the area's. */
export function cardDrawing(name: string, ground: string, width: number, height: number): string {
  const { paper } = theme.light;
  const drawing = files[`../../drawings/${name}.svg`] ?? files['../../drawings/cards/home.svg'] ?? '<svg/>';
  const colored = drawing
    .replace(/^<svg[^>]*>/, (tag) => tag.replace(OWN_BOX, '').replace('<svg', `<svg ${boxOf(name)}`))
    .replaceAll('var(--paper)', ground)
    .replaceAll('var(--accent)', paper);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${paper}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${colored}</svg>`;
}
