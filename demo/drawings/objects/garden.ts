/** Tools of the windowsill: watering can, mister, scoop, seed packets. */
import { tone } from '../colour.ts';
import { metal, paper, wood } from '../palette.ts';
import { leafShape, sprig } from '../parts/foliage.ts';
import { cap, gleam, lathe, mouth } from '../parts/lathe.ts';
import { lettering } from '../parts/lettering.ts';
import { glassBack, glassFront } from '../parts/materials/glass.ts';
import { grain } from '../parts/materials/wood.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { flatShadow, roundShadow } from '../parts/shadow.ts';
import type { Pen, Point } from '../pen.ts';
import {
  box,
  clipped,
  fill,
  group,
  linear,
  linearAt,
  move,
  n,
  oval,
  rounded,
  roundedPoints,
  smooth,
  smoothPoints,
  stroke,
  through,
} from '../pen.ts';
import { filling } from './glassware.ts';
import { tube } from './tube.ts';

/** A slim-spouted can in enamelled steel with brass fittings; spout to the left. */
export function wateringCan(pen: Pen, colour: string): Piece {
  const shape: Point[] = [
    [120, -340],
    [150, -330],
    [196, -300],
    [204, -270],
    [204, -20],
    [198, 0],
  ];
  const spout = 'M-176 -90C-290 -110 -300 -300 -352 -430C-366 -466 -392 -486 -430 -492';
  const handle = 'M60 -352C90 -500 250 -520 306 -400C348 -300 300 -180 196 -130';
  const over = 'M-96 -348C-80 -440 70 -450 92 -350';
  const tip = group(
    'translate(-432 -492) rotate(8)',
    oval(0, 0, 12, 20, tone(metal.brass, 0.5)) + oval(-4, 0, 7, 14, tone(metal.brass, 0.15)),
  );
  const body =
    tube(spout, 34, colour, 0.7) +
    tip +
    tube(handle, 22, metal.brass, 0.9) +
    lathe(pen, { profile: shape, colour, gloss: 0.75 }) +
    gleam(pen, shape, -1, -0.7, 0.34) +
    lathe(pen, {
      profile: [
        [206, -262],
        [206, -250],
      ],
      colour: metal.brass,
      gloss: 1,
      sharp: true,
      foot: 0,
    }) +
    mouth(pen, { r: 120, y: -340, lip: 9, colour, inside: tone(colour, 0.3) }) +
    tube(over, 16, metal.brass, 0.9) +
    oval(196, -128, 15, 15, tone(metal.brass, 0.5)) +
    oval(192, -132, 6, 6, tone(metal.brass, 0.95));
  return piece(roundShadow(pen, 200, 380), body);
}

