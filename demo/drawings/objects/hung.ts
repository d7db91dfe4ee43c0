/** Cloth that hangs: curtain, towel, apron, tote, mitt. Origin at the top middle. */
import { tone } from '../colour.ts';
import { metal, umber, wood } from '../palette.ts';
import { drape } from '../parts/drape.ts';
import { linen, waffle } from '../parts/materials/weave.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { softShape } from '../parts/shadow.ts';
import type { Pen, Point } from '../pen.ts';
import { box, clipped, fill, linear, n, oval, stroke } from '../pen.ts';
import { tube } from './tube.ts';

export function rail(x1: number, x2: number, y: number, colour: string, width = 18): string {
  return (
    tube(`M${x1} ${y}H${x2}`, width, colour, 0.7) +
    [x1, x2]
      .map(
        (x) =>
          oval(x, y, width * 0.95, width * 0.95, tone(colour, 0.5)) +
          oval(x - 4, y - 4, width * 0.4, width * 0.4, tone(colour, 0.92), 'opacity="0.8"'),
      )
      .join('')
  );
}

export function peg(y = 0): string {
  return (
    oval(8, y + 8, 26, 26, umber, 'opacity="0.25"') +
    oval(0, y, 24, 24, tone(wood.oak, 0.5)) +
    oval(-4, y - 4, 15, 15, tone(wood.oak, 0.72), 'opacity="0.8"')
  );
}

export function curtain(pen: Pen, w: number, h: number, colour: string, folds = 8): Piece {
  const cloth = drape(pen, {
    x: -w / 2,
    y: 30,
    w,
    h,
    colour,
    folds,
    flare: 0.05,
    wave: 12,
    weave: linen(pen, colour, 0.9),
    hem: true,
  });
  const rings: string[] = [];
  for (let i = 0; i <= folds; i += 1) {
    const x = -w / 2 + 16 + ((w - 32) * i) / folds;
    rings.push(
      `<ellipse cx="${n(x)}" cy="10" rx="13" ry="22" fill="none" stroke="${tone(metal.brass, 0.4)}" stroke-width="5"/>`,
    );
  }
  const head = box(
    -w / 2,
    28,
    w,
    46,
    linear(
      pen,
      [
        [0, umber, 0.2],
        [0.3, umber, 0.02],
        [1, umber, 0],
      ],
      0,
      0,
      0,
      1,
    ),
  );
  const points: Point[] = [
    [-w / 2, 40],
    [w / 2, 40],
    [w / 2 + w * 0.05, h + 20],
    [-w / 2 - w * 0.05, h + 20],
  ];
  return piece(softShape(points, 34, 0.2, 'translate(44 26)'), cloth.svg + head + rings.join(''));
}

export function towel(pen: Pen, w: number, h: number, colour: string): Piece {
  const weave = waffle(pen, colour, 30);
  const back = drape(pen, {
    x: -w / 2 + 26,
    y: -6,
    w: w - 40,
    h: h * 0.8,
    colour: tone(colour, 0.36),
    folds: 4,
    flare: 0.02,
    wave: 6,
  });
  const front = drape(pen, {
    x: -w / 2,
    y: -12,
    w,
    h,
    colour,
    folds: 4,
    flare: 0.025,
    wave: 9,
    depth: 0.75,
  });
  const over = fill(front.outline, weave, 'opacity="0.62"');
  const band = clipped(
    pen,
    front.outline,
    [0.86, 0.885]
      .map((t) => box(-w, h * t, w * 2, h * 0.012, tone(colour, 0.3), 0, 'opacity="0.55"'))
      .join('') + box(-w, h * 0.955, w * 2, 60, tone(colour, 0.56), 0, 'opacity="0.55"'),
  );
  const roll = box(
    -w / 2,
    -18,
    w,
    50,
    linear(
      pen,
      [
        [0, '#fff8ea', 0.5],
        [0.4, '#fff8ea', 0.1],
        [1, umber, 0.1],
      ],
      0,
      0,
      0,
      1,
    ),
    18,
  );
  const loop = stroke(`M${-12} ${h - 10}`, colour, 1);
  const shape: Point[] = [
    [-w / 2, 0],
    [w / 2, 0],
    [w / 2 + 8, h],
    [-w / 2 - 8, h],
  ];
  return piece(
    softShape(shape, 40, 0.2, 'translate(46 34)') + softShape(shape, 10, 0.2, 'translate(12 10)'),
    back.svg + front.svg + over + band + roll + loop,
  );
}
