/** Wooden boards, trays and spoons. */
import { tone } from '../colour.ts';
import { umber, wood } from '../palette.ts';
import { lettering } from '../parts/lettering.ts';
import { grain } from '../parts/materials/wood.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { flatShadow, outlineShadow } from '../parts/shadow.ts';
import { rectangle, slabSides } from '../parts/slab.ts';
import { onTable, tableMatrix } from '../parts/view.ts';
import type { Pen, Point } from '../pen.ts';
import {
  clipped,
  fill,
  group,
  linearAt,
  oval,
  rounded,
  roundedPoints,
  smoothPoints,
  stroke,
  through,
} from '../pen.ts';

/** A tray on the table: a floor of oak, a low wall round it, two grips cut in the ends. */
export function tray(
  pen: Pen,
  w: number,
  d: number,
  turn = 0,
  colour: string = wood.oak,
  on: Piece = piece('', ''),
): Piece {
  const h = 62;
  const t = 20;
  const outer = rectangle(w, d, 46);
  const inner = rectangle(w - t * 2, d - t * 2, 32);
  const foot = outer.map(([x, z]) => onTable(x, z, 0, turn));
  const innerPath = through(inner);
  const floorArt =
    fill(
      innerPath,
      linearAt(
        pen,
        [
          [0, tone(colour, 0.42)],
          [0.25, tone(colour, 0.54)],
          [1, tone(colour, 0.62)],
        ],
        [-w / 2, -d / 2],
        [w / 2, d / 2],
      ),
    ) + grain(pen, { x: -w / 2, y: -d / 2, w, h: d, colour, lines: 30 });
  // The far inner wall faces us and the light; the near one is hidden.
  const innerTop = inner.map(([x, z]) => onTable(x, z, h, turn));
  const wallBack = fill(through(innerTop), tone(colour, 0.4));
  const well = clipped(
    pen,
    through(innerTop),
    wallBack +
      group(tableMatrix(turn, 12), clipped(pen, innerPath, floorArt)) +
      fill(
        through(innerTop),
        linearAt(
          pen,
          [
            [0, umber, 0.32],
            [0.16, umber, 0.08],
            [0.5, umber, 0],
          ],
          [-w / 2, -d * 0.2],
          [w * 0.1, d * 0.1],
        ),
      ),
  );
  const rimPath = `${through(outer)}${through([...inner].reverse())}`;
  const rim = group(
    tableMatrix(turn, h),
    fill(
      rimPath,
      linearAt(
        pen,
        [
          [0, tone(colour, 0.82)],
          [0.5, tone(colour, 0.68)],
          [1, tone(colour, 0.56)],
        ],
        [-w / 2, -d / 2],
        [w / 2, d / 2],
      ),
      'fill-rule="evenodd"',
    ) +
      fill(through(outer), 'none', `stroke="${tone(colour, 0.95)}" stroke-width="2" opacity="0.6"`),
  );
  const sides = slabSides({ outline: outer, height: h, colour, turn });
  const a = onTable(-w / 2, d / 2, 0, turn);
  const b = onTable(w / 2, d / 2, 0, turn);
  const lines = clipped(
    pen,
    through([
      onTable(-w / 2 + 44, d / 2, h, turn),
      onTable(w / 2 - 44, d / 2, h, turn),
      onTable(w / 2 - 44, d / 2, 0, turn),
      onTable(-w / 2 + 44, d / 2, 0, turn),
    ]),
    grain(pen, {
      x: a[0],
      y: Math.min(a[1], b[1]) - h,
      w: b[0] - a[0],
      h: h + Math.abs(a[1] - b[1]),
      colour,
      lines: 9,
    }),
  );
  const grip = [-1, 1]
    .map((side) => {
      const x = side * (w / 2 - t / 2);
      return group(
        tableMatrix(turn, h),
        oval(x, 0, t * 0.32, d * 0.15, tone(colour, 0.12), 'opacity="0.75"'),
      );
    })
    .join('');
  // What stands inside is hidden below the near rim.
  const [lx, ly] = onTable(-w / 2, d / 2 - t, h, turn);
  const [rx, ry] = onTable(w / 2, d / 2 - t, h, turn);
  const near = `M-3000 -3000H3000V${ry + ((ry - ly) * (3000 - rx)) / (rx - lx)}L-3000 ${ly - ((ry - ly) * (3000 + lx)) / (rx - lx)}Z`;
  const held = on.body ? clipped(pen, near, on.shadow + on.body) : '';
  return piece(outlineShadow(foot, 60), sides + lines + well + rim + grip + held);
}