/** A ribbed glass mister with a brass pump. */
export function mister(pen: Pen): Piece {
  const shape: Point[] = [
    [54, -400],
    [56, -370],
    [110, -320],
    [150, -250],
    [156, -120],
    [140, -30],
    [112, 0],
  ];
  const g = { profile: shape, colour: '#b9c2a8', body: 0.55 };
  const ribs = [-1.1, -0.8, -0.5, -0.2, 0.1, 0.4, 0.7, 1]
    .map((a) =>
      stroke(
        smooth([
          [140 * Math.sin(a) * 0.5, -350],
          [150 * Math.sin(a), -270],
          [158 * Math.sin(a), -130],
          [130 * Math.sin(a), -16 + 30 * Math.cos(a)],
        ]),
        '#fffaf0',
        5,
        'opacity="0.22"',
      ),
    )
    .join('');
  const b = metal.brass;
  const pump =
    lathe(pen, {
      profile: [
        [62, -452],
        [62, -396],
      ],
      colour: b,
      gloss: 0.9,
      sharp: true,
    }) +
    cap(pen, 62, -452, b, 0.6) +
    lathe(pen, {
      profile: [
        [20, -540],
        [20, -456],
      ],
      colour: b,
      gloss: 0.9,
      sharp: true,
    }) +
    fill(
      'M-96 -590C-100 -612 -80 -620 -60 -618L70 -606C92 -604 92 -548 66 -546L-30 -548C-60 -550 -92 -566 -96 -590Z',
      linear(
        pen,
        [
          [0, tone(b, 0.9)],
          [0.4, tone(b, 0.6)],
          [1, tone(b, 0.22)],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    oval(-94, -598, 9, 13, tone(b, 0.12)) +
    stroke('M52 -548C70 -510 84 -480 116 -458', tone(b, 0.3), 17) +
    stroke('M50 -550C68 -512 82 -484 112 -464', tone(b, 0.75), 8);
  const straw = stroke('M0 -400L-24 -24', '#e9e2d0', 8, 'opacity="0.6"');
  return piece(
    roundShadow(pen, 130, 420, 0.8),
    glassBack(pen, g) +
      straw +
      filling(pen, shape, -220, '#c9d6cc', 0.55) +
      ribs +
      glassFront(pen, g) +
      pump,
  );
}

/** A hand scoop lying; blade up, grip down to 0,0. */
export function scoop(pen: Pen, colour: string = metal.steel): Piece {
  const blade: Point[] = [
    [-30, -430],
    [-104, -500],
    [-128, -640],
    [-112, -800],
    [-58, -900],
    [0, -930],
    [58, -900],
    [112, -800],
    [128, -640],
    [104, -500],
    [30, -430],
  ];
  const points = smoothPoints(blade, 5);
  const d = through(points);
  const gripShape = smoothPoints(
    [
      [-26, -370],
      [-40, -300],
      [-44, -180],
      [-40, -60],
      [-24, -6],
      [0, 0],
      [24, -6],
      [40, -60],
      [44, -180],
      [40, -300],
      [26, -370],
    ],
    5,
  );
  const grip = through(gripShape);
  const metalPaint = linear(pen, [
    [0, tone(colour, 0.3)],
    [0.16, tone(colour, 0.82)],
    [0.34, tone(colour, 0.5)],
    [0.52, tone(colour, 0.36)],
    [0.7, tone(colour, 0.6)],
    [0.86, tone(colour, 0.92)],
    [1, tone(colour, 0.4)],
  ]);
  const body =
    fill(d, metalPaint) +
    clipped(
      pen,
      d,
      oval(
        0,
        -610,
        84,
        270,
        linear(pen, [
          [0, '#2e2823', 0.34],
          [0.6, '#2e2823', 0.08],
          [1, '#fffaf0', 0.3],
        ]),
      ) + stroke('M0 -440V-760', tone(colour, 0.86), 5, 'opacity="0.5"'),
    ) +
    stroke(d, tone(colour, 0.9), 4, 'opacity="0.7"') +
    fill(
      'M-24 -450H24L20 -350H-20Z',
      linear(pen, [
        [0, tone(metal.brass, 0.4)],
        [0.3, tone(metal.brass, 0.9)],
        [1, tone(metal.brass, 0.2)],
      ]),
    ) +
    fill(
      grip,
      linearAt(
        pen,
        [
          [0, tone(wood.oak, 0.4)],
          [0.3, tone(wood.oak, 0.72)],
          [1, tone(wood.oak, 0.26)],
        ],
        [-44, 0],
        [44, 0],
      ),
    ) +
    clipped(
      pen,
      grip,
      group(
        'rotate(90)',
        grain(pen, { x: -380, y: -46, w: 380, h: 92, colour: wood.oak, lines: 10 }),
      ),
    ) +
    oval(0, -34, 9, 9, tone(wood.oak, 0.08));
  return piece(flatShadow(points, 24) + flatShadow(gripShape, 22), body);
}

/** A paper packet of seeds, upright artwork; origin at its foot. */
export function packet(pen: Pen, name: string, band: string, green: string): Piece {
  const w = 220;
  const h = 330;
  const d = rounded(-w / 2, -h, w, h, 5);
  const body =
    fill(
      d,
      linear(pen, [
        [0, tone(paper, 0.62)],
        [0.4, tone(paper, 0.56)],
        [1, tone(paper, 0.4)],
      ]),
    ) +
    box(-w / 2, -h, w, 46, tone(band, 0.5)) +
    box(-w / 2, -h + 46, w, 4, tone(band, 0.25), 0, 'opacity="0.4"') +
    box(
      -w / 2 + 16,
      -h + 66,
      w - 32,
      h - 82,
      'none',
      4,
      `stroke="${band}" stroke-width="2.4" opacity="0.6"`,
    ) +
    lettering(pen, name, { x: 0, y: -38, size: 22, colour: '#4a413a', weight: 2.6 }) +
    group(
      move(-6, -84),
      sprig(pen, { length: 150, colour: green, pairs: 5, leaf: 44, width: 20, bend: 16 }),
    );
  return piece(flatShadow(roundedPoints(-w / 2, -h, w, h, 5), 10), body);
}

export const seedling = (size: number, green: string): string =>
  stroke(`M0 0V${n(-size * 0.6)}`, tone(green, 0.6), 4) +
  group(move(0, -size * 0.6, 1, -58), leafShape(size * 0.44, size * 0.24, green, 0.6)) +
  group(move(0, -size * 0.6, 1, 54), leafShape(size * 0.48, size * 0.25, green, 0.5));
