/**
 * Turned things: a profile spun round an upright axis, shaded as a round body under the one light.
 * Example: lathe(pen, { profile: [[100, -200], [100, 0]], colour }) is a cylinder 200 wide and 200 high.
 * The profile runs from the top down; y is negative above the table.
 */
import { tone } from '../colour.ts';
import { umber } from '../palette.ts';
import type { Pen, Point, Stop } from '../pen.ts';
import { fill, linear, linearAt, n, oval, radial } from '../pen.ts';
import { TILT } from './view.ts';

const QUARTER = Math.PI / 2;

export interface Surface {
  colour: string;
  /** 0 matt clay, 1 wet glaze. */
  gloss?: number;
  /** How dark the shaded side goes; glass and wax stay lighter. */
  depth?: number;
}
export interface Turned extends Surface {
  profile: readonly Point[];
  /** Keep corners of the profile sharp rather than rounding through them. */
  sharp?: boolean;
  /** Darkening towards the table. */
  foot?: number;
}

/** Fills in a profile between its corners so that curves look turned. */
export function turnedProfile(points: readonly Point[], steps = 6): Point[] {
  const get = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    for (let s = 0; s < steps; s += 1) {
      const t = s / steps;
      const at = (k: 0 | 1): number =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      out.push([Math.max(0, at(0)), at(1)]);
    }
  }
  out.push(get(points.length - 1));
  return out;
}

/** Light on a round body: angle goes from -90 (left edge) to 90 degrees, lean is how far it faces up. */
function lightAt(angle: number, lean: number, gloss: number, depth: number): number {
  const facing = -0.6 * Math.sin(angle) + 0.62 * Math.cos(angle);
  const lit = Math.max(0, facing * (1 - 0.45 * Math.abs(lean)) + lean * 0.5);
  const bounce = Math.max(0, Math.sin(angle) - 0.8) * 0.8;
  const rim = Math.max(0, -Math.sin(angle) - 0.9) * -1;
  const spot =
    Math.exp(-(((angle + 0.74) / 0.17) ** 2)) * gloss * 0.26 +
    Math.exp(-(((angle - 1.22) / 0.1) ** 2)) * gloss * 0.1;
  return 0.5 - depth * 0.42 + depth * 0.64 * lit + bounce + rim + spot;
}

/** The light across one ring, shared by every ring that leans the same way. */
function ringPaint(
  pen: Pen,
  colour: string,
  lean: number,
  fall: number,
  gloss: number,
  depth: number,
): string {
  const stops: Stop[] = [];
  for (let i = 0; i <= 11; i += 1) {
    const angle = -QUARTER + (Math.PI * i) / 11;
    const light = lightAt(angle, lean, gloss, depth) + fall;
    stops.push([(1 + Math.sin(angle)) / 2, tone(colour, light)]);
  }
  return linear(pen, stops);
}

/** The patch of a turned surface between two angles; the whole front is -90 to 90 degrees. */
export function patch(profile: readonly Point[], from: number, to: number): string {
  const first = profile[0] ?? [0, 0];
  const last = profile[profile.length - 1] ?? [0, 0];
  const at = ([r, y]: Point, a: number): string =>
    `${n(r * Math.sin(a))} ${n(y + TILT * r * Math.cos(a))}`;
  const down = profile.map((p) => at(p, from)).join('L');
  const up = [...profile]
    .reverse()
    .map((p) => at(p, to))
    .join('L');
  const arc = (r: number, sweep: 0 | 1, p: Point, a: number): string =>
    `A${n(r)} ${n(r * TILT)} 0 ${to - from > Math.PI + 0.01 ? 1 : 0} ${sweep} ${at(p, a)}`;
  return `M${down}${arc(last[0], 0, last, to)}L${up}${arc(first[0], 1, first, from)}Z`;
}

/** Cuts a profile into rings low enough that their edges melt into each other. */
function rings(profile: readonly Point[], height: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < profile.length - 1; i += 1) {
    const [r0, y0] = profile[i] ?? [0, 0];
    const [r1, y1] = profile[i + 1] ?? [0, 0];
    const cuts = Math.max(1, Math.round(Math.hypot(r1 - r0, y1 - y0) / height));
    for (let c = 0; c < cuts; c += 1) {
      out.push([r0 + ((r1 - r0) * c) / cuts, y0 + ((y1 - y0) * c) / cuts]);
    }
  }
  out.push(profile[profile.length - 1] ?? [0, 0]);
  // Drop points that crowd closer than a ring is high.
  const outline: Point[] = [];
  out.forEach((p, i) => {
    const last = outline[outline.length - 1];
    const far = !last || Math.hypot(p[0] - last[0], p[1] - last[1]) >= height * 0.8;
    if (far || i === out.length - 1) outline.push(p);
  });
  return outline;
}

