/** The room: a wall and a surface, lit from the upper left, darker towards the lower right. */
import { mix, tone } from '../colour.ts';
import type { Ground, GroundName } from '../palette.ts';
import { grounds, umber } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { box, fill, group, linear, linearAt, oval, radial, rounded } from '../pen.ts';
import { linen } from './materials/weave.ts';
import { grain, grainIn } from './materials/wood.ts';

export interface Room {
  ground: GroundName;
  width?: number;
  height?: number;
  /** Where wall and table meet. */
  horizon?: number;
  /** sweep: no edge, as in a photographer's paper; table: an edge; plank: an oak table; flat: seen from above. */
  kind?: 'sweep' | 'table' | 'plank' | 'flat' | 'wall' | 'cloth';
}

export const groundOf = (name: GroundName): Ground => grounds[name];

export function room(pen: Pen, it: Room): string {
  const { width = 1200, height = 1500, kind = 'sweep' } = it;
  const { wall, table } = grounds[it.ground];
  const horizon = it.horizon ?? height * 0.62;
  const glow = oval(
    width * 0.24,
    height * 0.16,
    width * 0.85,
    height * 0.62,
    radial(pen, [
      [0, '#fffaf0', 0.55],
      [0.5, '#fffaf0', 0.2],
      [1, '#fffaf0', 0],
    ]),
  );
  const dim = box(
    0,
    0,
    width,
    height,
    linear(
      pen,
      [
        [0, umber, 0],
        [0.55, umber, 0.02],
        [1, umber, 0.16],
      ],
      0,
      0,
      1,
      1,
    ),
  );
  if (kind === 'flat' || kind === 'wall' || kind === 'cloth') {
    const base = kind === 'wall' ? wall : mix(wall, table, 0.55);
    const cloth =
      kind === 'cloth' ? box(0, 0, width, height, linen(pen, base, 0.9, 'scale(2.2)')) : '';
    return box(0, 0, width, height, base) + cloth + glow + dim;
  }
  const back = box(
    0,
    0,
    width,
    height,
    linear(
      pen,
      [
        [0, mix(wall, '#fffaf0', 0.25)],
        [1, tone(wall, 0.47)],
      ],
      0,
      0,
      0,
      1,
    ),
  );
  if (kind === 'sweep') {
    const floor = box(
      0,
      horizon - 190,
      width,
      height - horizon + 190,
      linearAt(
        pen,
        [
          [0, table, 0],
          [0.3, table, 0.85],
          [0.42, table, 1],
          [1, tone(table, 0.54)],
        ],
        [0, horizon - 190],
        [0, height],
      ),
    );
    return back + glow + floor + dim;
  }
  const top = box(
    0,
    horizon,
    width,
    height - horizon,
    linearAt(
      pen,
      [
        [0, tone(table, 0.58)],
        [0.25, tone(table, 0.53)],
        [1, tone(table, 0.46)],
      ],
      [0, horizon],
      [0, height],
    ),
  );
  const planks =
    kind === 'plank'
      ? grainIn(pen, rounded(0, horizon, width, height - horizon, 1), {
          x: -60,
          y: horizon,
          w: width + 120,
          h: height - horizon,
          colour: table,
          lines: 34,
          strength: 0.8,
        })
      : '';
  const meet =
    box(
      0,
      horizon - 26,
      width,
      26,
      linear(
        pen,
        [
          [0, umber, 0],
          [1, umber, 0.13],
        ],
        0,
        0,
        0,
        1,
      ),
    ) + box(0, horizon, width, 3, '#fffaf0', 0, 'opacity="0.4"');
  return back + glow + top + planks + meet + dim;
}

/** A shelf seen from the front: a thick board below the things that stand on it. */
export function shelf(pen: Pen, y: number, colour: string, width = 1200, thick = 54): string {
  const under = box(
    0,
    y + thick,
    width,
    150,
    linear(
      pen,
      [
        [0, umber, 0.3],
        [0.3, umber, 0.12],
        [1, umber, 0],
      ],
      0,
      0,
      0,
      1,
    ),
  );
  const face = box(
    0,
    y,
    width,
    thick,
    linear(
      pen,
      [
        [0, tone(colour, 0.62)],
        [1, tone(colour, 0.4)],
      ],
      0,
      0,
      0,
      1,
    ),
  );
  const lines = grainIn(pen, rounded(0, y, width, thick, 1), {
    x: -40,
    y,
    w: width + 80,
    h: thick,
    colour,
    lines: 7,
  });
  return under + face + lines + box(0, y, width, 3, '#fffaf0', 0, 'opacity="0.5"');
}

/** A table standing on a floor would need legs; a table top with a front edge needs only this. */
export function tableEdge(pen: Pen, y: number, colour: string, width = 1200): string {
  const d = rounded(-20, y, width + 40, 90, 10);
  return (
    fill(
      d,
      linear(
        pen,
        [
          [0, tone(colour, 0.66)],
          [0.2, tone(colour, 0.5)],
          [1, tone(colour, 0.3)],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    group(
      '',
      grain(pen, { x: -20, y: y + 6, w: width + 40, h: 70, colour, lines: 8, strength: 0.7 }),
    )
  );
}
