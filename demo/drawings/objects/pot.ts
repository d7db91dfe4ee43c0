/** Pots and vases of clay, and what stands in them. */
import { mix, tone } from '../colour.ts';
import { leaf, terracotta } from '../palette.ts';
import { flower, grass, leafShape, sprig } from '../parts/foliage.ts';
import { gleam, lathe, mouth } from '../parts/lathe.ts';
import { specksOn } from '../parts/materials/speckle.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { roundShadow } from '../parts/shadow.ts';
import { TILT } from '../parts/view.ts';
import type { Pen, Point } from '../pen.ts';
import { clipped, fill, group, move, n, oval, smooth, stroke } from '../pen.ts';

const soil = '#5b4636';

/** The classic flower pot: a tapered body under a collar. Origin at the foot, height about 400. */
export function flowerPot(
  pen: Pen,
  colour: string = terracotta,
  plant = '',
  saucer = false,
): Piece {
  const bodyShape: Point[] = [
    [188, -300],
    [134, 0],
  ];
  const collar: Point[] = [
    [226, -410],
    [222, -300],
  ];
  const dish = saucer
    ? lathe(pen, {
        profile: [
          [210, -38],
          [176, 0],
        ],
        colour,
        gloss: 0,
        sharp: true,
      }) + mouth(pen, { r: 210, y: -38, lip: 12, colour, inside: colour })
    : '';
  const at = saucer ? -14 : 0;
  const pot =
    lathe(pen, { profile: bodyShape, colour, gloss: 0.02, sharp: true, foot: 0.26 }) +
    fill(
      `M-190 -300A190 ${n(190 * TILT)} 0 0 0 190 -300L188 -262A186 ${n(186 * TILT)} 0 0 1 -188 -262Z`,
      tone(colour, 0.08),
      'opacity="0.3"',
    ) +
    specksOn(
      pen,
      [
        [186, -300],
        [136, -10],
      ],
      tone(colour, 0.86),
      50,
      3,
    ) +
    lathe(pen, { profile: collar, colour, gloss: 0.04, sharp: true, foot: 0.08 }) +
    mouth(pen, {
      r: 226,
      y: -410,
      lip: 17,
      colour,
      inside: colour,
      ...(plant ? { fills: { colour: soil, below: 26 } } : {}),
    });
  return piece(
    roundShadow(pen, saucer ? 178 : 138, 420),
    dish + group(move(0, at), pot + group(move(0, -392), plant)),
  );
}

/** A smooth glazed pot for indoors. */
export function roundPot(pen: Pen, colour: string, plant = '', gloss = 0.3): Piece {
  const shape: Point[] = [
    [180, -310],
    [200, -260],
    [210, -170],
    [190, -70],
    [150, -14],
    [130, 0],
  ];
  const body =
    lathe(pen, { profile: shape, colour, gloss }) +
    specksOn(pen, shape, tone(colour, 0.12), 80, 2.6) +
    mouth(pen, {
      r: 180,
      y: -310,
      lip: 14,
      colour,
      inside: colour,
      ...(plant ? { fills: { colour: soil, below: 22 } } : {}),
    });
  return piece(roundShadow(pen, 150, 320), body + group(move(0, -294), plant));
}

/** A bushy herb: many short sprigs fanned out from the soil. */
export function bush(pen: Pen, size: number, colour: string, count = 13): string {
  const back: string[] = [];
  const front: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1) - 0.5;
    const length = size * (1 - Math.abs(t) * 0.45) * pen.between(0.8, 1.1);
    const shade = mix(colour, '#3f4f36', pen.between(0, 0.35));
    const it = group(
      move(t * size * 0.42, pen.between(-6, 14), 1, t * 74),
      sprig(pen, {
        length,
        colour: shade,
        pairs: 5,
        leaf: size * 0.24,
        width: size * 0.12,
        bend: t * size * 0.2,
      }),
    );
    (i % 2 ? front : back).push(it);
  }
  return back.join('') + front.join('');
}

