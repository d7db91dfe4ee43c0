/** The one camera: everything stands on a table seen from slightly above, without vanishing points. */
import type { Point } from '../pen.ts';
import { matrix } from '../pen.ts';

/** How round a circle on the table looks: its height over its width. */
export const TILT = 0.27;

const turnOf = (degrees: number): [number, number] => {
  const a = (degrees * Math.PI) / 180;
  return [Math.cos(a), Math.sin(a)];
};

/** Plan to picture: x runs right, z runs towards us, up is height above the table. */
export function onTable(x: number, z: number, up = 0, turn = 0): Point {
  const [c, s] = turnOf(turn);
  return [x * c - z * s, TILT * (x * s + z * c) - up];
}

/** The transform that lays flat artwork on the table, or on something that high above it. */
export function tableMatrix(turn = 0, up = 0): string {
  const [c, s] = turnOf(turn);
  return matrix(c, TILT * s, -s, TILT * c, 0, -up);
}

/** The transform that stands flat artwork upright, facing us or turned. */
export function uprightMatrix(turn = 0, x = 0, y = 0): string {
  const [c, s] = turnOf(turn);
  return matrix(c, TILT * s, 0, 1, x, y);
}
