/** Prints, cards, envelopes, books: flat things with a small thickness. Origin at the middle. */
import { tone } from '../colour.ts';
import { paper, umber } from '../palette.ts';
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
  n,
  oval,
  rounded,
  roundedPoints,
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
    `<rect x="${-w / 2 + 1.5}" y="${-h / 2 + 1.5}" width="${w - 3}" height="${h - 3}" fill="none" stroke="${tone(colour, 0.9)}" stroke-width="3" stroke-opacity="0.45"/>` +
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
