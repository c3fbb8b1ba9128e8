/** A post's picture, in a box of 640 by 360: what stands in ink, and what it is about, in the accent. Both are one path. */
export interface PostDrawing {
  lines: string;
  accent: string;
  /** On ink instead of paper, so that a list of pictures has a rhythm. */
  dark?: boolean;
}

export const WIDTH = 640;
export const HEIGHT = 360;
