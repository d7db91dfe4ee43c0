/** Matches under glass. */

import { tone } from '../colour.ts';
import { glass } from '../palette.ts';
import { cap, lathe } from '../parts/lathe.ts';
import { glassBack, glassFront } from '../parts/materials/glass.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { roundShadow } from '../parts/shadow.ts';
import { TILT } from '../parts/view.ts';
import type { Pen, Point } from '../pen.ts';
import { group, n, oval, radial, stroke } from '../pen.ts';

/** Glass dome over matches, on a striker base. */
export function cloche(pen: Pen, tips: string): Piece {
  const dome: Point[] = [
    [2, -560],
    [60, -548],
    [132, -490],
    [160, -390],
    [164, -200],
    [164, -40],
  ];
  const base =
    lathe(pen, {
      profile: [
        [196, -44],
        [200, -30],
        [200, 0],
      ],
      colour: '#7c5740',
      gloss: 0.2,
      sharp: true,
    }) + cap(pen, 196, -44, '#7c5740', 0.2);
  const sticks: string[] = [];
  for (let i = 0; i < 34; i += 1) {
    const t = pen.between(-1, 1);
    const z = pen.between(-1, 1) * Math.sqrt(1 - t * t);
    const x = t * 92;
    const y = -60 + z * 92 * TILT;
    const tx = x * 1.24 + pen.between(-8, 8);
    const ty = y - 300 + pen.between(-14, 14);
    sticks.push(
      `${n(z + 2)}|${stroke(`M${n(x)} ${n(y)}L${n(tx)} ${n(ty)}`, tone('#d9bd8e', 0.5 - t * 0.16), 9)}${oval(tx, ty, 8, 13, tone(tips, 0.5 - t * 0.15))}${oval(tx - 2, ty - 4, 2.6, 4, tone(tips, 0.85), 'opacity="0.6"')}`,
    );
  }
  sticks.sort();
  const g = { profile: dome, colour: glass.clear, body: 0.3, closed: true };
  const knob = oval(
    0,
    -578,
    26,
    25,
    radial(
      pen,
      [
        [0, '#ffffff', 0.9],
        [0.6, '#cfd6cf', 0.6],
        [1, '#8f978f', 0.8],
      ],
      0.35,
      0.3,
      0.75,
    ),
  );
  return piece(
    roundShadow(pen, 200, 420, 0.9),
    base +
      group(
        'translate(0 0)',
        glassBack(pen, g) + sticks.map((s) => s.split('|')[1]).join('') + glassFront(pen, g),
      ) +
      knob,
  );
}
