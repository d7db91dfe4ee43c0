/** What is printed: pictures, plates and cover patterns. Drawn about the middle. */

import { mix, tone } from '../colour.ts';
import { colours, inkLine, leaf } from '../palette.ts';
import { bloom, sprig } from '../parts/foliage.ts';
import { lettering } from '../parts/lettering.ts';
import type { Pen, Point } from '../pen.ts';
import { box, fill, group, linear, move, n, oval, smooth, stroke, through } from '../pen.ts';

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
    for (let i = 0; i < 190; i += 1) {
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
