import { box } from '../../components/art/shapes.ts';

/** The ground line of the drawings, each in a box of 160 × 112. */
const GROUND = 112;

/** Draws three phones, each with its first frame. */
function scripts(): string {
  const left = [6, 58, 110];
  const phones = left.map((x, i) => box(x, 30 - i * 8, 44, GROUND - 30 + i * 8));
  const plays = left.map((x, i) => `M${x + 17} ${60 - i * 5}l14 8-14 8z`);
  return [...phones, ...plays, ...left.map((x) => `M${x + 8} 96h28m-28 8h16`)].join('');
}

/** Draws a fan of square cards. */
const fan = (x: number) => `${box(x, 62, 50, 50)}M${x + 8} 62v-8h50v50h-8M${x + 16} 54v-8h50v50h-8`;

/** Draws two fans of square cards. */
function carousels(): string {
  return fan(4) + fan(88) + 'M12 96h24M96 96h24';
}

/** Draws an envelope. */
const letter = (x: number, y: number) => `${box(x, y, 48, 34)}M${x} ${y}l24 19 24-19`;

/** Draws three envelopes in a row. */
function emails(): string {
  return letter(4, 78) + letter(56, 50) + letter(108, 22);
}

/** Draws a page of questions, one of them open and framed, in front of the documents. */
function page(): string {
  const rows = [28, 42, 92, 104].map((y) => `M14 ${y}h50m8-2l4 4 4-4`).join('');
  return `${box(4, 16, 88, 96)}M92 26h16v86M108 36h16v76${rows}M18 66h52m-52 7h40${box(10, 56, 76, 24)}`;
}

/** Draws a question and the agent's answer. */
function agent(): string {
  return 'M4 20H100V58H26l-10 12V58H4zM16 34h60m-60 10h40M56 74H152V112H56zM68 88h70m-70 10h48';
}

/** Draws first lines and subject lines in two columns, one of each marked. */
function hooks(): string {
  const widths = [58, 44, 62, 50, 38];
  const column = (x: number) => widths.map((w, i) => `M${x} ${24 + i * 19}h${x > 50 ? w - 4 : w}`).join('');
  return column(10) + column(92) + box(4, 54, 70, 16) + box(86, 35, 70, 16);
}

/** Returns the drawings in the order of the kit's deliverables. Other items of an order have none. */
export function kitDrawings(): string[] {
  return [scripts(), carousels(), emails(), page(), agent(), hooks()];
}
