/** Folded and laid cloth. */
import { tone } from '../colour.ts';
import { umber } from '../palette.ts';
import { linen } from '../parts/materials/weave.ts';
import type { Piece } from '../parts/piece.ts';
import { layered, piece, together } from '../parts/piece.ts';
import { flatShadow, outlineShadow } from '../parts/shadow.ts';
import { rectangle, slabSides, slabTop } from '../parts/slab.ts';
import { onTable } from '../parts/view.ts';
import type { Pen, Point } from '../pen.ts';
import { box, clipped, fill, group, linearAt, n, stroke, through } from '../pen.ts';

export interface Folded {
  w: number;
  d: number;
  layers: number;
  thick: number;
  colour: string;
  turn?: number;
  weave?: string;
  /** Artwork on the top in plan coordinates. */
  art?: string;
  up?: number;
  border?: string;
}

/** A folded cloth lying on the table: soft rolled edges, one above the other. */
export function folded(pen: Pen, it: Folded): Piece {
  const { w, d, layers, thick, colour, turn = 0, up = 0 } = it;
  const weave = it.weave ?? linen(pen, colour, 1);
  const outline = rectangle(w, d, Math.min(34, thick * 0.9));
  const foot = outline.map(([x, z]) => onTable(x, z, up, turn));
  const parts: string[] = [];
  for (let i = 0; i < layers; i += 1) {
    const slip = pen.between(-5, 5);
    const layer = rectangle(w + slip, d + slip, Math.min(34, thick * 0.9));
    const base = up + i * thick;
    const ring = (height: number): string =>
      through(layer.map(([x, z]) => onTable(x, z, height, turn)));
    parts.push(
      slabSides({ outline: layer, height: thick, up: base, colour, turn }),
      // A fold is round: bright along its upper half, dark in the crease below it.
      stroke(ring(base + thick * 0.66), tone(colour, 0.86), thick * 0.3, 'opacity="0.3"'),
      stroke(ring(base + thick * 0.72), tone(colour, 0.9), thick * 0.12, 'opacity="0.35"'),
      stroke(ring(base + thick * 0.14), tone(colour, 0.1), thick * 0.2, 'opacity="0.28"'),
      stroke(ring(base), tone(colour, 0.04), Math.max(2, thick * 0.08), 'opacity="0.6"'),
    );
  }
  const inset = it.border
    ? `<rect x="${n(-w / 2 + 30)}" y="${n(-d / 2 + 30)}" width="${n(w - 60)}" height="${n(d - 60)}" fill="none" stroke="${it.border}" stroke-width="7" stroke-opacity="0.8"/>`
    : '';
  const top = slabTop(pen, {
    outline,
    height: thick * layers,
    colour,
    turn,
    up,
    art: fill(through(outline), weave) + inset + (it.art ?? ''),
  });
  return piece(outlineShadow(foot, 20 + layers * thick * 0.35), parts.join('') + top);
}

export const foldedStack = (pen: Pen, items: Folded[]): Piece => {
  let up = 0;
  const pieces = items.map((item) => {
    const p = folded(pen, { turn: 10, ...item, up });
    up += item.layers * item.thick;
    return p;
  });
  return together(...pieces.slice(0, 1), layered(...pieces.slice(1).map((p) => piece('', p.body))));
};

