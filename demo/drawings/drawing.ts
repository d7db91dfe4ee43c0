/** What a finished picture is, and the frame that makes one. */
import type { GroundName } from './palette.ts';
import { grounds } from './palette.ts';
import type { Room } from './parts/ground.ts';
import { room } from './parts/ground.ts';
import type { Piece } from './parts/piece.ts';
import { show } from './parts/piece.ts';
import type { Pen } from './pen.ts';
import { group, makePen, n } from './pen.ts';

export type View = 'front' | 'detail' | 'in-use' | 'scale' | 'side' | 'open';

export interface Drawing {
  view: View;
  /** The term this picture belongs to, such as a colour or a cover. */
  variation?: string;
  width: number;
  height: number;
  /** What is seen, for people who do not see it. */
  alt: string;
  /** The main colour of the ground, shown until the picture arrives. */
  ground: string;
  svg: string;
}

/** The recipe of one picture; drawn only when asked for. */
export interface Sketch {
  view: View;
  variation?: string;
  alt: string;
  ground: GroundName;
  draw(pen: Pen): string;
  /** What stands in the picture and in what kind of room, for drawing it elsewhere. */
  things?: Things;
  kind?: RoomKind;
}

export const WIDTH = 1200;
export const HEIGHT = 1500;

export function sheet(pen: Pen, width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${pen.defs.join('')}</defs>${body}</svg>`;
}

export function render(
  seed: string,
  sketch: Sketch,
  width: number = WIDTH,
  height: number = HEIGHT,
): Drawing {
  const pen = makePen(seed);
  const body = sketch.draw(pen);
  const drawing: Drawing = {
    view: sketch.view,
    width,
    height,
    alt: sketch.alt,
    ground: grounds[sketch.ground].wall,
    svg: sheet(pen, width, height, body),
  };
  return sketch.variation === undefined ? drawing : { ...drawing, variation: sketch.variation };
}

export type Things = (pen: Pen) => Piece;
type RoomKind = Omit<Room, 'ground'>;

/** Things in a room. What the scene adds behind them (light, a shelf) comes as the last argument. */
export function scene(
  view: View,
  alt: string,
  ground: GroundName,
  things: Things,
  kind: RoomKind = {},
  behind?: (pen: Pen) => string,
): Sketch {
  return {
    view,
    alt,
    ground,
    things,
    kind,
    draw: (pen) =>
      room(pen, { ground, ...kind }) +
      (behind ? behind(pen) : '') +
      framed(view, kind, show(things(pen))),
  };
}

/** Fronts on the plain sweep come a step nearer, so that the thing fills its frame. */
function framed(view: View, kind: RoomKind, body: string): string {
  if (view !== 'front' || (kind.kind ?? 'sweep') !== 'sweep' || kind.horizon !== undefined)
    return body;
  return group('translate(600 960) scale(1.1) translate(-600 -1030)', body);
}

/** The same things seen from nearer: the point x, y comes to the middle of the frame. */
export function closeUp(
  alt: string,
  ground: GroundName,
  things: Things,
  x: number,
  y: number,
  zoom: number,
  kind: RoomKind = {},
): Sketch {
  return {
    view: 'detail',
    alt,
    ground,
    draw: (pen) => {
      const horizon = kind.horizon ?? HEIGHT * 0.62;
      const seen = Math.max(-400, Math.min(HEIGHT + 400, (horizon - y) * zoom + HEIGHT / 2));
      const where = `translate(${n(WIDTH / 2 - x * zoom)} ${n(HEIGHT / 2 - y * zoom)}) scale(${n(zoom)})`;
      return room(pen, { ground, ...kind, horizon: seen }) + group(where, show(things(pen)));
    },
  };
}

export const variant = (sketch: Sketch, variation: string): Sketch => ({ ...sketch, variation });
