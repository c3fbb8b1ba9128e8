/** A post's picture: the blog's line, which comes in at the left and leaves at the right, and what it works on. */
export interface PostDrawing {
  /** The line, in the accent color. */
  line: string;
  /** What is around, in ink. */
  marks: string;
  /** What is seen first, in strokes several pixels wide. */
  bold?: string;
}

export const WIDTH = 640;
export const HEIGHT = 360;

/** The line's height in every picture: seven eighths, and half a pixel, so that it meets the line between pictures (`post-card`). */
export const GROUND = 315.6;

/** Where the line comes in and leaves: beyond the picture, for one that leads a list and is wider. */
export const [FROM, TO] = [-240, 880];