/** A square of cloth seen from above, with a soft uneven edge, hem stitching and a diagonal crease. */
export function laidCloth(
  pen: Pen,
  w: number,
  h: number,
  colour: string,
  more: { fringe?: boolean; hem?: string; creases?: number } = {},
): Piece {
  const wob = (): number => pen.between(-4, 4);
  const points: Point[] = [];
  for (let i = 0; i < 8; i += 1) points.push([-w / 2 + (w * i) / 8, -h / 2 + wob()]);
  for (let i = 0; i < 8; i += 1) points.push([w / 2 + wob(), -h / 2 + (h * i) / 8]);
  for (let i = 0; i < 8; i += 1) points.push([w / 2 - (w * i) / 8, h / 2 + wob()]);
  for (let i = 0; i < 8; i += 1) points.push([-w / 2 + wob(), h / 2 - (h * i) / 8]);
  const d = through(points);
  const paint = linearAt(
    pen,
    [
      [0, tone(colour, 0.68)],
      [0.6, tone(colour, 0.54)],
      [1, tone(colour, 0.44)],
    ],
    [-w / 2, -h / 2],
    [w / 2, h / 2],
  );
  const creases: string[] = [];
  for (let i = 0; i < (more.creases ?? 2); i += 1) {
    const at = -w / 2 + (w * (i + 1)) / ((more.creases ?? 2) + 1);
    creases.push(
      box(
        at - 34,
        -h / 2,
        34,
        h,
        linearAt(
          pen,
          [
            [0, umber, 0],
            [1, umber, 0.13],
          ],
          [at - 34, 0],
          [at, 0],
        ),
      ),
      box(
        at,
        -h / 2,
        44,
        h,
        linearAt(
          pen,
          [
            [0, '#fff8ea', 0.26],
            [1, '#fff8ea', 0],
          ],
          [at, 0],
          [at + 44, 0],
        ),
      ),
    );
  }
  const hem = `<rect x="${n(-w / 2 + 20)}" y="${n(-h / 2 + 20)}" width="${n(w - 40)}" height="${n(h - 40)}" fill="none" stroke="${more.hem ?? tone(colour, 0.24)}" stroke-width="${more.hem ? 5 : 2.4}" stroke-dasharray="${more.hem ? '14 7' : '8 6'}" stroke-opacity="0.7"/>`;
  let fringe = '';
  if (more.fringe) {
    let threads = '';
    for (let x = -w / 2 + 6; x < w / 2; x += 8)
      threads += `M${n(x)} ${n(h / 2 - 6)}L${n(x + pen.between(-5, 5))} ${n(h / 2 + pen.between(20, 34))}`;
    fringe = stroke(threads, tone(colour, 0.56), 3);
  }
  return piece(
    flatShadow(points, 12),
    fringe +
      fill(d, paint) +
      clipped(pen, d, fill(d, linen(pen, colour, 1, 'scale(1.4)')) + creases.join('') + hem),
  );
}

/** A napkin gathered to a loose knot or drawn through a ring is drawn as two fans. */
export function napkinInRing(pen: Pen, colour: string, ring: string): Piece {
  const fan = (dir: 1 | -1): { d: string; points: Point[] } => {
    const points: Point[] =
      dir === 1
        ? [
            [-30, 0],
            [-70, -120],
            [-150, -330],
            [-60, -360],
            [10, -345],
            [90, -372],
            [160, -326],
            [74, -118],
            [30, 0],
          ]
        : [
            [-30, 0],
            [-60, 110],
            [-120, 262],
            [-40, 240],
            [20, 270],
            [70, 244],
            [126, 258],
            [62, 110],
            [30, 0],
          ];
    return { d: through(points), points };
  };
  const up = fan(1);
  const down = fan(-1);
  const weave = linen(pen, colour, 1);
  const paint = linearAt(
    pen,
    [
      [0, tone(colour, 0.7)],
      [0.5, tone(colour, 0.54)],
      [1, tone(colour, 0.36)],
    ],
    [-140, -300],
    [150, 200],
  );
  const lines = (dir: 1 | -1): string =>
    [-0.75, -0.35, 0.05, 0.4, 0.78]
      .map((t) =>
        stroke(
          `M${n(t * 26)} 0C${n(t * 40)} ${n(-dir * 110)} ${n(t * 90)} ${n(-dir * 200)} ${n(t * 140)} ${n(-dir * (dir === 1 ? 326 : 240))}`,
          tone(colour, t > 0 ? 0.2 : 0.8),
          9,
          'opacity="0.3"',
        ),
      )
      .join('');
  const cloth = [down, up]
    .map(
      (part, i) =>
        fill(part.d, paint) + clipped(pen, part.d, fill(part.d, weave) + lines(i === 1 ? 1 : -1)),
    )
    .join('');
  const band = `<g>${box(
    -46,
    -34,
    92,
    68,
    linearAt(
      pen,
      [
        [0, tone(ring, 0.5)],
        [0.25, tone(ring, 0.85)],
        [0.6, tone(ring, 0.5)],
        [1, tone(ring, 0.22)],
      ],
      [-46, 0],
      [46, 0],
    ),
    12,
  )}</g>`;
  return piece(flatShadow(up.points, 16) + flatShadow(down.points, 16), group('', cloth + band));
}
