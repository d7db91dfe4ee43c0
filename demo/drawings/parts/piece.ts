/**
 * A piece is an object with a separate shadow, so that a scene can put every shadow on the surface
 * before any object.
 */
import { group, move } from '../pen.ts';

export interface Piece {
  shadow: string;
  body: string;
}

export const piece = (shadow: string, body: string): Piece => ({ shadow, body });

export function place(it: Piece, x: number, y: number, scale = 1, turn = 0): Piece {
  const where = move(x, y, scale, turn);
  return {
    shadow: it.shadow && group(where, it.shadow),
    body: group(where, it.body),
  };
}

/** Later pieces stand in front of earlier ones. */
export const together = (...pieces: Piece[]): Piece => ({
  shadow: pieces.map((p) => p.shadow).join(''),
  body: pieces.map((p) => p.body).join(''),
});

/** For things that lie on each other: each one's shadow falls on what was laid before it. */
export const layered = (...pieces: Piece[]): Piece => ({
  shadow: '',
  body: pieces.map((p) => p.shadow + p.body).join(''),
});

export const show = (it: Piece): string => it.shadow + it.body;
