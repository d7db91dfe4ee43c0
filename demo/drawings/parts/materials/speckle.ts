/** Small irregularities: iron specks in glaze, flecks in paper and terrazzo. */
import type { Pen, Point } from '../../pen.ts';
import { n } from '../../pen.ts';
import { turnedProfile } from '../lathe.ts';
import { TILT } from '../view.ts';

const dot = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;

/** Specks on a turned body, thinner towards its edges as they turn away. */
export function specksOn(
  pen: Pen,
  profile: readonly Point[],
  colour: string,
  count = 90,
  size = 3,
): string {
  const shape = turnedProfile(profile, 8);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const [r, y] = shape[Math.floor(pen.between(0.02, 0.97) * shape.length)] ?? [0, 0];
    const angle = pen.between(-1.5, 1.5);
    const s = size * pen.between(0.25, 1) ** 2 + 0.6;
    d += dot(
      r * Math.sin(angle),
      y + r * TILT * Math.cos(angle) + pen.between(-4, 4),
      s * Math.max(0.3, Math.cos(angle)),
      s,
    );
  }
  return `<path d="${d}" fill="${colour}" fill-opacity="0.42"/>`;
}

/** Specks over a flat field. */
export function specksIn(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  count = 60,
  size = 2,
  opacity = 0.3,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const s = size * pen.between(0.2, 1) ** 2 + 0.5;
    d += dot(x + w * pen.chance(), y + h * pen.chance(), s, s);
  }
  return `<path d="${d}" fill="${colour}" fill-opacity="${opacity}"/>`;
}
