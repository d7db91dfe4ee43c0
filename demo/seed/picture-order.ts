import type { Drawing } from '#demo/drawings/drawing.ts';

/** One picture to be drawn and stored; drawn only when its turn comes, for drawings are large. */
export interface PictureOrder {
  /** How the rest of the seeding asks for it. */
  name: string;
  /** What its address begins with. */
  slug: string;
  draw(): Drawing;
}

export interface StoredPicture {
  id: number;
  /** The term it belongs to, when it shows one variation. */
  variation?: string;
}

/** Pictures by name, in the order they were ordered. */
export type StoredPictures = Map<string, StoredPicture[]>;
