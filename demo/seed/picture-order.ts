import type { Drawing } from '#demo/drawings/drawing.ts';

/** Pictures that belong together, to be drawn and stored; drawn when their turn comes, for they are large. */
export interface PictureOrder {
  /** How the rest of the seeding asks for them. */
  name: string;
  /** What their addresses begin with. */
  slug: string;
  /** Where less than the drawing's own width will do. */
  maxWidth?: number;
  draw(): Drawing[];
}

export interface StoredPicture {
  id: number;
  /** The term it belongs to, when it shows one variation. */
  variation?: string;
}

/** Pictures by the name of their order, in the order in which they were drawn. */
export type StoredPictures = Map<string, StoredPicture[]>;
