/** Prints, cards, envelopes, books: flat things with a small thickness. Origin at the middle. */
import { mix, tone } from '../colour.ts';
import { colours, inkLine, leaf, paper, umber, wood } from '../palette.ts';
import { bloom, leafShape, sprig } from '../parts/foliage.ts';
import { lettering } from '../parts/lettering.ts';
import { specksIn } from '../parts/materials/speckle.ts';
import { grain } from '../parts/materials/wood.ts';
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
  move,
  n,
  oval,
  rounded,
  roundedPoints,
  smooth,
  stroke,
  through,
} from '../pen.ts';

const sheetPaint = (pen: Pen, w: number, h: number, colour: string): string =>
  linearAt(
    pen,
    [
      [0, tone(colour, 0.64)],
      [0.6, tone(colour, 0.54)],
      [1, tone(colour, 0.44)],
    ],
    [-w / 2, -h / 2],
    [w / 2, h / 2],
  );

/** A card or sheet with artwork drawn about its middle. */
export function card(
  pen: Pen,
  w: number,
  h: number,
  colour: string,
  art = '',
  lift = 9,
  radius = 4,
): Piece {
  const d = rounded(-w / 2, -h / 2, w, h, radius);
  const body =
    fill(d, tone(colour, 0.3), 'transform="translate(1.5 2.5)"') +
    fill(d, sheetPaint(pen, w, h, colour)) +
    clipped(pen, d, specksIn(pen, -w / 2, -h / 2, w, h, tone(colour, 0.2), 40, 1.4, 0.2) + art);
  return piece(flatShadow(roundedPoints(-w / 2, -h / 2, w, h, Math.max(2, radius)), lift), body);
}

export function envelope(
  pen: Pen,
  w: number,
  h: number,
  colour: string,
  seal = '',
  open = false,
): Piece {
  const flap = open
    ? `M${n(-w / 2)} ${n(-h / 2)}L0 ${n(-h * 1.02)}L${n(w / 2)} ${n(-h / 2)}Z`
    : `M${n(-w / 2)} ${n(-h / 2)}L-14 ${n(h * 0.08)}Q0 ${n(h * 0.13)} 14 ${n(h * 0.08)}L${n(w / 2)} ${n(-h / 2)}Z`;
  const body =
    (open ? fill(flap, tone(colour, 0.42)) : '') +
    fill(rounded(-w / 2, -h / 2, w, h, 5), sheetPaint(pen, w, h, colour)) +
    stroke(
      `M${n(-w / 2 + 3)} ${n(h / 2 - 3)}L${n(-w * 0.1)} ${n(h * 0.02)}M${n(w / 2 - 3)} ${n(h / 2 - 3)}L${n(w * 0.1)} ${n(h * 0.02)}`,
      tone(colour, 0.3),
      2,
      'opacity="0.5"',
    ) +
    (open
      ? ''
      : softShape(
          [
            [-w / 2 + 6, -h / 2],
            [0, h * 0.11],
            [w / 2 - 6, -h / 2],
          ],
          7,
          0.16,
          'translate(3 6)',
        ) +
        fill(
          flap,
          linear(
            pen,
            [
              [0, tone(colour, 0.66)],
              [1, tone(colour, 0.52)],
            ],
            0,
            0,
            0,
            1,
          ),
        ) +
        stroke(
          `M${n(-w / 2)} ${n(-h / 2)}L-14 ${n(h * 0.08)}Q0 ${n(h * 0.13)} 14 ${n(h * 0.08)}L${n(w / 2)} ${n(-h / 2)}`,
          tone(colour, 0.88),
          1.6,
          'opacity="0.8"',
        )) +
    (seal
      ? oval(3, h * 0.1 + 4, 33, 32, umber, 'opacity="0.25"') +
        oval(0, h * 0.1, 32, 31, tone(seal, 0.5)) +
        `<circle cx="0" cy="${n(h * 0.1)}" r="21" fill="none" stroke="${tone(seal, 0.26)}" stroke-width="3"/>` +
        oval(-9, h * 0.1 - 10, 9, 6, tone(seal, 0.85), 'opacity="0.6"')
      : '');
  return piece(flatShadow(roundedPoints(-w / 2, -h / 2, w, h, 5), 10), body);
}

