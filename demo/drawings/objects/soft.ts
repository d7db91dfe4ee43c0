/** Cushion, throw and a table under its cloth. */
import { tone } from '../colour.ts';
import { umber } from '../palette.ts';
import { drape } from '../parts/drape.ts';
import { herringbone, linen } from '../parts/materials/weave.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { outlineShadow, softShape } from '../parts/shadow.ts';
import { onTable } from '../parts/view.ts';
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
  radial,
  radialAt,
  smoothPoints,
  stroke,
  through,
} from '../pen.ts';

/** A square cushion standing on its lower edge, patched from two cloths. */
export function cushion(pen: Pen, size: number, one: string, two: string): Piece {
  const s = size / 2;
  const shape: Point[] = [
    [-s, -size],
    [-s * 0.5, -size * 0.955],
    [0, -size * 0.945],
    [s * 0.5, -size * 0.955],
    [s, -size],
    [s * 0.93, -size * 0.72],
    [s * 0.91, -size * 0.5],
    [s * 0.93, -size * 0.25],
    [s * 0.99, -size * 0.01],
    [s * 0.5, -size * 0.012],
    [0, 0],
    [-s * 0.5, -size * 0.012],
    [-s * 0.99, -size * 0.01],
    [-s * 0.93, -size * 0.25],
    [-s * 0.91, -size * 0.5],
    [-s * 0.93, -size * 0.72],
  ];
  const points = smoothPoints(shape, 5);
  const d = through(points);
  const cells = 4;
  const step = size / cells;
  const kinds = [linen(pen, one, 1.1), linen(pen, two, 1.1), herringbone(pen, one, 'scale(0.625)')];
  const patches: string[] = [];
  let seams = '';
  const bow = (t: number): number => Math.sin(Math.PI * t) * size * 0.018;
  for (let r = 0; r < cells; r += 1) {
    for (let c = 0; c < cells; c += 1) {
      const x = -s + c * step;
      const y = -size + r * step;
      const pick = [0, 1, 2, 1, 1, 2, 1, 0, 2, 1, 0, 1, 1, 0, 1, 2][r * cells + c] ?? 0;
      const colour = pick === 1 ? two : pick === 2 ? tone(one, 0.62) : one;
      patches.push(
        box(x - 1, y - 1, step + 2, step + 2, colour),
        box(x - 1, y - 1, step + 2, step + 2, kinds[pick] ?? colour),
      );
      if ((r + c) % 5 === 3)
        patches.push(
          fill(
            `M${n(x)} ${n(y)}L${n(x + step)} ${n(y + step)}L${n(x)} ${n(y + step)}Z`,
            tone(pick === 1 ? one : two, 0.56),
          ),
        );
    }
  }
  for (let i = 1; i < cells; i += 1) {
    const t = i / cells;
    const off = (t - 0.5) * 2 * bow(0.5);
    seams += `M${n(-s)} ${n(-size + i * step)}Q0 ${n(-size + i * step + off * 2)} ${n(s)} ${n(-size + i * step)}M${n(-s + i * step)} ${n(-size)}Q${n(-s + i * step + off * 2)} ${n(-s)} ${n(-s + i * step)} 0`;
  }
  const puff = radialAt(
    pen,
    [
      [0, '#fff8ea', 0.36],
      [0.4, '#fff8ea', 0.1],
      [0.65, umber, 0.04],
      [0.9, umber, 0.3],
      [1, umber, 0.42],
    ],
    [-s * 0.25, -size * 0.62],
    size * 0.76,
  );
  const body =
    fill(d, one) +
    clipped(
      pen,
      d,
      patches.join('') +
        stroke(seams, umber, 7, 'opacity="0.16"') +
        stroke(seams, umber, 2, 'opacity="0.4"') +
        stroke(seams, '#fff8ea', 2, 'opacity="0.35" transform="translate(-4 -4)"') +
        fill(d, puff),
    ) +
    stroke(d, tone(two, 0.3), 7, 'opacity="0.8"') +
    stroke(d, tone(two, 0.75), 2.4, 'opacity="0.8" transform="translate(-1.5 -1.5)"');
  const foot: Point[] = [
    [-s * 0.96, -8],
    [-s * 0.4, -38],
    [s * 0.5, -38],
    [s * 0.98, -8],
    [s * 0.5, 14],
    [-s * 0.5, 14],
  ];
  return piece(outlineShadow(smoothPoints(foot, 4), 70, 1.2), body);
}

