/** Leaves, sprigs and flowers: each leaf has a lit half and a shaded half about its midrib. */
import { tone } from '../colour.ts';
import type { Pen, Point } from '../pen.ts';
import { fill, group, move, n, oval, smooth, stroke } from '../pen.ts';

/** One leaf from its stalk at 0,0 pointing up. */
export function leafShape(length: number, width: number, colour: string, light = 0.5): string {
  const l = length;
  const w = width / 2;
  const left = `M0 0C${n(-w * 1.1)} ${n(-l * 0.22)} ${n(-w * 1.25)} ${n(-l * 0.66)} 0 ${n(-l)}Z`;
  const right = `M0 0C${n(w * 1.1)} ${n(-l * 0.22)} ${n(w * 1.25)} ${n(-l * 0.66)} 0 ${n(-l)}Z`;
  return (
    fill(left, tone(colour, light + 0.12)) +
    fill(right, tone(colour, light - 0.1)) +
    stroke(
      `M0 0L0 ${n(-l * 0.94)}`,
      tone(colour, light + 0.26),
      Math.max(0.8, w * 0.09),
      'opacity="0.7"',
    )
  );
}

export interface Sprig {
  length: number;
  colour: string;
  pairs?: number;
  leaf?: number;
  width?: number;
  /** Sideways sweep of the tip. */
  bend?: number;
  stem?: string;
  berries?: string;
}

/** A sprig from 0,0 upward. */
export function sprig(pen: Pen, it: Sprig): string {
  const { length, colour, pairs = 7, bend = 40, leaf = length * 0.22, width = leaf * 0.34 } = it;
  const at = (t: number): Point => [bend * t * t, -length * t];
  const line = smooth([at(0), at(0.25), at(0.5), at(0.75), at(1)]);
  const back: string[] = [];
  const front: string[] = [];
  for (let i = 0; i < pairs; i += 1) {
    const t = 0.16 + (0.8 * i) / Math.max(1, pairs - 1);
    const [x, y] = at(t);
    const slope = (Math.atan2(2 * bend * t, length) * 180) / Math.PI;
    const size = 1 - 0.45 * Math.abs(t - 0.42);
    for (const side of [-1, 1]) {
      const turn = slope + side * pen.between(38, 62);
      const l = leaf * size * pen.between(0.85, 1.12);
      const light = 0.5 - side * 0.1 + pen.between(-0.08, 0.08);
      const it2 = group(
        move(x, y + side * leaf * 0.08, 1, turn),
        leafShape(l, width * size, colour, light),
      );
      (pen.chance() < 0.4 ? back : front).push(it2);
    }
    if (it.berries && pen.chance() < 0.6) {
      const bx = x + pen.between(-1, 1) * leaf * 0.3;
      const by = y + pen.between(0, 1) * leaf * 0.3;
      const r = leaf * 0.1;
      front.push(
        oval(bx, by, r, r * 1.15, tone(it.berries, 0.4)),
        oval(
          bx - r * 0.3,
          by - r * 0.35,
          r * 0.35,
          r * 0.35,
          tone(it.berries, 0.85),
          'opacity="0.7"',
        ),
      );
    }
  }
  const [tx, ty] = at(1);
  const tip = group(
    move(tx, ty + 4, 1, (Math.atan2(2 * bend, length) * 180) / Math.PI),
    leafShape(leaf * 0.8, width * 0.9, colour, 0.55),
  );
  const stem = stroke(line, it.stem ?? tone(colour, 0.32), Math.max(2, length * 0.011));
  return back.join('') + stem + front.join('') + tip;
}

/** A daisy-like or ranunculus-like head seen a little from the side. */
export function bloom(
  pen: Pen,
  r: number,
  colour: string,
  centre = '#b98a3c',
  petals = 11,
): string {
  const out: string[] = [];
  for (const ring of [1, 0.7]) {
    for (let i = 0; i < petals; i += 1) {
      const turn = (360 * i) / petals + ring * 17 + pen.between(-6, 6);
      const lit = 0.58 - 0.22 * Math.sin(((turn + 45) * Math.PI) / 180) * (ring === 1 ? 1 : 0.6);
      out.push(group(`rotate(${n(turn)})`, leafShape(r * ring, r * 0.52 * ring, colour, lit)));
    }
  }
  return `${out.join('')}${oval(0, 0, r * 0.24, r * 0.22, tone(centre, 0.42))}${oval(-r * 0.05, -r * 0.05, r * 0.14, r * 0.12, tone(centre, 0.7))}`;
}

/** A stalk with a bloom on top, from 0,0 upward. */
export function flower(
  pen: Pen,
  length: number,
  r: number,
  colour: string,
  green: string,
  bend = 20,
): string {
  const line = smooth([
    [0, 0],
    [bend * 0.3, -length * 0.5],
    [bend, -length],
  ]);
  return (
    stroke(line, tone(green, 0.42), Math.max(3, length * 0.014)) +
    group(
      move(bend * 0.16, -length * 0.34, 1, 46),
      leafShape(length * 0.2, length * 0.06, green, 0.5),
    ) +
    group(
      move(bend * 0.36, -length * 0.56, 1, -50),
      leafShape(length * 0.17, length * 0.05, green, 0.6),
    ) +
    group(move(bend, -length, 1, bend * 0.3), bloom(pen, r, colour))
  );
}

/** Dry grass or wheat, from 0,0 upward. */
export function grass(pen: Pen, length: number, colour: string, bend = 30): string {
  const out = [
    stroke(
      smooth([
        [0, 0],
        [bend * 0.25, -length * 0.5],
        [bend, -length],
      ]),
      tone(colour, 0.44),
      3.2,
    ),
  ];
  for (let i = 0; i < 9; i += 1) {
    const t = 0.72 + i * 0.033;
    const side = i % 2 ? 1 : -1;
    out.push(
      group(
        move(bend * t * t, -length * t, 1, side * pen.between(14, 26) + bend * 0.4),
        leafShape(length * 0.085, length * 0.024, colour, 0.5 - side * 0.08),
      ),
    );
  }
  return out.join('');
}