/** A wooden frame with a mount and a picture in it. */
export function frame(
  pen: Pen,
  w: number,
  h: number,
  colour: string,
  art: string,
  mount = 70,
  lift = 34,
): Piece {
  const t = 30;
  const inner = rounded(-w / 2 + t, -h / 2 + t, w - 2 * t, h - 2 * t, 2);
  const mw = w - 2 * (t + mount);
  const mh = h - 2 * (t + mount);
  const bars: [Point[], number][] = [
    [
      [
        [-w / 2, -h / 2],
        [w / 2, -h / 2],
        [w / 2 - t, -h / 2 + t],
        [-w / 2 + t, -h / 2 + t],
      ],
      0.7,
    ],
    [
      [
        [w / 2, -h / 2],
        [w / 2, h / 2],
        [w / 2 - t, h / 2 - t],
        [w / 2 - t, -h / 2 + t],
      ],
      0.34,
    ],
    [
      [
        [-w / 2, h / 2],
        [w / 2, h / 2],
        [w / 2 - t, h / 2 - t],
        [-w / 2 + t, h / 2 - t],
      ],
      0.4,
    ],
    [
      [
        [-w / 2, -h / 2],
        [-w / 2, h / 2],
        [-w / 2 + t, h / 2 - t],
        [-w / 2 + t, -h / 2 + t],
      ],
      0.62,
    ],
  ];
  const moulding = bars.map(([points, light], i) => {
    const d = through(points);
    const along = grain(
      pen,
      i % 2
        ? { x: -h / 2, y: i === 1 ? -w / 2 : w / 2 - t, w: h, h: t, colour, lines: 5 }
        : { x: -w / 2, y: i === 0 ? -h / 2 : h / 2 - t, w, h: t, colour, lines: 5 },
    );
    return (
      fill(d, tone(colour, light)) + clipped(pen, d, i % 2 ? group('rotate(90)', along) : along)
    );
  });
  const body =
    moulding.join('') +
    `<rect x="${-w / 2 + 1.5}" y="${-h / 2 + 1.5}" width="${w - 3}" height="${h - 3}" fill="none" stroke="${tone(colour, 0.9)}" stroke-width="3" opacity="0.45"/>` +
    fill(inner, sheetPaint(pen, w, h, paper)) +
    box(
      -w / 2 + t,
      -h / 2 + t,
      w - 2 * t,
      16,
      linear(
        pen,
        [
          [0, umber, 0.3],
          [1, umber, 0],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    box(
      -w / 2 + t,
      -h / 2 + t,
      14,
      h - 2 * t,
      linear(pen, [
        [0, umber, 0.26],
        [1, umber, 0],
      ]),
    ) +
    (mount > 0
      ? box(-mw / 2 - 4, -mh / 2 - 4, mw + 8, mh + 8, tone(paper, 0.3), 0, 'opacity="0.5"')
      : '') +
    clipped(pen, `M${-mw / 2} ${-mh / 2}H${mw / 2}V${mh / 2}H${-mw / 2}Z`, art) +
    clipped(
      pen,
      inner,
      fill(
        `M${-w / 2} ${-h / 2}H${-w * 0.1}L${-w * 0.42} ${h / 2}H${-w / 2}ZM${w * 0.02} ${-h / 2}H${w * 0.12}L${-w * 0.2} ${h / 2}H${-w * 0.3}Z`,
        '#ffffff',
        'opacity="0.09"',
      ),
    );
  return piece(flatShadow(roundedPoints(-w / 2, -h / 2, w, h, 3), lift), body);
}

/** A quiet landscape for photo prints: sky, hills, water, a small boat. */
export function landscape(pen: Pen, w: number, h: number, warm = true): string {
  const sky = linear(
    pen,
    warm
      ? [
          [0, '#b9c3bd'],
          [0.5, '#e7cfae'],
          [1, '#edd9b8'],
        ]
      : [
          [0, '#a9b9bd'],
          [1, '#e3dfce'],
        ],
    0,
    0,
    0,
    1,
  );
  const hill = (y: number, amp: number, colour: string, seed: number): string => {
    const pts: Point[] = [];
    for (let i = 0; i <= 6; i += 1)
      pts.push([
        -w / 2 + (w * i) / 6,
        y + Math.sin(i * 1.7 + seed) * amp + pen.between(-amp, amp) * 0.3,
      ]);
    return fill(`${smooth(pts)}L${w / 2} ${h / 2}L${-w / 2} ${h / 2}Z`, colour);
  };
  const waves: string[] = [];
  for (let i = 0; i < 16; i += 1) {
    const y = h * 0.2 + (h * 0.3 * i) / 16;
    const x = pen.between(-0.45, 0.2) * w;
    waves.push(`M${n(x)} ${n(y)}h${n(w * pen.between(0.08, 0.28))}`);
  }
  return (
    box(-w / 2, -h / 2, w, h, sky) +
    oval(w * 0.2, -h * 0.12, w * 0.085, w * 0.085, '#fbeccb', 'opacity="0.95"') +
    hill(-h * 0.02, h * 0.05, '#a9ab98', 1) +
    hill(h * 0.06, h * 0.045, '#83896f', 3) +
    hill(h * 0.12, h * 0.03, '#5f6850', 5) +
    box(
      -w / 2,
      h * 0.17,
      w,
      h * 0.34,
      linear(
        pen,
        [
          [0, '#cdbf9f'],
          [0.4, '#a3aca3'],
          [1, '#6f807f'],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    stroke(waves.join(''), '#f4e8cf', 2.4, 'opacity="0.5"') +
    fill(
      `M${n(-w * 0.16)} ${n(h * 0.29)}q${n(w * 0.07)} ${n(h * 0.035)} ${n(w * 0.14)} 0l${n(-w * 0.02)} ${n(h * 0.02)}h${n(-w * 0.1)}Z`,
      '#4b4038',
    ) +
    fill(
      `M${n(-w * 0.09)} ${n(h * 0.285)}V${n(h * 0.17)}L${n(-w * 0.02)} ${n(h * 0.275)}Z`,
      '#efe6d3',
    )
  );
}

/** A pressed-plant plate: one tall sprig, a bloom, a caption. */
export function botanical(pen: Pen, w: number, h: number, green: string = leaf.fern): string {
  return (
    group(
      move(w * 0.02, h * 0.36),
      sprig(pen, {
        length: h * 0.74,
        colour: green,
        pairs: 8,
        leaf: h * 0.17,
        width: h * 0.055,
        bend: w * 0.1,
      }),
    ) +
    group(
      move(-w * 0.1, h * 0.36, 1, -14),
      sprig(pen, {
        length: h * 0.46,
        colour: mix(green, '#b4b58f', 0.5),
        pairs: 6,
        leaf: h * 0.1,
        width: h * 0.03,
        bend: -w * 0.1,
      }),
    ) +
    group(move(w * 0.22, -h * 0.02), bloom(pen, h * 0.07, colours.blush)) +
    stroke(
      smooth([
        [w * 0.22, -h * 0.01],
        [w * 0.16, h * 0.16],
        [w * 0.04, h * 0.34],
      ]),
      tone(green, 0.36),
      3.4,
    ) +
    lettering(pen, 'FILIX', { x: 0, y: h * 0.455, size: h * 0.024, colour: inkLine, air: 0.7 })
  );
}

export type Cover = 'fern' | 'tide' | 'terrazzo' | 'stripe';

/** Cover patterns; drawn about the middle and filling w by h. */
export function coverArt(
  pen: Pen,
  cover: Cover,
  w: number,
  h: number,
): { base: string; art: string } {
  const out: string[] = [];
  if (cover === 'fern') {
    for (let r = -4; r <= 4; r += 1)
      for (let c = -3; c <= 3; c += 1) {
        const x = c * w * 0.23 + (r % 2 ? w * 0.115 : 0);
        out.push(
          group(
            move(x, r * h * 0.15 + h * 0.06, w / 600, pen.between(-16, 16)),
            sprig(pen, {
              length: 118,
              colour: '#b9c09a',
              pairs: 6,
              leaf: 40,
              width: 13,
              bend: 14,
              stem: '#d3d6b4',
            }),
          ),
        );
      }
    return { base: '#56664c', art: out.join('') };
  }
  if (cover === 'tide') {
    for (let i = -2; i < 17; i += 1) {
      const y = -h / 2 + (h * i) / 14;
      const pts: Point[] = Array.from({ length: 9 }, (_, k) => [
        -w / 2 - 20 + ((w + 40) * k) / 8,
        y + Math.sin(k * 1.15 + i * 0.7) * h * 0.022,
      ]);
      out.push(
        stroke(
          smooth(pts),
          i % 3 ? '#c3d0d0' : '#eee6d4',
          w * (i % 3 ? 0.008 : 0.022),
          'opacity="0.85"',
        ),
      );
    }
    return { base: '#5b7480', art: out.join('') };
  }
  if (cover === 'terrazzo') {
    const chips = ['#b9714f', '#7d8462', '#3d4855', '#d3bd9c', '#d9b3a0', '#9fb3ba'];
    for (let i = 0; i < 130; i += 1) {
      const s = w * pen.between(0.012, 0.045);
      const pts = Array.from({ length: 5 }, (_, k): Point => {
        const a = (k / 5) * 6.283 + pen.between(-0.4, 0.4);
        return [Math.cos(a) * s * pen.between(0.6, 1.1), Math.sin(a) * s * pen.between(0.5, 1)];
      });
      out.push(
        `<path d="${through(pts)}" fill="${chips[i % chips.length]}" transform="translate(${n(pen.between(-0.52, 0.52) * w)} ${n(pen.between(-0.52, 0.52) * h)})"/>`,
      );
    }
    return { base: '#efe6d8', art: out.join('') };
  }
  for (let i = 0; i < 12; i += 1)
    out.push(
      box(
        -w / 2 + (w * i) / 11 - w * 0.004,
        -h / 2,
        w * (i % 2 ? 0.046 : 0.018),
        h,
        i % 2 ? '#b9714f' : '#3d4855',
        0,
        'opacity="0.9"',
      ),
    );
  return { base: '#ecdfc9', art: out.join('') };
}

/** A pocket notebook from above: cover, spine tape, rounded corners, page edges, a ribbon or band. */
export function notebook(pen: Pen, w: number, h: number, cover: Cover, band = true): Piece {
  const { base, art } = coverArt(pen, cover, w, h);
  const d = rounded(-w / 2, -h / 2, w, h, 26);
  const pages =
    fill(rounded(-w / 2 + 6, -h / 2 + 4, w + 6, h + 6, 24), '#e9dfcb') +
    stroke(
      `M${w / 2 + 5} ${-h / 2 + 30}V${h / 2 - 20}M${-w / 2 + 30} ${h / 2 + 6}H${w / 2 - 20}`,
      tone('#e9dfcb', 0.3),
      1.6,
      'opacity="0.6"',
    ) +
    fill(rounded(-w / 2 + 8, -h / 2 + 8, w + 2, h + 6, 24), tone(base, 0.2), 'opacity="0"');
  const light = linearAt(
    pen,
    [
      [0, '#fffaf0', 0.3],
      [0.4, '#fffaf0', 0.04],
      [1, umber, 0.24],
    ],
    [-w / 2, -h / 2],
    [w / 2, h / 2],
  );
  const plate =
    box(-w * 0.22, -h * 0.2, w * 0.44, h * 0.13, paper, 5) +
    box(
      -w * 0.2,
      -h * 0.187,
      w * 0.4,
      h * 0.104,
      'none',
      3,
      `stroke="${inkLine}" stroke-width="1.6" opacity="0.5"`,
    ) +
    lettering(pen, 'NOTES', { x: 0, y: -h * 0.122, size: h * 0.026, colour: inkLine, air: 0.7 });
  const tape =
    box(-w / 2, -h / 2, w * 0.1, h, tone(base, 0.34), 0, 'opacity="0.9"') +
    box(
      -w / 2 + w * 0.1,
      -h / 2,
      9,
      h,
      linear(pen, [
        [0, umber, 0.3],
        [1, umber, 0],
      ]),
    );
  const elastic = band
    ? box(w * 0.36, -h / 2 - 2, 15, h + 6, tone(inkLine, 0.5)) +
      box(w * 0.36 + 3, -h / 2 - 2, 4, h + 6, tone(inkLine, 0.8), 0, 'opacity="0.5"') +
      box(
        w * 0.36 + 15,
        -h / 2,
        10,
        h,
        linear(pen, [
          [0, umber, 0.26],
          [1, umber, 0],
        ]),
      )
    : '';
  return piece(
    flatShadow(roundedPoints(-w / 2, -h / 2, w + 10, h + 9, 26), 24),
    pages + fill(d, base) + clipped(pen, d, art + tape + fill(d, light) + plate + elastic),
  );
}

export const woodStick = (pen: Pen, length: number, w: number, colour: string): string =>
  fill(
    rounded(-w / 2, -length, w, length, w * 0.3),
    linear(pen, [
      [0, tone(colour, 0.6)],
      [0.4, tone(colour, 0.5)],
      [1, tone(colour, 0.28)],
    ]),
  );

/** A pencil lying upright: point up, end at 0,0. */
export function pencil(pen: Pen, length: number, colour: string): Piece {
  const w = 34;
  const neck = -length + 86;
  const facets = [
    [-w / 2, 0.66],
    [-w / 6, 0.5],
    [w / 6, 0.3],
  ]
    .map(([x = 0, light = 0.5]) => box(x, neck, w / 3 + 0.6, -neck - 8, tone(colour, light)))
    .join('');
  const cone = fill(
    `M${-w / 2} ${neck}Q${-w / 3} ${neck + 12} ${-w / 6} ${neck}Q0 ${neck + 12} ${w / 6} ${neck}Q${w / 3} ${neck + 12} ${w / 2} ${neck}L4 ${-length + 14}H-4Z`,
    linear(pen, [
      [0, '#edd3a8'],
      [0.5, '#dcb982'],
      [1, '#a67f52'],
    ]),
  );
  const tip = fill(`M-6.5 ${-length + 26}L0 ${-length}L6.5 ${-length + 26}Z`, tone(colour, 0.2));
  const end =
    box(-w / 2, -60, w, 10, tone('#b8924f', 0.66)) + box(-w / 2, -8, w, 8, tone(colour, 0.24), 3);
  const shape: Point[] = [
    [-w / 2, 0],
    [-w / 2, neck],
    [0, -length],
    [w / 2, neck],
    [w / 2, 0],
  ];
  return piece(
    flatShadow(shape, 13),
    facets +
      cone +
      tip +
      end +
      lettering(pen, 'H&H', {
        x: 0,
        y: 0,
        size: 13,
        colour: tone('#b8924f', 0.8),
        weight: 2,
        map: (px, py) => [-py * 0.9 - 6, px - 130],
      }),
  );
}

export const leafMark = (size: number, colour: string): string =>
  leafShape(size, size * 0.4, colour);
export const pencilWood = wood.ash;