/** Long leaves arching out: a fern or spider plant. */
export function arching(pen: Pen, size: number, colour: string, count = 17): string {
  const out: { y: number; text: string }[] = [];
  for (let i = 0; i < count; i += 1) {
    const t = (i / (count - 1) - 0.5) * 2 + pen.between(-0.08, 0.08);
    const l = size * pen.between(0.72, 1.05);
    const ex = t * l * 0.86;
    const ey = -l * (0.95 - 0.72 * Math.abs(t) ** 1.5);
    const w = size * 0.045;
    const d = `M${n(-w)} 0C${n(ex * 0.2 - w)} ${n(ey * 0.9)} ${n(ex * 0.55)} ${n(ey * 1.12 - 10)} ${n(ex)} ${n(ey)}C${n(ex * 0.6)} ${n(ey * 1.02)} ${n(ex * 0.26 + w)} ${n(ey * 0.76)} ${n(w)} 0Z`;
    const c = mix(colour, '#41553a', pen.between(0, 0.4));
    out.push({
      y: pen.chance(),
      text:
        fill(d, tone(c, 0.56 - t * 0.18)) +
        stroke(
          `M0 0C${n(ex * 0.22)} ${n(ey * 0.84)} ${n(ex * 0.56)} ${n(ey * 1.06 - 5)} ${n(ex)} ${n(ey)}`,
          tone(c, 0.8),
          1.8,
          'opacity="0.5"',
        ),
    });
  }
  return out
    .sort((a, b) => a.y - b.y)
    .map((o) => o.text)
    .join('');
}

/** Strings of leaves that hang over the rim. */
export function trailing(pen: Pen, width: number, drop: number, colour: string): string {
  const out: string[] = [];
  for (let i = 0; i < 11; i += 1) {
    const t = (i / 10 - 0.5) * 2;
    const length = drop * pen.between(0.45, 1) * (0.6 + 0.4 * Math.abs(t));
    const x = t * width;
    const ex = x * 1.14 + pen.between(-24, 24);
    out.push(
      stroke(
        smooth([
          [x * 0.8, -20],
          [x, 6],
          [(x + ex) / 2, length * 0.5],
          [ex, length],
        ]),
        tone(colour, 0.36),
        3,
      ),
    );
    for (let k = 0; k < 9; k += 1) {
      const s = (k + 0.6) / 9;
      const px = x + (ex - x) * s;
      const py = length * s;
      const side = k % 2 ? 1 : -1;
      const size = 40 * (1 - s * 0.45) * pen.between(0.8, 1.15);
      out.push(
        group(
          move(px, py, 1, side * pen.between(70, 120)),
          leafShape(
            size,
            size * 0.62,
            mix(colour, '#46593c', pen.between(0, 0.4)),
            0.54 - side * 0.08,
          ),
        ),
      );
    }
  }
  return out.join('');
}

/** A young olive tree: a slim trunk and an airy crown. */
export function oliveCrown(pen: Pen, height: number): string {
  const out: string[] = [];
  const trunk = smooth([
    [0, 0],
    [8, -height * 0.2],
    [-8, -height * 0.42],
    [4, -height * 0.6],
  ]);
  const branches: string[] = [];
  for (let i = 0; i < 34; i += 1) {
    const a = pen.between(-1.9, 1.9);
    const d = Math.sqrt(pen.chance()) * 0.17 * height;
    const x = Math.sin(a) * d * 1.05;
    const y = -height * 0.62 - Math.cos(a) * d * 1.05;
    branches.push(
      group(
        move(x, y, 1, ((a * 180) / Math.PI) * 0.72 + pen.between(-22, 22)),
        sprig(pen, {
          length: height * pen.between(0.16, 0.25),
          colour: mix(leaf.olive, i % 3 ? '#5c6b4b' : '#a9b096', pen.between(0.1, 0.5)),
          pairs: 6,
          leaf: height * 0.062,
          width: height * 0.016,
          bend: pen.between(-20, 20),
          ...(i % 6 === 0 ? { berries: '#4d4a3c' } : {}),
        }),
      ),
    );
  }
  out.push(
    stroke(trunk, '#6d5b4a', height * 0.026),
    stroke(trunk, '#a08d76', height * 0.009, 'transform="translate(-5 0)" opacity="0.8"'),
  );
  for (const side of [-1, 1, 0.4, -0.5])
    out.push(
      stroke(
        smooth([
          [2, -height * 0.5],
          [side * 30, -height * 0.6],
          [side * 90, -height * 0.72],
        ]),
        '#75634f',
        8,
      ),
    );
  return out.join('') + branches.join('');
}

