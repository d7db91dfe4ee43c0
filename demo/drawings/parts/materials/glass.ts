/** Glass: nearly nothing in the middle, colour gathered at the edges, bright window streaks. */
import { tone } from '../../colour.ts';
import type { Pen, Point } from '../../pen.ts';
import { fill, linear, n, oval, smooth, stroke } from '../../pen.ts';
import { gleam, patch, turnedProfile } from '../lathe.ts';
import { TILT } from '../view.ts';

export interface Glass {
  profile: readonly Point[];
  colour: string;
  /** How much colour the wall holds: clear 0.2, bottle 0.8. */
  body?: number;
  /** Half-thickness of the lip. */
  lip?: number;
  closed?: boolean;
}

const QUARTER = Math.PI / 2;

/** The far wall, drawn before whatever stands inside. */
export function glassBack(pen: Pen, it: Glass): string {
  const { colour, body = 0.3 } = it;
  const shape = turnedProfile(it.profile);
  const [r, y] = shape[0] ?? [0, 0];
  const [rb, yb] = shape[shape.length - 1] ?? [0, 0];
  const d = patch(shape, -QUARTER, QUARTER);
  const paint = linear(pen, [
    [0, tone(colour, 0.3), Math.min(1, body * 0.95)],
    [0.1, tone(colour, 0.5), Math.min(1, body * 0.72)],
    [0.5, tone(colour, 0.6), body * 0.56],
    [0.88, tone(colour, 0.4), Math.min(1, body * 0.74)],
    [1, tone(colour, 0.26), Math.min(1, body)],
  ]);
  const rim = it.closed
    ? ''
    : oval(0, y, r, r * TILT, tone(colour, 0.45), `opacity="${body * 0.5}"`);
  const base = oval(
    0,
    yb,
    rb * 0.94,
    rb * TILT * 0.94,
    tone(colour, 0.3),
    `opacity="${0.2 + body * 0.2}"`,
  );
  return fill(d, paint) + rim + base;
}

/** The near wall: edges, lip, thick foot and streaks, drawn after the contents. */
export function glassFront(pen: Pen, it: Glass): string {
  const { colour, body = 0.3, lip = 5 } = it;
  const shape = turnedProfile(it.profile);
  const [r, y] = shape[0] ?? [0, 0];
  const [rb, yb] = shape[shape.length - 1] ?? [0, 0];
  const left = smooth(
    shape.filter((_, i) => i % 3 === 0 || i === shape.length - 1).map(([pr, py]) => [-pr + 2, py]),
  );
  const right = smooth(
    shape.filter((_, i) => i % 3 === 0 || i === shape.length - 1).map(([pr, py]) => [pr - 2, py]),
  );
  const edge = tone(colour, 0.2);
  const sides =
    stroke(left, edge, 4, `opacity="${0.22 + body * 0.35}"`) +
    stroke(right, edge, 5, `opacity="${0.26 + body * 0.4}"`) +
    stroke(left, '#fffaf0', 1.6, 'opacity="0.6" transform="translate(5 0)"') +
    stroke(right, '#fffaf0', 1.6, 'opacity="0.35" transform="translate(-6 0)"');
  const foot = `<path d="M${n(-rb * 0.96)} ${n(yb)}A${n(rb * 0.96)} ${n(rb * TILT * 0.96)} 0 0 0 ${n(rb * 0.96)} ${n(yb)}" fill="none" stroke="${tone(colour, 0.85)}" stroke-width="4" stroke-opacity="0.55"/><path d="M${n(-rb)} ${n(yb)}A${n(rb)} ${n(rb * TILT)} 0 0 0 ${n(rb)} ${n(yb)}" fill="none" stroke="${edge}" stroke-width="3" stroke-opacity="0.35"/>`;
  const mouthRing = it.closed
    ? ''
    : `<ellipse cx="0" cy="${n(y)}" rx="${n(r - lip / 2)}" ry="${n((r - lip / 2) * TILT)}" fill="none" stroke="${tone(colour, 0.4)}" stroke-width="${lip}" stroke-opacity="${0.3 + body * 0.4}"/><ellipse cx="0" cy="${n(y)}" rx="${n(r - lip / 2)}" ry="${n((r - lip / 2) * TILT)}" fill="none" stroke="#fffaf0" stroke-width="1.8" stroke-opacity="0.75"/>`;
  return (
    sides +
    foot +
    mouthRing +
    gleam(pen, it.profile, -1.1, -0.72, 0.62) +
    gleam(pen, it.profile, -0.6, -0.5, 0.3) +
    gleam(pen, it.profile, 0.95, 1.12, 0.34)
  );
}
