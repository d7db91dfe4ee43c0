/** Open stoneware: bowls, plates, egg cups and the eggs in them. */
import { mix, tone } from '../colour.ts';
import { lathe, mouth } from '../parts/lathe.ts';
import { specksOn } from '../parts/materials/speckle.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { roundShadow } from '../parts/shadow.ts';
import { TILT } from '../parts/view.ts';
import type { Pen, Point } from '../pen.ts';
import { clipped, fill, n, oval, radial, smoothPoints, through } from '../pen.ts';
import type { Glazed } from './mug.ts';
import { glazedBody } from './mug.ts';

const deep: Point[] = [
  [300, -270],
  [296, -230],
  [276, -150],
  [226, -66],
  [160, -16],
  [132, 0],
];

export function bowl(pen: Pen, it: Glazed, filling = ''): Piece {
  const inside = it.inside ?? mix(it.colour, '#f1e8d8', 0.45);
  const r = 300;
  const inner = `M${n(-287)} -270A287 ${n(287 * TILT)} 0 1 1 287 -270A287 ${n(287 * TILT)} 0 1 1 -287 -270Z`;
  const body =
    glazedBody(pen, deep, it, -44) +
    mouth(pen, { r, y: -270, lip: 13, colour: it.colour, inside }) +
    clipped(pen, inner, oval(-10, -214, 210, 62, tone(inside, 0.66), 'opacity="0.35"') + filling);
  return piece(roundShadow(pen, 190, 240, 1), body);
}

/** A shallow plate: an outer rim, a sunk well. */
export function plate(pen: Pen, r: number, colour: string): Piece {
  const profile: Point[] = [
    [r, -34],
    [r * 0.97, -28],
    [r * 0.8, -12],
    [r * 0.62, 0],
  ];
  const rim = radial(
    pen,
    [
      [0, tone(colour, 0.5)],
      [0.62, tone(colour, 0.58)],
      [0.66, tone(colour, 0.72)],
      [1, tone(colour, 0.64)],
    ],
    0.45,
    0.42,
    0.58,
  );
  const body =
    lathe(pen, { profile, colour, gloss: 0.4 }) +
    oval(0, -34, r, r * TILT, tone(colour, 0.78)) +
    oval(0, -33, r * 0.985, r * TILT * 0.98, rim) +
    oval(0, -28, r * 0.66, r * 0.66 * TILT, tone(colour, 0.46), 'opacity="0.35"') +
    oval(4, -25, r * 0.64, r * 0.63 * TILT, tone(colour, 0.66)) +
    specksOn(
      pen,
      [
        [r * 0.95, -34],
        [r * 0.95, -30],
      ],
      tone(colour, 0.1),
      16,
      2.4,
    );
  return piece(roundShadow(pen, r * 0.86, 40, 0.9), body);
}

export function egg(pen: Pen, size: number, colour = '#e3c3a2'): string {
  const w = size * 0.37;
  const shape = smoothPoints(
    [
      [0, -size],
      [w * 0.72, -size * 0.76],
      [w, -size * 0.36],
      [w * 0.7, -size * 0.05],
      [0, 0],
      [-w * 0.7, -size * 0.05],
      [-w, -size * 0.36],
      [-w * 0.72, -size * 0.76],
    ],
    5,
  );
  const paint = radial(
    pen,
    [
      [0, tone(colour, 0.92)],
      [0.35, tone(colour, 0.68)],
      [0.75, tone(colour, 0.46)],
      [1, tone(colour, 0.3)],
    ],
    0.34,
    0.32,
    0.78,
  );
  return fill(through(shape), paint);
}

export function eggCup(pen: Pen, it: Glazed, withEgg = true): Piece {
  const profile: Point[] = [
    [104, -210],
    [104, -180],
    [92, -130],
    [56, -92],
    [40, -64],
    [50, -30],
    [78, -8],
    [84, 0],
  ];
  const inside = it.inside ?? it.colour;
  const top = mouth(pen, { r: 104, y: -210, lip: 9, colour: it.colour, inside });
  const seat = `M-95 -210A95 ${n(95 * TILT)} 0 0 0 95 -210V-520H-95Z`;
  const held = withEgg
    ? clipped(
        pen,
        seat,
        `<g transform="translate(0 -138)">${oval(6, -66, 80, 24, tone(inside, 0.1), 'opacity="0.4"')}${egg(pen, 226)}</g>`,
      )
    : '';
  const body =
    lathe(pen, { profile, colour: it.colour, gloss: it.gloss ?? 0.45 }) +
    specksOn(pen, profile, tone(it.colour, 0.1), 60, 2.4) +
    top +
    held;
  return piece(roundShadow(pen, 88, 200), body);
}

/** Fruit or a bun to fill a bowl: a shaded ball. */
export function ball(pen: Pen, x: number, y: number, r: number, colour: string): string {
  return oval(
    x,
    y,
    r,
    r * 0.96,
    radial(
      pen,
      [
        [0, tone(colour, 0.9)],
        [0.3, tone(colour, 0.66)],
        [0.7, tone(colour, 0.46)],
        [1, tone(colour, 0.26)],
      ],
      0.34,
      0.3,
      0.76,
    ),
  );
}
