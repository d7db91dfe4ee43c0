/** Notebooks and pencils, seen from above. */

import { tone } from '../colour.ts';
import { inkLine, paper, umber } from '../palette.ts';
import { lettering } from '../parts/lettering.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { flatShadow } from '../parts/shadow.ts';
import type { Pen, Point } from '../pen.ts';
import { box, clipped, fill, linear, linearAt, rounded, roundedPoints, stroke } from '../pen.ts';
import { type Cover, coverArt } from './artwork.ts';

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
