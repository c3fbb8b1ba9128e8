import { arc, type Drawing } from '../../components/art/drawing.ts';

const RADII = [170, 130, 170, 130];
const DISTANCE = 300;
const RING = 10;
const HUB = 30;

/**
 * Four wheels in a row that touch and drive each other, every second one the other way round. They stand a column apart,
 * each over the service that it belongs to.
 */
export function gearTrain(): Drawing {
  const strokes = RADII.flatMap((radius, wheel) => {
    const [x, y] = [170 + wheel * DISTANCE, 172];
    const turn = wheel % 2 === 0 ? 11 : -11;
    const rings = Math.floor((radius - HUB) / RING) + 1;
    return Array.from({ length: rings }, (_, ring) => {
      const outermost = ring === rings - 1;
      const opening = outermost ? 4 : 40 + 34 * Math.sin(ring / 2.2 + wheel);
      return arc(x, y, radius - (rings - 1 - ring) * RING, 200 + wheel * 70 + ring * turn, 360 - opening);
    });
  });
  return { width: 1200, height: 344, strokes };
}
