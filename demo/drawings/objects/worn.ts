/** Sewn things on a peg: apron, tote, mitt. Origin at the top middle. */

import { tone } from '../colour.ts';
import { metal, umber } from '../palette.ts';
import { herringbone, linen } from '../parts/materials/weave.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { softShape } from '../parts/shadow.ts';
import type { Pen, Point } from '../pen.ts';
import {
  box,
  clipped,
  fill,
  group,
  linear,
  linearAt,
  n,
  oval,
  rounded,
  roundedPoints,
  smoothPoints,
  stroke,
} from '../pen.ts';
import { peg } from './hung.ts';

/** A fold that opens downward: a shaded wedge with light beside it, both fading out above. */
function foldMark(
  pen: Pen,
  x: number,
  top: number,
  end: number,
  bottom: number,
  wide: number,
): string {
  const fade = (colour: string, strength: number): string =>
    linear(
      pen,
      [
        [0, colour, 0],
        [0.45, colour, strength * 0.6],
        [1, colour, strength],
      ],
      0,
      0,
      0,
      1,
    );
  const wedge = (shift: number, width: number): string =>
    `M${n(x)} ${n(top)}Q${n(end + shift)} ${n((top + bottom) / 2)} ${n(end + shift - width / 2)} ${n(bottom)}H${n(end + shift + width / 2)}Q${n(end + shift + width * 0.2)} ${n((top + bottom) / 2)} ${n(x)} ${n(top)}Z`;
  return (
    fill(wedge(wide * 0.3, wide), fade(umber, 0.1)) +
    fill(wedge(wide * 0.2, wide * 0.5), fade(umber, 0.12)) +
    fill(wedge(-wide * 0.5, wide * 0.7), fade('#fff8ea', 0.16))
  );
}

export function apron(pen: Pen, colour: string, strap: string): Piece {
  const outline: Point[] = [
    [-150, 190],
    [150, 190],
    [168, 330],
    [290, 470],
    [318, 980],
    [296, 1060],
    [-296, 1060],
    [-318, 980],
    [-290, 470],
    [-168, 330],
  ];
  const points = smoothPoints(outline, 3).filter((_, i) => i % 1 === 0);
  const d = `M-150 190H150C156 300 190 420 290 470C312 640 318 840 308 1056Q0 1084 -308 1056C-318 840 -312 640 -290 470C-190 420 -156 300 -150 190Z`;
  const face = linear(pen, [
    [0, tone(colour, 0.42)],
    [0.1, tone(colour, 0.6)],
    [0.24, tone(colour, 0.68)],
    [0.4, tone(colour, 0.48)],
    [0.52, tone(colour, 0.58)],
    [0.66, tone(colour, 0.52)],
    [0.78, tone(colour, 0.36)],
    [0.88, tone(colour, 0.5)],
    [1, tone(colour, 0.3)],
  ]);
  const folds = [
    [-230, 430],
    [-96, 520],
    [70, 480],
    [214, 420],
  ]
    .map(([x = 0, top = 0]) => foldMark(pen, x * 0.7, top, x * 1.16, 1070, 74))
    .join('');
  const pocket = rounded(-175, 620, 350, 240, 16);
  const stitch = 'stroke-dasharray="9 6" opacity="0.8"';
  const neck =
    stroke('M-128 200C-120 60 -60 10 0 4C60 10 120 60 128 200', tone(strap, 0.3), 26) +
    stroke('M-128 200C-120 60 -60 10 0 4C60 10 120 60 128 200', tone(strap, 0.56), 20);
  const ties =
    stroke('M290 478C380 520 400 640 372 820', tone(strap, 0.36), 20) +
    stroke('M-290 478C-380 540 -390 700 -352 900', tone(strap, 0.5), 20);
  const rivets = [
    [-150, 640],
    [150, 640],
    [-126, 214],
    [126, 214],
  ]
    .map(
      ([x = 0, y = 0]) =>
        oval(x, y, 9, 9, tone(metal.brass, 0.5)) +
        oval(x - 2, y - 3, 4, 3, tone(metal.brass, 0.95)),
    )
    .join('');
  const body =
    ties +
    neck +
    fill(d, face) +
    clipped(
      pen,
      d,
      fill(d, linen(pen, colour, 0.8)) +
        folds +
        box(-330, 1026, 660, 5, tone(colour, 0.2), 0, 'opacity="0.4"'),
    ) +
    stroke('M-136 212H136', tone(strap, 0.66), 2.6, stitch) +
    softShape(roundedPoints(-175, 620, 350, 240, 16), 10, 0.22, 'translate(6 8)') +
    fill(
      pocket,
      linearAt(
        pen,
        [
          [0, tone(colour, 0.64)],
          [1, tone(colour, 0.44)],
        ],
        [-175, 620],
        [175, 860],
      ),
    ) +
    clipped(
      pen,
      pocket,
      fill(pocket, linen(pen, colour, 0.8)) +
        box(-175, 620, 350, 40, tone(colour, 0.4), 0, 'opacity="0.5"'),
    ) +
    stroke(rounded(-166, 629, 332, 222, 10), tone(strap, 0.66), 2.6, stitch) +
    stroke('M0 664V850', tone(strap, 0.66), 2.6, stitch) +
    rivets +
    peg(0);
  return piece(
    softShape(points, 40, 0.2, 'translate(44 36)') + softShape(points, 10, 0.18, 'translate(10 9)'),
    body,
  );
}