/** A board hung or leaning, seen from the front; origin at the middle of its foot. */
export function board(
  pen: Pen,
  w: number,
  h: number,
  colour: string,
  words: string,
  script = false,
): Piece {
  const body = roundedPoints(-w / 2, -h, w, h, 60);
  const neck = roundedPoints(-w * 0.13, -h - w * 0.36, w * 0.26, w * 0.5, w * 0.12);
  const d = `${rounded(-w / 2, -h, w, h, 60)}${rounded(-w * 0.13, -h - w * 0.36, w * 0.26, w * 0.5, w * 0.12)}`;
  const face = linearAt(
    pen,
    [
      [0, tone(colour, 0.72)],
      [0.5, tone(colour, 0.56)],
      [1, tone(colour, 0.42)],
    ],
    [-w / 2, -h],
    [w / 2, 0],
  );
  const cut = (dx: number, paint: string, opacity: number): string =>
    lettering(pen, words, {
      x: dx,
      y: -h * 0.44 + dx,
      size: script ? 50 : 46,
      colour: paint,
      weight: 5,
      air: 0.42,
      opacity,
    });
  const motif = (dx: number, paint: string): string =>
    stroke(
      `M${-120 + dx} ${-h * 0.36 + dx}H${-24 + dx}M${24 + dx} ${-h * 0.36 + dx}H${120 + dx}`,
      paint,
      3,
    ) +
    stroke(
      `M${dx} ${-h * 0.36 + 14 + dx}C${-22 + dx} ${-h * 0.36 - 4 + dx} ${-14 + dx} ${-h * 0.36 - 22 + dx} ${dx} ${-h * 0.36 - 8 + dx}C${14 + dx} ${-h * 0.36 - 22 + dx} ${22 + dx} ${-h * 0.36 - 4 + dx} ${dx} ${-h * 0.36 + 14 + dx}Z`,
      paint,
      3,
    );
  const hole =
    oval(0, -h - w * 0.24, 26, 26, tone(colour, 0.08)) +
    `<circle cx="1" cy="${-h - w * 0.24 + 3}" r="25" fill="none" stroke="${tone(colour, 0.8)}" stroke-width="3" stroke-opacity="0.6"/>`;
  const edge = `<path d="${rounded(-w / 2 + 2, -h + 2, w - 4, h - 4, 58)}" fill="none" stroke="${tone(colour, 0.9)}" stroke-width="3" stroke-opacity="0.4"/>`;
  const thick = fill(d, tone(colour, 0.24), 'transform="translate(12 5)"');
  const art = clipped(
    pen,
    d,
    group(
      'rotate(90)',
      grain(pen, { x: -h - w * 0.4, y: -w / 2, w: h + w * 0.4, h: w, colour, lines: 32 }),
    ),
  );
  const engraved =
    cut(1.5, tone(colour, 0.9), 0.5) +
    cut(0, tone(colour, 0.06), 0.85) +
    motif(1.5, tone(colour, 0.85)) +
    motif(0, tone(colour, 0.1));
  return piece(
    flatShadow(body, 46) + flatShadow(neck, 30, 0.8),
    thick + fill(d, face) + art + edge + hole + engraved,
  );
}

/** A spoon or fork for salad, lying: head up, handle down to 0,0. */
export function server(pen: Pen, kind: 'spoon' | 'fork', colour: string, length = 900): Piece {
  const l = length;
  const outline: Point[] = [
    [0, 0],
    [-17, -14],
    [-21, -l * 0.2],
    [-18, -l * 0.55],
    [-30, -l * 0.66],
    [-72, -l * 0.78],
    [-78, -l * 0.9],
    [-44, -l * 0.985],
    [0, -l],
    [44, -l * 0.985],
    [78, -l * 0.9],
    [72, -l * 0.78],
    [30, -l * 0.66],
    [18, -l * 0.55],
    [21, -l * 0.2],
    [17, -14],
  ];
  const points = smoothPoints(outline, 5);
  const slots =
    kind === 'fork'
      ? [-24, 24]
          .map((x) => `M${x - 7} ${-l - 20}V${-l * 0.84}a7 9 0 0 0 14 0V${-l - 20}Z`)
          .join('')
      : '';
  const d = through(points);
  const face = linearAt(
    pen,
    [
      [0, tone(colour, 0.74)],
      [0.5, tone(colour, 0.58)],
      [1, tone(colour, 0.38)],
    ],
    [-80, -l * 0.5],
    [80, -l * 0.4],
  );
  const dish = oval(
    4,
    -l * 0.85,
    54,
    l * 0.098,
    linearAt(
      pen,
      [
        [0, tone(colour, 0.28)],
        [0.6, tone(colour, 0.5)],
        [1, tone(colour, 0.72)],
      ],
      [-40, -l * 0.95],
      [50, -l * 0.76],
    ),
    'opacity="0.8"',
  );
  const art = clipped(
    pen,
    d,
    group('rotate(90)', grain(pen, { x: -l, y: -80, w: l, h: 160, colour, lines: 16 })),
  );
  const rim = `<path d="${d}" fill="none" stroke="${tone(colour, 0.88)}" stroke-width="3" stroke-opacity="0.45"/>`;
  const open = slots && fill(slots, tone(colour, 0.1), 'opacity="0.6"');
  return piece(flatShadow(points, 20), fill(d, face) + dish + art + rim + open);
}
