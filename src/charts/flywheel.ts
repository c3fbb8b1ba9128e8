/** The radii of the wheel: of its rim, of the points of its arrows, and of its inner edge. */
const [OUTER, MIDDLE, INNER] = [240, 192, 144];
/** The gap between two arrows, and how far a point reaches, in degrees. */
const [GAP, POINT] = [4, 12];

/** Returns the point of a circle around 0 at an angle, clockwise from the top. */
function at(radius: number, angle: number): string {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${Math.round(Math.cos(turn) * radius)} ${Math.round(Math.sin(turn) * radius)}`;
}

/**
 * Returns an arrow for each step. The first is at the top and the others follow counterclockwise, so that a wheel that turns
 * clockwise brings them up in order.
 */
export function flywheelArrows(steps: number): string[] {
  const share = 360 / steps;
  return Array.from({ length: steps }, (_, step) => {
    const from = -step * share - share / 2 + GAP / 2;
    const to = from + share - GAP;
    return `M${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, to)}L${at(MIDDLE, to + POINT)}L${at(INNER, to)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}L${at(MIDDLE, from + POINT)}z`;
  });
}
