/** A post's picture, 640 × 360: one path for what is around, and one that stands out for what the post is about. */
export interface PostDrawing {
  lines: string;
  accent: string;
}

export const WIDTH = 640;
export const HEIGHT = 360;
