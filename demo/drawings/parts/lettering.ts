/**
 * A thin drawn alphabet, so that no picture depends on a font being installed.
 * Letters are strokes on a box 4 wide and 6 high; a map can bend them round a jar.
 */
import type { Pen, Point } from '../pen.ts';
import { n, stroke } from '../pen.ts';

type Stroke = Point[];
const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke =>
  Array.from({ length: 11 }, (_, i) => {
    const a = ((from + ((to - from) * i) / 10) * Math.PI) / 180;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });

const glyphs: Record<string, Stroke[]> = {
  A: [
    [
      [0, 6],
      [2.2, 0],
      [4.4, 6],
    ],
    [
      [0.8, 4],
      [3.6, 4],
    ],
  ],
  B: [
    [[0, 6], [0, 0], [1.6, 0], ...arc(1.6, 1.45, 1.6, 1.45, -90, 90), [0, 2.9]],
    [[1.6, 2.9], ...arc(1.7, 4.45, 1.9, 1.55, -90, 90), [0, 6]],
  ],
  C: [arc(2.8, 3, 2.8, 3, -50, -310)],
  D: [[[0, 0], [1.4, 0], ...arc(1.4, 3, 2.9, 3, -90, 90), [0, 6], [0, 0]]],
  E: [
    [
      [3.2, 0],
      [0, 0],
      [0, 6],
      [3.2, 6],
    ],
    [
      [0, 2.9],
      [2.7, 2.9],
    ],
  ],
  F: [
    [
      [3.2, 0],
      [0, 0],
      [0, 6],
    ],
    [
      [0, 2.9],
      [2.7, 2.9],
    ],
  ],
  G: [[...arc(2.8, 3, 2.8, 3, -50, -330), [5.2, 3.4], [3.4, 3.4]]],
  H: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [4, 0],
      [4, 6],
    ],
    [
      [0, 2.9],
      [4, 2.9],
    ],
  ],
  I: [
    [
      [0, 0],
      [0, 6],
    ],
  ],
  J: [[[2.4, 0], [2.4, 4.4], ...arc(1.2, 4.5, 1.2, 1.5, 0, 160)]],
  K: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [3.6, 0],
      [0, 3.6],
    ],
    [
      [1.2, 2.5],
      [3.8, 6],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 6],
      [3.2, 6],
    ],
  ],
  M: [
    [
      [0, 6],
      [0.4, 0],
      [2.6, 4.4],
      [4.8, 0],
      [5.2, 6],
    ],
  ],
  N: [
    [
      [0, 6],
      [0, 0],
      [4, 6],
      [4, 0],
    ],
  ],
  O: [arc(3, 3, 3, 3, 0, 360)],
  P: [[[0, 6], [0, 0], [1.7, 0], ...arc(1.7, 1.6, 1.7, 1.6, -90, 90), [0, 3.2]]],
  Q: [
    arc(3, 3, 3, 3, 0, 360),
    [
      [3.6, 4.4],
      [5.4, 6.4],
    ],
  ],
  R: [
    [[0, 6], [0, 0], [1.7, 0], ...arc(1.7, 1.6, 1.7, 1.6, -90, 90), [0, 3.2]],
    [
      [1.6, 3.2],
      [3.6, 6],
    ],
  ],
  S: [[...arc(1.8, 1.5, 1.7, 1.5, -25, -270), ...arc(1.8, 4.45, 1.8, 1.55, -90, 155)]],
  T: [
    [
      [0, 0],
      [4.2, 0],
    ],
    [
      [2.1, 0],
      [2.1, 6],
    ],
  ],
  U: [[[0, 0], [0, 4], ...arc(2, 4, 2, 2, 180, 0), [4, 0]]],
  V: [
    [
      [0, 0],
      [2.1, 6],
      [4.2, 0],
    ],
  ],
  W: [
    [
      [0, 0],
      [1.5, 6],
      [3.1, 1],
      [4.7, 6],
      [6.2, 0],
    ],
  ],
  X: [
    [
      [0, 0],
      [4, 6],
    ],
    [
      [4, 0],
      [0, 6],
    ],
  ],
  Y: [
    [
      [0, 0],
      [2.1, 3],
      [4.2, 0],
    ],
    [
      [2.1, 3],
      [2.1, 6],
    ],
  ],
  Z: [
    [
      [0, 0],
      [4, 0],
      [0, 6],
      [4, 6],
    ],
  ],
  '0': [arc(1.8, 3, 1.8, 3, 0, 360)],
  '1': [
    [
      [0, 1.2],
      [1.2, 0],
      [1.2, 6],
    ],
  ],
  '2': [[...arc(1.7, 1.7, 1.7, 1.7, -165, 30), [0, 6], [3.5, 6]]],
  '3': [[...arc(1.6, 1.5, 1.5, 1.5, -150, 90), ...arc(1.6, 4.45, 1.75, 1.55, -90, 150)]],
  '4': [
    [
      [2.8, 6],
      [2.8, 0],
      [0, 4.2],
      [3.8, 4.2],
    ],
  ],
  '5': [[[3, 0], [0.5, 0], [0.2, 2.7], ...arc(1.6, 4.1, 1.8, 1.9, -120, 150)]],
  '6': [[[2.7, 0], [0.4, 3], ...arc(1.8, 4.2, 1.8, 1.8, 200, 560)]],
  '7': [
    [
      [0, 0],
      [3.6, 0],
      [1.2, 6],
    ],
  ],
  '8': [arc(1.8, 1.4, 1.4, 1.4, 90, 450), arc(1.8, 4.4, 1.8, 1.6, -90, 270)],
  '9': [[[0.9, 6], [3.2, 3], ...arc(1.8, 1.8, 1.8, 1.8, 20, -340)]],
  '&': [
    [
      [4.4, 6],
      [0.9, 1.8],
      ...arc(1.8, 1.2, 1.1, 1.2, 170, 370),
      [0.4, 3.8],
      ...arc(1.7, 4.5, 1.7, 1.5, 190, 60),
      [4.3, 3.4],
    ],
  ],
  '.': [
    [
      [0, 5.8],
      [0.1, 6],
    ],
  ],
  '-': [
    [
      [0, 3.2],
      [1.8, 3.2],
    ],
  ],
  c: [arc(1.6, 4.2, 1.6, 1.8, -50, -310)],
  m: [
    [
      [0, 2.4],
      [0, 6],
    ],
    [[0, 3.6], ...arc(1.1, 3.6, 1.1, 1.2, 180, 360), [2.2, 6]],
    [[2.2, 3.6], ...arc(3.3, 3.6, 1.1, 1.2, 180, 360), [4.4, 6]],
  ],
};