export function tote(pen: Pen, w: number, h: number, colour: string, art: string): Piece {
  const d = `M${-w / 2} 0C${-w / 2 + 4} ${h * 0.4} ${-w / 2 - 18} ${h * 0.8} ${-w / 2 + 6} ${h - 14}Q0 ${h + 22} ${w / 2 - 6} ${h - 14}C${w / 2 + 18} ${h * 0.8} ${w / 2 - 4} ${h * 0.4} ${w / 2} 0Q0 18 ${-w / 2} 0Z`;
  const points: Point[] = [
    [-w / 2, 0],
    [w / 2, 0],
    [w / 2 + 6, h * 0.7],
    [w / 2 - 6, h],
    [0, h + 10],
    [-w / 2 + 6, h],
    [-w / 2 - 6, h * 0.7],
  ];
  const face = linear(pen, [
    [0, tone(colour, 0.48)],
    [0.12, tone(colour, 0.66)],
    [0.34, tone(colour, 0.6)],
    [0.5, tone(colour, 0.68)],
    [0.72, tone(colour, 0.54)],
    [0.86, tone(colour, 0.42)],
    [1, tone(colour, 0.34)],
  ]);
  const strap = (s: number, dark: number): string => {
    const p = `M${-w * 0.26} ${16 + s}C${-w * 0.24} ${-h * 0.36} ${-w * 0.1} ${-h * 0.52} 0 ${-h * 0.52 + s}C${w * 0.1} ${-h * 0.52} ${w * 0.24} ${-h * 0.36} ${w * 0.26} ${16 + s}`;
    return (
      stroke(p, tone(colour, dark - 0.2), 38) +
      stroke(p, tone(colour, dark), 33) +
      stroke(p, tone(colour, 0.3), 2, 'stroke-dasharray="8 6" opacity="0.5"')
    );
  };
  const folds = [-0.34, 0.3]
    .map((t) => foldMark(pen, w * t, h * 0.36, w * t * 1.25, h + 20, 90))
    .join('');
  const back = fill(`M${-w / 2} 0Q0 -34 ${w / 2} 0Q0 26 ${-w / 2} 0Z`, tone(colour, 0.22));
  const body =
    group('translate(14 -16)', strap(0, 0.42)) +
    back +
    fill(d, face) +
    clipped(
      pen,
      d,
      fill(d, linen(pen, colour, 1.1, 'scale(1.3)')) +
        folds +
        stroke(
          `M${-w / 2} 46Q0 62 ${w / 2} 46`,
          tone(colour, 0.25),
          2.4,
          'stroke-dasharray="8 6" opacity="0.7"',
        ) +
        art,
    ) +
    strap(0, 0.6);
  return piece(
    softShape(points, 44, 0.22, 'translate(46 36)') + softShape(points, 10, 0.2, 'translate(10 9)'),
    body,
  );
}

export function mitt(pen: Pen, colour: string, trim: string): Piece {
  const d =
    'M-150 120C-160 240 -176 330 -170 450C-164 560 -110 640 -10 640C90 640 140 566 142 470C142 430 140 400 138 372C190 380 246 330 246 262C246 214 204 196 172 222C150 240 146 206 146 120Z';
  const points = smoothPoints(
    [
      [-150, 120],
      [-166, 300],
      [-170, 450],
      [-120, 600],
      [-10, 640],
      [100, 590],
      [142, 470],
      [140, 374],
      [210, 350],
      [246, 262],
      [210, 206],
      [160, 210],
      [146, 120],
    ],
    4,
  );
  const face = linearAt(
    pen,
    [
      [0, tone(colour, 0.7)],
      [0.45, tone(colour, 0.54)],
      [1, tone(colour, 0.34)],
    ],
    [-160, 160],
    [230, 600],
  );
  let quilt = '';
  for (let i = -14; i < 22; i += 1)
    quilt += `M${i * 52 - 400} 100L${i * 52 + 200} 700M${i * 52 + 200} 100L${i * 52 - 400} 700`;
  const cuff = rounded(-164, 60, 324, 96, 22);
  const body =
    stroke('M118 66C150 -10 60 -20 92 66', tone(trim, 0.36), 13) +
    fill(d, face) +
    clipped(
      pen,
      d,
      fill(d, linen(pen, colour, 1)) +
        stroke(quilt, tone(colour, 0.2), 3, 'opacity="0.34"') +
        stroke(quilt, '#fff8ea', 2.4, 'opacity="0.3" transform="translate(-3 3)"') +
        stroke(d, umber, 30, 'opacity="0.12"') +
        stroke(d, umber, 12, 'opacity="0.12"'),
    ) +
    fill(
      cuff,
      linear(pen, [
        [0, tone(trim, 0.56)],
        [0.3, tone(trim, 0.7)],
        [1, tone(trim, 0.38)],
      ]),
    ) +
    clipped(pen, cuff, fill(cuff, herringbone(pen, trim, 'scale(0.6)'), 'opacity="0.5"')) +
    stroke('M-150 138H148', tone(trim, 0.9), 2.4, 'stroke-dasharray="8 6" opacity="0.7"');
  return piece(
    softShape(points, 40, 0.2, 'translate(40 36)') + softShape(points, 10, 0.2, 'translate(9 9)'),
    body,
  );
}
