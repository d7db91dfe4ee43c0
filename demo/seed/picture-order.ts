import type { Drawing } from '#demo/drawings/drawing.ts';

/**
 * Images that belong together, to be drawn and stored; drawn one group at a time, since they are
 * large.
 */
export interface PictureOrder {
  /** How the rest of the seeding asks for them. */
  name: string;
  /** Prefix of their URLs. */
  slug: string;
  /** Where less than the drawing's own width is enough. */
  maxWidth?: number;
  draw(): Drawing[];
}

export interface StoredPicture {
  id: number;
  /** The term it belongs to, when it shows one variation. */
  variation?: string;
}

/** Images by the name of their group, in the order in which they were drawn. */
export type StoredPictures = Map<string, StoredPicture[]>;
