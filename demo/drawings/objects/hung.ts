/** Cloth that hangs: curtain, towel, apron, tote, mitt. Origin at the top middle. */
import { tone } from '../colour.ts';
import { metal, umber, wood } from '../palette.ts';
import { drape } from '../parts/drape.ts';
import { herringbone, linen, waffle } from '../parts/materials/weave.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { flatShadow, softShape } from '../parts/shadow.ts';
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
  through,
} from '../pen.ts';
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
    [-210, 0.5],
    [-70, -0.2],
    [90, 0.3],
    [220, -0.4],
  ]
    .map(
      ([x = 0, lean = 0]) =>
        stroke(
          `M${n(x * 0.6)} 420C${n(x * 0.8)} 600 ${n(x)} 800 ${n(x + lean * 40)} 1060`,
          umber,
          26,
          'opacity="0.07"',
        ) +
        stroke(
          `M${n(x * 0.6 - 22)} 440C${n(x * 0.8 - 26)} 620 ${n(x - 26)} 800 ${n(x + lean * 40 - 26)} 1060`,
          '#fff8ea',
          16,
          'opacity="0.1"',
        ),
    )
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
  const folds = [-0.3, 0.05, 0.32]
    .map((t) =>
      stroke(
        `M${n(w * t)} ${n(h * 0.5)}C${n(w * t * 1.1)} ${n(h * 0.7)} ${n(w * t * 0.8)} ${n(h * 0.86)} ${n(w * t * 1.2)} ${n(h)}`,
        umber,
        34,
        'opacity="0.06"',
      ),
    )
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
