import type { StrokePoint } from './stroke.ts';

/**
 * Returns a knot around a point: loops about a wandering center. `turns` counts its points, some eight to a loop; `size` is 1 for a
 * knot about 300 wide.
 */
export function knot(x: number, y: number, turns: number, size = 1): StrokePoint[] {
  return Array.from({ length: turns }, (_, index) => {
    const n = index + 1;
    const angle = 1.2 - n * 0.83;
    const width = (118 + 40 * Math.sin(n * 0.47 + 1)) * (1 + (0.16 * n) / turns);
    const height = 98 + 36 * Math.cos(n * 0.61);
    const tilt = 0.5 * Math.sin(n * 0.23);
    const [across, down] = [width * Math.cos(angle), height * Math.sin(angle)];
    return [
      x + size * (34 * Math.sin(n * 0.39) + across * Math.cos(tilt) - down * Math.sin(tilt) * 0.8),
      y + size * (12 * Math.cos(n * 0.52) + across * Math.sin(tilt) * 0.5 + down * Math.cos(tilt)),
    ];
  });
}
