/** Hanging cloth: folds as soft light and dark strips that widen towards the hem. */
import { tone } from '../colour.ts';
import { umber } from '../palette.ts';
import type { Pen, Point, Stop } from '../pen.ts';
import { clipped, fill, linear, linearAt, n, smooth, stroke } from '../pen.ts';

export interface Drape {
  /** Top left corner and size; the hem may be wider or narrower than the top. */
  x: number;
  y: number;
  w: number;
  h: number;
  colour: string;
  folds?: number;
  flare?: number;
  /** How far folds drop and rise along the hem. */
  wave?: number;
  /** Overlay paint such as a weave. */
  weave?: string;
  hem?: boolean;
  depth?: number;
}

export interface Hung {
  svg: string;
  outline: string;
  hem: Point[];
}

export function drape(pen: Pen, it: Drape): Hung {
  const { x, y, w, h, colour, folds = 7, flare = 0.08, wave = 14, depth = 1 } = it;
  const cuts: number[] = [0];
  for (let i = 1; i < folds; i += 1) cuts.push((i + pen.between(-0.22, 0.22)) / folds);
  cuts.push(1);
  const top = (t: number): number => x + w * t;
  const bottom = (t: number): number => x + w * (t + (t - 0.5) * flare * 2);
  const hem: Point[] = [];
  cuts.forEach((t, i) => {
    const next = cuts[i + 1];
    hem.push([bottom(t), y + h - wave * 0.5]);
    if (next !== undefined) hem.push([bottom((t + next) / 2), y + h + wave * pen.between(0.4, 1)]);
  });
  const hemBack = smooth([...hem].reverse()).replace('M', 'L');
  const outline = `M${n(top(0))} ${n(y)}L${n(top(1))} ${n(y)}${hemBack}Z`;
  const strips: string[] = [];
  for (let i = 0; i < folds; i += 1) {
    const a = cuts[i] ?? 0;
    const b = cuts[i + 1] ?? 1;
    const strength = pen.between(0.65, 1) * depth;
    const stops: Stop[] = [
      [0, tone(colour, 0.5 - 0.22 * strength)],
      [0.18, tone(colour, 0.5)],
      [0.36, tone(colour, 0.5 + 0.24 * strength)],
      [0.62, tone(colour, 0.5)],
      [0.88, tone(colour, 0.5 - 0.2 * strength)],
      [1, tone(colour, 0.5 - 0.26 * strength)],
    ];
    const d = `M${n(top(a) - 1)} ${n(y)}L${n(top(b) + 1)} ${n(y)}L${n(bottom(b) + 1)} ${n(y + h + wave * 2)}L${n(bottom(a) - 1)} ${n(y + h + wave * 2)}Z`;
    strips.push(fill(d, linear(pen, stops)));
  }
  const light = linearAt(
    pen,
    [
      [0, '#fff6e6', 0.2],
      [0.4, '#fff6e6', 0],
      [0.7, umber, 0.02],
      [1, umber, 0.2],
    ],
    [x, y],
    [x + w * 0.5, y + h],
  );
  const hemLine = it.hem
    ? stroke(
        smooth(hem.map(([px, py]) => [px, py - 26])),
        tone(colour, 0.25),
        2,
        'opacity="0.55" stroke-dasharray="9 5"',
      )
    : '';
  const svg = clipped(
    pen,
    outline,
    strips.join('') +
      (it.weave ? fill(outline, it.weave, 'opacity="0.7"') : '') +
      fill(outline, light) +
      hemLine,
  );
  return { svg, outline, hem };
}
