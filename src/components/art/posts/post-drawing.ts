/** A post's picture, 640 × 360: one path in ink, and one in the accent color for what the post is about. */
export interface PostDrawing {
  lines: string;
  accent: string;
  /** Drawn on a dark ground, for variety in a list of pictures. */
  dark?: boolean;
  /** Set if its lines are level or upright, so that all are as sharp. */
  isCrisp?: boolean;
}

export const WIDTH = 640;
export const HEIGHT = 360;
