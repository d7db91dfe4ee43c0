/** Cups thrown from speckled stoneware: a raw clay foot, glaze above it, a loop of a handle. */
import { mix, tone } from '../colour.ts';
import { umber } from '../palette.ts';
import { above, below, gleam, lathe, mouth, patch } from '../parts/lathe.ts';
import { specksOn } from '../parts/materials/speckle.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { roundShadow } from '../parts/shadow.ts';
import type { Pen, Point } from '../pen.ts';
import { fill, linear } from '../pen.ts';
import { tube } from './tube.ts';

export const rawClay = '#c7a482';

export interface Glazed {
  colour: string;
  inside?: string;
  holds?: { colour: string; below: number };
  gloss?: number;
}

/** A soft shade under the glaze edge, where it rolls over the clay. */
export function glazeLine(pen: Pen, profile: readonly Point[], y: number): string {
  const r = above(profile, y).at(-1)?.[0] ?? 100;
  const rim: Point[] = [
    [r, y],
    [r, y + 9],
  ];
  return fill(
    patch(rim, -Math.PI / 2, Math.PI / 2),
    linear(
      pen,
      [
        [0, umber, 0.4],
        [1, umber, 0],
      ],
      0,
      0,
      0,
      1,
    ),
    'opacity="0.5"',
  );
}

export function glazedBody(pen: Pen, profile: readonly Point[], it: Glazed, line: number): string {
  const { colour, gloss = 0.55 } = it;
  const glaze = above(profile, line);
  return (
    lathe(pen, { profile: below(profile, line - 14), colour: rawClay, gloss: 0, foot: 0.3 }) +
    glazeLine(pen, profile, line) +
    lathe(pen, { profile: glaze, colour, gloss, foot: 0.1 }) +
    specksOn(
      pen,
      profile.filter((p) => p[1] <= line),
      tone(colour, 0.12),
      110,
      3.2,
    ) +
    gleam(
      pen,
      glaze.filter((_, i) => i % 6 === 0),
      -0.98,
      -0.66,
      0.34,
    )
  );
}

const tall: Point[] = [
  [172, -390],
  [170, -340],
  [172, -200],
  [170, -90],
  [158, -30],
  [138, 0],
];
const wide: Point[] = [
  [178, -300],
  [176, -250],
  [178, -150],
  [172, -70],
  [154, -22],
  [128, 0],
];

export function mug(pen: Pen, it: Glazed, size: 'large' | 'small' = 'large'): Piece {
  const profile = size === 'large' ? tall : wide;
  const top = profile[0]?.[1] ?? 0;
  const reach = -top;
  const loop = `M150 ${top + 70}C${150 + 60} ${top + 46} ${150 + 168} ${top + 54} ${150 + 160} ${top + reach * 0.46}C${150 + 154} ${top + reach * 0.7} ${150 + 76} ${top + reach * 0.78} 148 ${top + reach * 0.76}`;
  const inside = it.inside ?? mix(it.colour, '#efe6d6', 0.35);
  const body =
    tube(loop, 44, it.colour, 0.5) +
    glazedBody(pen, profile, it, -56) +
    mouth(pen, {
      r: 172,
      y: top,
      lip: 13,
      colour: it.colour,
      inside,
      ...(it.holds ? { fills: it.holds } : {}),
    });
  return piece(roundShadow(pen, 150, 380), body);
}

/** A small cup without a handle. */
export function cup(pen: Pen, it: Glazed): Piece {
  const profile: Point[] = [
    [122, -150],
    [122, -110],
    [112, -50],
    [86, -12],
    [70, 0],
  ];
  const body =
    glazedBody(pen, profile, it, -26) +
    mouth(pen, {
      r: 122,
      y: -150,
      lip: 9,
      colour: it.colour,
      inside: it.inside ?? it.colour,
      ...(it.holds ? { fills: it.holds } : {}),
    });
  return piece(roundShadow(pen, 84, 150), body);
}
