const MIDDLE = 150;
const RADIUS = 140;

/** An hour as a clock face, 300 × 300: a tick a minute, and apart from these a longer one at every tenth. */
export function clockDrawing(): { minutes: string; tens: string } {
  const face = Array.from({ length: 60 }, (_, minute) => minute);
  return {
    minutes: face
      .filter((minute) => minute % 10 !== 0)
      .map((minute) => tick(minute, 12))
      .join(''),
    tens: face
      .filter((minute) => minute % 10 === 0)
      .map((minute) => tick(minute, 28))
      .join(''),
  };
}

function tick(minute: number, length: number): string {
  const [x, y] = [Math.sin((minute * Math.PI) / 30), -Math.cos((minute * Math.PI) / 30)];
  const at = (radius: number) => `${Math.round(MIDDLE + radius * x)} ${Math.round(MIDDLE + radius * y)}`;
  return `M${at(RADIUS - length)}L${at(RADIUS)}`;
}