const widthOf = (letter: string): number =>
  letter === ' ' ? 2.4 : Math.max(0.4, ...(glyphs[letter] ?? []).flatMap((s) => s.map(([x]) => x)));

export interface Lettering {
  x: number;
  y: number;
  /** Cap height. */
  size: number;
  colour: string;
  weight?: number;
  /** Space between letters as a share of the cap height. */
  air?: number;
  align?: 'middle' | 'start';
  opacity?: number;
  map?: (x: number, y: number) => Point;
}

/** Draws text; x, y is the middle (or start) of the baseline. */
export function lettering(_pen: Pen, text: string, it: Lettering): string {
  const { x, y, size, colour, weight = size * 0.085, air = 0.34, align = 'middle' } = it;
  const unit = size / 6;
  const gap = air * 6;
  const widths = [...text].map((letter) => widthOf(letter) + gap);
  const total = widths.reduce((sum, w) => sum + w, -gap) * unit;
  let cursor = align === 'middle' ? x - total / 2 : x;
  const map = it.map ?? ((px: number, py: number): Point => [px, py]);
  let d = '';
  [...text].forEach((letter, i) => {
    for (const line of glyphs[letter] ?? []) {
      d += `M${line
        .map(([gx, gy]) => {
          const [px, py] = map(cursor + gx * unit, y - size + gy * unit);
          return `${n(px)} ${n(py)}`;
        })
        .join('L')}`;
    }
    cursor += (widths[i] ?? 0) * unit;
  });
  return stroke(d, colour, weight, it.opacity === undefined ? '' : `opacity="${it.opacity}"`);
}