/** The part of a profile above (or below) a height: a glaze line, a label, a filling. */
export function above(points: readonly Point[], y: number): Point[] {
  return turnedProfile(points, 10).filter((p) => p[1] <= y);
}
export function below(points: readonly Point[], y: number): Point[] {
  return turnedProfile(points, 10).filter((p) => p[1] >= y);
}

/** A body with straight sides needs one gradient for each side and one for the fall of light. */
function straightSides(pen: Pen, it: Turned): string {
  const { colour, gloss = 0.25, depth = 1, foot = 0.22, profile } = it;
  const sides: string[] = [];
  for (let i = 0; i < profile.length - 1; i += 1) {
    const [r0, y0] = profile[i] ?? [0, 0];
    const [r1, y1] = profile[i + 1] ?? [0, 0];
    const lean = (r1 - r0) / (Math.hypot(r1 - r0, y1 - y0) || 1);
    const paint = ringPaint(pen, colour, lean, 0, gloss, depth);
    if (r1 > r0 && (r1 - r0) * TILT > (y1 - y0) * 0.2)
      sides.push(oval(0, y1, r1, r1 * TILT, paint));
    sides.push(
      fill(
        patch(
          [
            [r0, y0],
            [r1, y1],
          ],
          -QUARTER,
          QUARTER,
        ),
        paint,
      ),
    );
  }
  const [rEnd, yEnd] = profile[profile.length - 1] ?? [0, 0];
  const fall = linearAt(
    pen,
    [
      [0, '#fff6e6', 0.1],
      [0.3, '#fff6e6', 0.01],
      [0.6, umber, 0],
      [0.9, umber, foot * 0.55],
      [1, umber, foot],
    ],
    [0, profile[0]?.[1] ?? 0],
    [0, yEnd + rEnd * TILT],
  );
  return sides.join('') + fill(patch(profile, -QUARTER, QUARTER), fall);
}

export function lathe(pen: Pen, it: Turned): string {
  if (it.sharp) return straightSides(pen, it);
  const { colour, gloss = 0.25, depth = 1, foot = 0.22 } = it;
  const curve = it.profile.length > 12 ? [...it.profile] : turnedProfile(it.profile);
  const top = curve[0]?.[1] ?? 0;
  const bottom = curve[curve.length - 1]?.[1] ?? 0;
  const profile = rings(curve, Math.max(4.5, (bottom - top) / 64));
  interface Ring {
    key: string;
    paint: () => string;
    points: Point[];
    half: number;
  }
  const runs: Ring[] = [];
  for (let i = 0; i < profile.length - 1; i += 1) {
    const [r0, y0] = profile[i] ?? [0, 0];
    const [r1, y1] = profile[i + 1] ?? [0, 0];
    const [ra, ya] = profile[Math.max(0, i - 2)] ?? [0, 0];
    const [rb, yb] = profile[Math.min(profile.length - 1, i + 3)] ?? [0, 0];
    const lean = Math.round(((rb - ra) / (Math.hypot(rb - ra, yb - ya) || 1)) * 40) / 40;
    const t = (y0 - top) / (bottom - top || 1);
    const shade = t < 0.3 ? 0.06 * (1 - t / 0.3) : -foot * 1.8 * Math.max(0, t - 0.55) ** 1.4;
    const fall = Math.round(shade * 80) / 80;
    // A shoulder seen from above shows its far side too.
    const rise = Math.max(0, ((r1 - r0) * TILT) / (y1 - y0 || 1));
    const half = QUARTER + Math.min(1.4, Math.asin(Math.min(1, rise)) + (rise > 0.002 ? 0.06 : 0));
    const key = `${lean} ${fall}`;
    const last = runs[runs.length - 1];
    const first = last?.points[0]?.[0] ?? 0;
    // Rings that look alike are painted as one.
    if (last && last.key === key && Math.abs(first - r1) < 0.012 * first) {
      last.points.push([r1, y1]);
      last.half = Math.max(last.half, half);
    } else {
      const paint = (): string => ringPaint(pen, colour, lean, fall, gloss, depth);
      runs.push({
        key,
        paint,
        points: [
          [r0, y0],
          [r1, y1],
        ],
        half,
      });
    }
  }
  const paints = new Map<string, string>();
  const body: string[] = [];
  // From the table up: seen from above, what is higher covers what is lower.
  for (let i = runs.length - 1; i >= 0; i -= 1) {
    const { key, paint, points, half } = runs[i] as Ring;
    const url = paints.get(key) ?? paint();
    paints.set(key, url);
    const [r0, y0] = points[0] ?? [0, 0];
    // Each ring reaches a little under the one above it, along its own slope.
    const [r1, y1] = points[1] ?? [r0, y0];
    const slope = Math.max(0, (r1 - r0) / Math.max(0.5, y1 - y0));
    const reach = slope > 0.3 ? 1.5 : 6;
    const under: Point = [Math.max(0, r0 - slope * reach), y0 - reach];
    const shape: Point[] = i > 0 ? [under, ...points] : points;
    body.push(fill(patch(shape, -half, half), url));
  }
  return body.join('');
}

