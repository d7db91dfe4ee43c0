/** The room: a wall and a surface, lit from the upper left, darker towards the lower right. */
import { mix, tone } from '../colour.ts';
import type { Ground, GroundName } from '../palette.ts';
import { grounds, umber } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { box, linear, linearAt, rounded } from '../pen.ts';
import { linen } from './materials/weave.ts';
import { grainIn } from './materials/wood.ts';

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
  const { wall } = grounds[it.ground];
  const bare = grounds[it.ground].table;
  const table =
    kind === 'plank' && it.ground !== 'walnut' && it.ground !== 'oak'
      ? mix(bare, '#c09a6e', 0.8)
      : bare;
  const horizon = it.horizon ?? height * 0.62;
  // One slanting gradient carries the room from light to dusk; every pass over the frame costs time.
  const lit = (colour: string): string =>
    linear(
      pen,
      [
        [0, mix(colour, '#fffaf0', 0.55)],
        [0.32, mix(colour, '#fffaf0', 0.26)],
        [0.62, colour],
        [1, tone(colour, 0.41)],
      ],
      0,
      0,
      0.8,
      1,
    );
  if (kind === 'flat' || kind === 'wall' || kind === 'cloth') {
    const base = kind === 'wall' ? wall : mix(wall, table, 0.55);
    const cloth =
      kind === 'cloth' ? box(0, 0, width, height, linen(pen, base, 0.9, 'scale(2.2)')) : '';
    return box(0, 0, width, height, lit(base)) + cloth;
  }
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
          [0.3, table, 0.62],
          [0.5, table, 0.66],
          [1, tone(table, 0.47), 0.7],
        ],
        [0, horizon - 190],
        [0, height],
      ),
    );
    return box(0, 0, width, height, lit(wall)) + floor;
  }
  const back = box(0, 0, width, horizon, lit(wall));
  const top = box(
    0,
    horizon,
    width,
    height - horizon,
    linearAt(
      pen,
      [
        [0, tone(table, 0.6)],
        [0.4, tone(table, 0.51)],
        [1, tone(table, 0.39)],
      ],
      [width * 0.2, horizon],
      [width, height],
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
  return back + top + planks + meet;
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
