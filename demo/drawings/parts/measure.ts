/** A dimension line for the scale views: two ticks, a hairline and a figure. */
import type { Pen } from '../pen.ts';
import { n, stroke } from '../pen.ts';
import { lettering } from './lettering.ts';
import type { Piece } from './piece.ts';
import { piece } from './piece.ts';

const ink = '#5a5048';

export function across(pen: Pen, x1: number, x2: number, y: number, text: string): Piece {
  const line = stroke(
    `M${n(x1)} ${n(y - 16)}v32M${n(x2)} ${n(y - 16)}v32M${n(x1)} ${n(y)}H${n(x2)}`,
    ink,
    2.6,
    'opacity="0.75"',
  );
  return piece(
    '',
    line + lettering(pen, text, { x: (x1 + x2) / 2, y: y + 62, size: 34, colour: ink, weight: 3 }),
  );
}

export function upright(pen: Pen, x: number, y1: number, y2: number, text: string): Piece {
  const line = stroke(
    `M${n(x - 16)} ${n(y1)}h32M${n(x - 16)} ${n(y2)}h32M${n(x)} ${n(y1)}V${n(y2)}`,
    ink,
    2.6,
    'opacity="0.75"',
  );
  return piece(
    '',
    line +
      lettering(pen, text, {
        x: x + 34,
        y: (y1 + y2) / 2 + 17,
        size: 34,
        colour: ink,
        weight: 3,
        align: 'start',
      }),
  );
}