/** A soft streak of window light on a glossy body, its edges feathered by laying it thrice. */
export function gleam(
  pen: Pen,
  profile: readonly Point[],
  from = -0.95,
  to = -0.62,
  strength = 0.5,
): string {
  const shape = turnedProfile(profile);
  const slice = shape.slice(1, Math.max(3, Math.round(shape.length * 0.86)));
  const top = slice[0]?.[1] ?? 0;
  const end = slice[slice.length - 1]?.[1] ?? 0;
  const each = strength * 0.22;
  const paint = linearAt(
    pen,
    [
      [0, '#fffaf0', 0],
      [0.12, '#fffaf0', each],
      [0.6, '#fffaf0', each * 0.5],
      [1, '#fffaf0', 0],
    ],
    [0, top],
    [0, end],
  );
  const step = (to - from) / 10;
  return [0, 1, 2, 3, 4, 5]
    .map((i) => fill(patch(slice, from + step * i * 0.8, to - step * i * 0.8), paint))
    .join('');
}

export interface Mouth {
  r: number;
  y: number;
  lip: number;
  colour: string;
  inside: string;
  /** What is in it, and how far below the lip it stands. */
  fills?: { colour: string; below: number };
}

/** The open top of a vessel: lip, inner wall lit on its far right side, and what it holds. */
export function mouth(pen: Pen, it: Mouth): string {
  const { r, y, lip, colour, inside, fills } = it;
  const inner = r - lip;
  const lipPaint = linearAt(
    pen,
    [
      [0, tone(colour, 0.86)],
      [0.45, tone(colour, 0.68)],
      [1, tone(colour, 0.5)],
    ],
    [-r, y - r * TILT],
    [r, y + r * TILT],
  );
  const wall = linearAt(
    pen,
    [
      [0, tone(inside, 0.12)],
      [0.4, tone(inside, 0.3)],
      [0.8, tone(inside, 0.5)],
      [1, tone(inside, 0.62)],
    ],
    [-inner, y],
    [inner, y],
  );
  const innerOval = `M${n(-inner)} ${n(y)}A${n(inner)} ${n(inner * TILT)} 0 1 1 ${n(inner)} ${n(y)}A${n(inner)} ${n(inner * TILT)} 0 1 1 ${n(-inner)} ${n(y)}Z`;
  let held = '';
  if (fills) {
    const id = pen.name();
    pen.defs.push(`<clipPath id="${id}"><path d="${innerOval}"/></clipPath>`);
    const level = radial(
      pen,
      [
        [0, tone(fills.colour, 0.62)],
        [0.7, tone(fills.colour, 0.5)],
        [1, tone(fills.colour, 0.34)],
      ],
      0.62,
      0.6,
      0.6,
    );
    held = `<g clip-path="url(#${id})">${oval(0, y + fills.below, inner * 0.985, inner * TILT * 0.985, level)}<ellipse cx="0" cy="${n(y + fills.below)}" rx="${n(inner * 0.97)}" ry="${n(inner * TILT * 0.97)}" fill="none" stroke="${tone(fills.colour, 0.75)}" stroke-width="2" stroke-opacity="0.5"/></g>`;
  }
  const edge = `<ellipse cx="0" cy="${n(y)}" rx="${n(r - lip * 0.3)}" ry="${n((r - lip * 0.3) * TILT)}" fill="none" stroke="${tone(colour, 0.95)}" stroke-width="${n(Math.max(1.5, lip * 0.16))}" stroke-opacity="0.55"/>`;
  return oval(0, y, r, r * TILT, lipPaint) + edge + fill(innerOval, wall) + held;
}

/** A closed flat top: a candle, a lid, a cork. */
export function cap(pen: Pen, r: number, y: number, colour: string, gloss = 0.2): string {
  const paint = linearAt(
    pen,
    [
      [0, tone(colour, 0.82 + gloss * 0.2)],
      [0.5, tone(colour, 0.68)],
      [1, tone(colour, 0.54)],
    ],
    [-r, y - r * TILT],
    [r, y + r * TILT],
  );
  return oval(0, y, r, r * TILT, paint);
}
