import type { Drawing } from '#demo/drawings/read-drawings.ts';

/**
 * Images that belong together, to be read and stored; read one group at a time, since they are
 * large.
 */
export interface ImageOrder {
  /** How the rest of the seeding asks for them. */
  name: string;
  /** Prefix of their URLs. */
  slug: string;
  /** Where less than the drawing's own width is enough. */
  maxWidth?: number;
  read(): Drawing[];
}

export interface StoredImage {
  id: number;
  /** The term it belongs to, when it shows one variation. */
  variation?: string;
}

/** Images by the name of their group, in the order of their files. */
export type StoredImages = Map<string, StoredImage[]>;
