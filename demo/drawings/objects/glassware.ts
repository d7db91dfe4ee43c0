/** Jars, bottles, carafes and vases of glass. */
import { mix, tone } from '../colour.ts';
import { glass, paper, umber } from '../palette.ts';
import { below, cap, lathe, patch } from '../parts/lathe.ts';
import { lettering } from '../parts/lettering.ts';
import { glassBack, glassFront } from '../parts/materials/glass.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { roundShadow } from '../parts/shadow.ts';
import { TILT } from '../parts/view.ts';
import type { Pen, Point } from '../pen.ts';
import { fill, group, linear, n, oval, radial } from '../pen.ts';

/** Wraps a picture of flat text round a body of radius r. */
export const round =
  (r: number): ((x: number, y: number) => Point) =>
  (x, y) => {
    const a = x / r;
    return [r * Math.sin(a), y + r * TILT * Math.cos(a)];
  };

export interface Label {
  r: number;
  top: number;
  bottom: number;
  /** Half-width as an angle. */
  wide?: number;
  colour?: string;
  lines: string[];
  ink?: string;
  size?: number;
  mark?: 'leaf' | 'line' | 'none';
}

/** A paper label glued round a jar. */
export function label(pen: Pen, it: Label): string {
  const {
    r,
    top,
    bottom,
    wide = 0.82,
    colour = paper,
    lines,
    ink = '#4a413a',
    size = 24,
    mark = 'line',
  } = it;
  const shape: Point[] = [
    [r + 1, top],
    [r + 1, bottom],
  ];
  const paint = linear(pen, [
    [0, tone(colour, 0.56)],
    [0.3, tone(colour, 0.72)],
    [0.65, tone(colour, 0.5)],
    [1, tone(colour, 0.3)],
  ]);
  const bend = round(r);
  const middle = (top + bottom) / 2;
  const step = size * 1.75;
  const start =
    middle - ((lines.length - 1) * step) / 2 + size / 2 + (mark === 'none' ? 0 : size * 0.5);
  const text = lines
    .map((line, i) =>
      lettering(pen, line, {
        x: 0,
        y: start + i * step,
        size: i === 0 ? size : size * 0.62,
        colour: ink,
        map: bend,
        air: 0.4,
        opacity: 0.9,
      }),
    )
    .join('');
  const [mx, my] = bend(0, start - size * 2.1);
  const sign =
    mark === 'leaf'
      ? `<path d="M${n(mx)} ${n(my + 14)}C${n(mx - 20)} ${n(my)} ${n(mx - 10)} ${n(my - 24)} ${n(mx)} ${n(my - 30)}C${n(mx + 10)} ${n(my - 24)} ${n(mx + 20)} ${n(my)} ${n(mx)} ${n(my + 14)}ZM${n(mx)} ${n(my + 20)}V${n(my - 18)}" fill="none" stroke="${ink}" stroke-width="2.4" stroke-opacity="0.8"/>`
      : mark === 'line'
        ? `<path d="M${n(mx - 26)} ${n(my + 8)}H${n(mx + 26)}" stroke="${ink}" stroke-width="2" stroke-opacity="0.6"/>`
        : '';
  const frame = patch(
    [
      [r + 1, top + 10],
      [r + 1, bottom - 10],
    ],
    -wide + 0.06,
    wide - 0.06,
  );
  return (
    fill(
      patch(
        [
          [r + 1, top + 4],
          [r + 1, bottom + 5],
        ],
        -wide,
        wide + 0.02,
      ),
      umber,
      'opacity="0.2"',
    ) +
    fill(patch(shape, -wide, wide), paint) +
    `<path d="${frame}" fill="none" stroke="${ink}" stroke-width="1.6" stroke-opacity="0.35"/>` +
    text +
    sign
  );
}

/** What fills a vessel: the liquid's body and its lit surface. */
export function filling(
  pen: Pen,
  profile: readonly Point[],
  level: number,
  colour: string,
  opacity = 0.92,
): string {
  const inner: Point[] = below(profile, level).map(([r, y]) => [
    Math.max(1, r - 9),
    Math.min(y, -10),
  ]);
  const [r] = inner[0] ?? [50, 0];
  const paint = linear(pen, [
    [0, tone(colour, 0.3)],
    [0.2, tone(colour, 0.58)],
    [0.42, tone(colour, 0.78)],
    [0.7, tone(colour, 0.56)],
    [1, tone(colour, 0.26)],
  ]);
  return group(
    '',
    fill(patch(inner, -Math.PI / 2, Math.PI / 2), paint) +
      oval(0, level, r, r * TILT, tone(colour, 0.66)) +
      oval(
        r * 0.1,
        level + r * TILT * 0.1,
        r * 0.82,
        r * TILT * 0.76,
        tone(colour, 0.56),
        'opacity="0.6"',
      ),
    `opacity="${opacity}"`,
  );
}

export interface Vessel {
  profile: Point[];
  colour?: string;
  body?: number;
  liquid?: { level: number; colour: string; opacity?: number };
  inside?: string;
  label?: Label;
  lip?: number;
  foot: number;
}

export function vessel(pen: Pen, it: Vessel): Piece {
  const colour = it.colour ?? glass.clear;
  const g = {
    profile: it.profile,
    colour,
    body: it.body ?? 0.35,
    ...(it.lip === undefined ? {} : { lip: it.lip }),
  };
  const height = -(it.profile[0]?.[1] ?? 0);
  const body =
    glassBack(pen, g) +
    (it.inside ?? '') +
    (it.liquid
      ? filling(pen, it.profile, it.liquid.level, it.liquid.colour, it.liquid.opacity ?? 0.92)
      : '') +
    (it.label ? label(pen, it.label) : '') +
    glassFront(pen, g);
  const caustic = oval(
    it.foot * 1.25,
    2,
    it.foot * 0.9,
    it.foot * TILT * 0.8,
    radial(pen, [
      [0, mix(colour, '#fff3d6', 0.6), 0.6],
      [0.6, mix(colour, '#fff3d6', 0.6), 0.28],
      [1, mix(colour, '#fff3d6', 0.6), 0],
    ]),
  );
  return piece(roundShadow(pen, it.foot, height, 0.6) + caustic, body);
}

/** A stopper or lid turned from cork, wood or metal; origin at the lip it sits on. */
export function stopper(pen: Pen, r: number, h: number, colour: string, gloss = 0.1): string {
  return (
    lathe(pen, {
      profile: [
        [r, -h],
        [r, 0],
      ],
      colour,
      gloss,
      sharp: true,
    }) + cap(pen, r, -h, colour, gloss)
  );
}

export const jarShape: Point[] = [
  [150, -400],
  [152, -380],
  [176, -350],
  [180, -320],
  [180, -60],
  [172, -20],
  [150, 0],
];

export const bottleShape: Point[] = [
  [46, -470],
  [46, -400],
  [54, -370],
  [120, -320],
  [136, -280],
  [136, -40],
  [130, -10],
  [112, 0],
];

export const carafeShape: Point[] = [
  [92, -620],
  [84, -590],
  [72, -500],
  [84, -420],
  [150, -300],
  [186, -170],
  [178, -50],
  [140, 0],
];

export const tumblerShape: Point[] = [
  [116, -250],
  [112, -150],
  [106, -40],
  [98, 0],
];

export const vaseShape: Point[] = [
  [104, -560],
  [92, -520],
  [90, -450],
  [140, -330],
  [196, -210],
  [190, -80],
  [130, 0],
];
