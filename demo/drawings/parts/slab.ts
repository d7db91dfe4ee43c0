/**
 * Flat-topped things with straight sides: boards, boxes, books, trays, folded cloth.
 * The outline is given in plan (x right, z towards us), clockwise as seen from above.
 */
import { tone } from '../colour.ts';
import type { Pen, Point } from '../pen.ts';
import { clipped, fill, group, linearAt, roundedPoints, through } from '../pen.ts';
import type { Piece } from './piece.ts';
import { piece } from './piece.ts';
import { outlineShadow } from './shadow.ts';
import { onTable, tableMatrix } from './view.ts';

export interface Slab {
  outline: readonly Point[];
  height: number;
  colour: string;
  turn?: number;
  /** Height of its underside above the table. */
  up?: number;
  /** Artwork in plan coordinates, cut to the outline. */
  art?: string;
  topColour?: string;
  lift?: number;
  shadow?: number;
}

export const rectangle = (w: number, d: number, r = 0): Point[] =>
  r > 0
    ? roundedPoints(-w / 2, -d / 2, w, d, r)
    : [
        [-w / 2, -d / 2],
        [w / 2, -d / 2],
        [w / 2, d / 2],
        [-w / 2, d / 2],
      ];

/** The sides that face us, each lit by where it looks. */
export function slabSides(it: Slab): string {
  const { outline, height, colour, turn = 0, up = 0 } = it;
  const a = (turn * Math.PI) / 180;
  const parts: { z: number; text: string }[] = [];
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length] ?? p;
    const dx = q[0] - p[0];
    const dz = q[1] - p[1];
    const length = Math.hypot(dx, dz) || 1;
    const nx = dz / length;
    const nz = -dx / length;
    const rx = nx * Math.cos(a) - nz * Math.sin(a);
    const rz = nx * Math.sin(a) + nz * Math.cos(a);
    if (rz <= 0.001) return;
    const light = 0.36 - 0.24 * rx + 0.1 * rz;
    const shade = tone(colour, light);
    const quad = [
      onTable(p[0], p[1], up + height, turn),
      onTable(q[0], q[1], up + height, turn),
      onTable(q[0], q[1], up, turn),
      onTable(p[0], p[1], up, turn),
    ];
    parts.push({
      z: p[0] * Math.sin(a) + p[1] * Math.cos(a),
      text: fill(through(quad), shade, `stroke="${shade}" stroke-width="0.8"`),
    });
  });
  return parts
    .sort((m, k) => m.z - k.z)
    .map((part) => part.text)
    .join('');
}

export function slabTop(pen: Pen, it: Slab): string {
  const { outline, height, colour, turn = 0, up = 0, art = '', topColour = colour } = it;
  const d = through(outline);
  const xs = outline.map(([x]) => x);
  const zs = outline.map(([, z]) => z);
  const low: Point = [Math.min(...xs), Math.min(...zs)];
  const high: Point = [Math.max(...xs), Math.max(...zs)];
  const paint = linearAt(
    pen,
    [
      [0, tone(topColour, 0.74)],
      [0.5, tone(topColour, 0.62)],
      [1, tone(topColour, 0.52)],
    ],
    low,
    high,
  );
  const edge = fill(
    d,
    'none',
    `stroke="${tone(topColour, 0.92)}" stroke-width="2.5" opacity="0.55"`,
  );
  return group(
    tableMatrix(turn, up + height),
    fill(d, paint) + (art && clipped(pen, d, art)) + edge,
  );
}

export function slab(pen: Pen, it: Slab): Piece {
  const {
    outline,
    height,
    turn = 0,
    up = 0,
    lift = Math.min(70, 14 + height * 0.5),
    shadow = 1,
  } = it;
  const foot = outline.map(([x, z]) => onTable(x, z, up, turn));
  return piece(outlineShadow(foot, lift, shadow), slabSides(it) + slabTop(pen, it));
}
