/** Wood: long wandering grain lines and a few darker growth rings over a warm base. */
import { tone } from '../../colour.ts';
import type { Pen, Point } from '../../pen.ts';
import { clipped, smooth, stroke } from '../../pen.ts';

export interface Grain {
  x: number;
  y: number;
  w: number;
  h: number;
  colour: string;
  lines?: number;
  strength?: number;
}

/** Grain running along x over the given field; clip it to the shape yourself or use grainIn. */
export function grain(pen: Pen, it: Grain): string {
  const { x, y, w, h, colour, lines = 22, strength = 1 } = it;
  const out: string[] = [];
  const knot: Point = [x + w * pen.between(0.15, 0.85), y + h * pen.between(0.2, 0.8)];
  const swell = h * pen.between(0.05, 0.11);
  for (let i = 0; i <= lines; i += 1) {
    const base = y + (h * (i + pen.between(-0.35, 0.35))) / lines;
    const lean = pen.between(-0.02, 0.02) * h;
    const points: Point[] = [];
    for (let s = 0; s <= 7; s += 1) {
      const px = x + (w * s) / 7;
      const near = Math.exp(-(((px - knot[0]) / (w * 0.2)) ** 2));
      const side = base < knot[1] ? -1 : 1;
      const away = Math.exp(-Math.abs(base - knot[1]) / (h * 0.22));
      const py =
        base + (lean * s) / 7 + side * swell * near * away + pen.between(-0.004, 0.004) * h;
      points.push([px, py]);
    }
    const dark = pen.chance() < 0.62;
    const paint = dark ? tone(colour, 0.24) : tone(colour, 0.78);
    const opacity = (dark ? pen.between(0.1, 0.34) : pen.between(0.12, 0.3)) * strength;
    const width = pen.between(0.8, 3.2) * (h / 500 + 0.5);
    out.push(stroke(smooth(points), paint, width, `opacity="${opacity.toFixed(2)}"`));
  }
  return out.join('');
}

export const grainIn = (pen: Pen, d: string, it: Grain): string => clipped(pen, d, grain(pen, it));
