/** Light and air on the wall: a window's patch of sun, the shadow of leaves outside it, a flame's glow. */

import { umber } from '../palette.ts';
import type { Pen, Point } from '../pen.ts';
import { fill, group, linear, matrix, oval, radial, smooth } from '../pen.ts';
import { softShape } from './shadow.ts';

/** Sun through a window of panes, falling slantwise. */
export function windowLight(
  _pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  strength = 0.5,
  rows = 3,
): string {
  const out: string[] = [];
  const gap = 22;
  const pw = (w - gap) / 2;
  const ph = (h - gap * (rows - 1)) / rows;
  for (let c = 0; c < 2; c += 1) {
    for (let r = 0; r < rows; r += 1) {
      const left = c * (pw + gap);
      const top = r * (ph + gap);
      const pane: Point[] = [
        [left, top],
        [left + pw, top],
        [left + pw, top + ph],
        [left, top + ph],
      ];
      out.push(softShape(pane, 12, strength, '', '#fff6df'));
    }
  }
  return group(matrix(1, 0.16, -0.34, 1, x, y), out.join(''));
}

/** Blurred leaves between the window and the wall. */
export function leafShade(pen: Pen, x: number, y: number, size: number, strength = 0.1): string {
  const out: string[] = [];
  for (let i = 0; i < 13; i += 1) {
    const a = -0.5 + i * 0.2 + pen.between(-0.16, 0.16);
    const d = size * pen.between(0.25, 1);
    const cx = Math.cos(a) * d;
    const cy = Math.sin(a) * d * 0.8;
    const l = size * pen.between(0.14, 0.24);
    const w = l * 0.26;
    const turn = (a * 180) / Math.PI + pen.between(-30, 30);
    const shape: Point[] = [
      [-l, 0],
      [-l * 0.3, -w],
      [l * 0.4, -w * 0.8],
      [l, 0],
      [l * 0.4, w * 0.8],
      [-l * 0.3, w],
    ];
    for (const s of [1.12, 1, 0.86]) {
      out.push(
        `<path d="${smooth(shape, true)}" transform="translate(${cx.toFixed(0)} ${cy.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${s})"/>`,
      );
    }
  }
  return `<g transform="translate(${x} ${y})" fill="${umber}" fill-opacity="${(strength / 3).toFixed(3)}">${out.join('')}</g>`;
}

/** Warm air round a flame. */
export function glow(pen: Pen, x: number, y: number, r: number, strength = 0.6): string {
  return oval(
    x,
    y,
    r,
    r,
    radial(pen, [
      [0, '#ffdf9e', strength],
      [0.25, '#ffd28a', strength * 0.5],
      [0.6, '#ffc878', strength * 0.14],
      [1, '#ffc878', 0],
    ]),
  );
}

export function flame(pen: Pen, x: number, y: number, size = 1): string {
  const outer =
    'M0 0C-20 -8 -26 -34 -14 -60C-6 -78 -2 -92 1 -112C8 -90 20 -72 24 -48C28 -22 18 -4 0 0Z';
  const inner =
    'M0 -4C-11 -10 -13 -26 -7 -42C-3 -54 0 -62 1 -72C6 -58 12 -46 13 -32C14 -16 9 -8 0 -4Z';
  const paint = linear(
    pen,
    [
      [0, '#f0a83e', 0.75],
      [0.45, '#fbd27a', 0.96],
      [0.85, '#fff0c4'],
      [1, '#b9a98a', 0.7],
    ],
    0,
    0,
    0,
    1,
  );
  return group(
    `translate(${x} ${y}) scale(${size})`,
    `${glow(pen, 0, -50, 330, 0.5)}${glow(pen, 0, -50, 100, 0.5)}${fill('M-2.5 6L-1.5 -20L2.5 -20L2.5 6Z', '#463629')}${fill(outer, paint)}${fill(inner, '#fffbe9', 'opacity="0.9"')}`,
  );
}