const buds: Point[][] = [
  [
    [34, -420],
    [30, -380],
    [32, -300],
    [70, -220],
    [104, -130],
    [100, -40],
    [74, 0],
  ],
  [
    [38, -300],
    [32, -270],
    [40, -220],
    [110, -160],
    [134, -90],
    [112, -24],
    [80, 0],
  ],
  [
    [30, -360],
    [28, -330],
    [30, -200],
    [44, -140],
    [84, -90],
    [92, -30],
    [70, 0],
  ],
];

/** Small vases for one stem. */
export function budVase(
  pen: Pen,
  kind: 0 | 1 | 2,
  colour: string,
  stem: 'flower' | 'grass' | 'sprig' | 'none',
  bloom = '#d9a08a',
): Piece {
  const shape = buds[kind] ?? [];
  const [r, y] = shape[0] ?? [30, -300];
  const grown =
    stem === 'flower'
      ? flower(pen, 300, 56, bloom, leaf.fern, 34)
      : stem === 'grass'
        ? grass(pen, 380, leaf.dry, 46) + grass(pen, 320, leaf.dry, -36)
        : stem === 'sprig'
          ? sprig(pen, { length: 330, colour: leaf.sage, pairs: 6, leaf: 84, bend: -44 })
          : '';
  const body =
    lathe(pen, { profile: shape, colour, gloss: 0.45 }) +
    specksOn(pen, shape, tone(colour, 0.1), 60, 2.4) +
    gleam(pen, shape, -0.95, -0.68, 0.25) +
    mouth(pen, { r, y, lip: 6, colour, inside: tone(colour, 0.25) });
  const cut = clipped(
    pen,
    `M-900 -2000H900V${n(y)}H${n(r - 6)}A${n(r - 6)} ${n((r - 6) * TILT)} 0 0 1 ${n(6 - r)} ${n(y)}H-900Z`,
    group(move(0, y + 20), grown),
  );
  return piece(roundShadow(pen, 84, 380, 0.9), body + cut);
}

/** A planter hung on three cords. Origin at the middle of its underside. */
export function hanging(pen: Pen, colour: string, cord: string, height: number): Piece {
  const shape: Point[] = [
    [210, -220],
    [214, -190],
    [196, -100],
    [130, -24],
    [70, 0],
  ];
  const lines =
    stroke(`M-204 -220L0 ${-height}M204 -220L0 ${-height}`, tone(cord, 0.34), 9) +
    stroke(`M-204 -220L0 ${-height}M204 -220L0 ${-height}`, tone(cord, 0.64), 5);
  const front =
    stroke(`M10 -164L0 ${-height}`, tone(cord, 0.4), 9) +
    stroke(`M10 -164L0 ${-height}`, tone(cord, 0.72), 5) +
    oval(10, -160, 11, 11, tone('#7c5740', 0.5));
  const body =
    lines +
    lathe(pen, { profile: shape, colour, gloss: 0.3 }) +
    specksOn(pen, shape, tone(colour, 0.1), 70, 2.6) +
    mouth(pen, {
      r: 210,
      y: -220,
      lip: 13,
      colour,
      inside: colour,
      fills: { colour: soil, below: 16 },
    }) +
    group(move(0, -206), bush(pen, 220, leaf.fern, 15)) +
    group(move(0, -176), trailing(pen, 190, 400, leaf.fern)) +
    front +
    `<circle cx="0" cy="${-height}" r="18" fill="none" stroke="#8d7440" stroke-width="7"/>`;
  return piece('', body);
}
