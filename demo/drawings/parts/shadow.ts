/** Shadows by gradient: a dark line where things touch, a soft pool that leans away from the light. */

import { umber } from '../palette.ts';
import type { Pen, Point } from '../pen.ts';
import { fill, group, linearAt, matrix, move, oval, radial, through } from '../pen.ts';
import { TILT } from './view.ts';

const pool = (pen: Pen, strength: number): string =>
  radial(pen, [
    [0, umber, strength],
    [0.35, umber, strength * 0.72],
    [0.62, umber, strength * 0.32],
    [0.82, umber, strength * 0.1],
    [1, umber, 0],
  ]);

/** For something round that stands on the table: radius of the foot, height of the thing. */
export function roundShadow(pen: Pen, r: number, height: number, strength = 1): string {
  const reach = Math.min(height * 0.5, r * 2.6);
  const cast = group(
    matrix(1, -0.1, 0.35, 1, 0, 0),
    oval(
      reach * 0.42,
      -r * 0.03,
      r * 1.02 + reach * 0.62,
      r * TILT * 1.55,
      pool(pen, 0.36 * strength),
    ),
  );
  const near = oval(
    r * 0.16,
    r * TILT * 0.3,
    r * 1.32,
    r * TILT * 1.42,
    pool(pen, 0.42 * strength),
  );
  const touch = oval(
    r * 0.03,
    r * TILT * 0.2,
    r * 1.08,
    r * TILT * 1.1,
    pool(pen, 0.75 * strength),
  );
  return cast + near + touch;
}

/** Grows (or, below zero, shrinks) a closed outline along its corners' normals. */
export function grown(points: readonly Point[], by: number): Point[] {
  const count = points.length;
  let area = 0;
  for (let i = 0; i < count; i += 1) {
    const [x, y] = points[i] ?? [0, 0];
    const [x1, y1] = points[(i + 1) % count] ?? [0, 0];
    area += x * y1 - x1 * y;
  }
  const out = area > 0 ? by : -by;
  return points.map(([x, y], i) => {
    const [px, py] = points[(i + count - 1) % count] ?? [0, 0];
    const [qx, qy] = points[(i + 1) % count] ?? [0, 0];
    const length = Math.hypot(qx - px, qy - py) || 1;
    return [x + ((qy - py) / length) * out, y - ((qx - px) / length) * out];
  });
}

/**
 * A soft-edged shape without a blur filter (a blur of this size costs as much as the whole picture):
 * the outline laid over itself, each time a little smaller.
 */
export function softShape(
  points: readonly Point[],
  spread: number,
  strength: number,
  where = '',
  colour: string = umber,
): string {
  const layers = Math.min(14, Math.max(5, Math.round(spread / 2.5)));
  const each = 1 - (1 - strength) ** (1 / layers);
  const parts: string[] = [];
  for (let i = 0; i < layers; i += 1) {
    parts.push(`<path d="${through(grown(points, spread * (1 - (1.6 * i) / layers)))}"/>`);
  }
  return `<g fill="${colour}" fill-opacity="${each.toFixed(4)}"${where && ` transform="${where}"`}>${parts.join('')}</g>`;
}

/** For an outline lying or standing on the table: near and far. */
export function outlineShadow(points: readonly Point[], lift: number, strength = 1): string {
  return (
    softShape(points, lift * 0.7, 0.26 * strength, move(lift * 0.62, lift * 0.12)) +
    softShape(points, Math.max(5, lift * 0.16), 0.36 * strength, move(lift * 0.07, lift * 0.05))
  );
}

/** For flat lays and things on a wall: the shadow falls down and to the right. */
export function flatShadow(points: readonly Point[], lift: number, strength = 1): string {
  return (
    softShape(points, lift * 1.1, 0.24 * strength, move(lift * 0.7, lift * 0.9)) +
    softShape(points, Math.max(3, lift * 0.28), 0.26 * strength, move(lift * 0.16, lift * 0.22))
  );
}

/** Darkens the foot of an upright thing where it meets the table. */
export function footShade(
  pen: Pen,
  d: string,
  top: number,
  bottom: number,
  strength = 0.3,
): string {
  return fill(
    d,
    linearAt(
      pen,
      [
        [0, umber, 0],
        [0.7, umber, strength * 0.3],
        [1, umber, strength],
      ],
      [0, top],
      [0, bottom],
    ),
  );
}