/** A folded woollen throw, fringe to the front, its stripes across. */
export function throwOver(pen: Pen, w: number, h: number, colour: string, stripe: string): Piece {
  const weave = herringbone(pen, colour, 'scale(0.8)');
  const hang = drape(pen, {
    x: -w / 2,
    y: 0,
    w,
    h,
    colour,
    folds: 5,
    flare: 0.03,
    wave: 8,
    depth: 0.8,
  });
  let fringe = '';
  let fringeDark = '';
  for (let x = -w / 2 - 8; x < w / 2 + 10; x += 17) {
    const e = x * 1.06;
    fringe += `M${n(x * 1.055)} ${n(h - 8)}C${n(e)} ${n(h + 20)} ${n(e + pen.between(-9, 9))} ${n(h + 50)} ${n(e + pen.between(-8, 8))} ${n(h + 78 + pen.between(-8, 8))}`;
    fringeDark += `M${n(x * 1.055 + 6)} ${n(h - 8)}L${n(e + 8 + pen.between(-6, 6))} ${n(h + 70)}`;
  }
  const bands = [0.62, 0.68, 0.78, 0.82]
    .map((t, i) => box(-w, h * t, w * 2, h * (i % 2 ? 0.02 : 0.035), stripe, 0, 'opacity="0.62"'))
    .join('');
  const topRoll = box(
    -w / 2,
    -4,
    w,
    70,
    linear(
      pen,
      [
        [0, '#fff8ea', 0.42],
        [0.5, '#fff8ea', 0.08],
        [1, umber, 0],
      ],
      0,
      0,
      0,
      1,
    ),
    22,
  );
  const shape: Point[] = [
    [-w / 2, 10],
    [w / 2, 10],
    [w / 2 + 16, h + 50],
    [-w / 2 - 16, h + 50],
  ];
  return piece(
    softShape(shape, 36, 0.22, 'translate(40 20)'),
    stroke(fringeDark, tone(colour, 0.28), 6) +
      stroke(fringe, tone(colour, 0.58), 7) +
      hang.svg +
      clipped(pen, hang.outline, bands + fill(hang.outline, weave, 'opacity="0.75"')) +
      topRoll,
  );
}

/** A table dressed with a cloth: the top in perspective, the fall of the cloth in folds. */
export function dressedTable(
  pen: Pen,
  w: number,
  d: number,
  fall: number,
  colour: string,
  edge: 'plain' | 'fringe' | 'scallop' = 'plain',
): Piece {
  const half = w / 2;
  const back = onTable(0, -d / 2)[1];
  const front = onTable(0, d / 2)[1];
  const weave = linen(pen, colour, 1, 'scale(1.2)');
  const top = `M${n(-half * 0.93)} ${n(back)}L${n(half * 0.93)} ${n(back)}L${n(half)} ${n(front)}L${n(-half)} ${n(front)}Z`;
  const hang = drape(pen, {
    x: -half,
    y: front - 2,
    w,
    h: fall,
    colour,
    folds: 9,
    flare: 0.02,
    wave: 22,
    hem: edge === 'plain',
    depth: 1,
  });
  let trim = '';
  if (edge === 'fringe') {
    for (let x = -half * 1.02; x < half * 1.02; x += 12)
      trim += `M${n(x)} ${n(front + fall)}l${n(pen.between(-4, 4))} 44`;
  }
  const topLight = linearAt(
    pen,
    [
      [0, tone(colour, 0.78)],
      [0.5, tone(colour, 0.66)],
      [1, tone(colour, 0.56)],
    ],
    [-half, back],
    [half, front],
  );
  const crease = `M${n(-half * 0.31)} ${n(back)}L${n(-half * 0.335)} ${n(front)}M${n(half * 0.31)} ${n(back)}L${n(half * 0.335)} ${n(front)}`;
  const body =
    (trim && stroke(trim, tone(colour, 0.5), 5)) +
    hang.svg +
    clipped(
      pen,
      hang.outline,
      fill(hang.outline, weave, 'opacity="0.8"') +
        box(
          -half * 1.1,
          front,
          w * 1.1,
          60,
          linear(
            pen,
            [
              [0, '#fff8ea', 0.3],
              [1, '#fff8ea', 0],
            ],
            0,
            0,
            0,
            1,
          ),
        ),
    ) +
    group(
      '',
      fill(top, topLight) +
        clipped(
          pen,
          top,
          fill(top, weave, 'opacity="0.8"') +
            stroke(crease, umber, 10, 'opacity="0.1"') +
            stroke(crease, '#fff8ea', 8, 'opacity="0.26" transform="translate(9 0)"'),
        ),
    );
  const floor = oval(
    half * 0.05,
    front + fall + 22,
    half * 1.12,
    64,
    radial(pen, [
      [0, umber, 0.5],
      [0.6, umber, 0.34],
      [1, umber, 0],
    ]),
  );
  return piece(floor, body);
}
