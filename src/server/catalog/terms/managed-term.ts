import type { Db } from '#server/platform/database/database.ts';
import type { TermDisplay } from '../tables.ts';

// Categories, tags, brands, shipping classes and terms of attributes, as a manager sees them: all of
// them, with how many products each holds. They are few, so a list is read whole and filtered here.

export interface ManagedTerm {
  id: number;
  slug: string;
  name: string;
  description: string;
  parentId: number | null;
  position: number;
  display: TermDisplay;
  imageId: number | null;
  /** Published products. */
  count: number;
}

/** What is saved of a term; the count is not. */
export type TermValues = Omit<ManagedTerm, 'id' | 'count'>;

/** What differs between the kinds of term. */
export interface Taxonomy {
  /** Of the page that lists its products; null where there is none. */
  route: 'routes.category' | 'routes.tag' | null;
  /** The whole of it, or one. */
  load(db: Db, id?: number): Promise<ManagedTerm[]>;
  /** A term without an id is new. */
  save(db: Db, id: number | undefined, values: TermValues): Promise<number>;
  remove(db: Db, id: number): Promise<void>;
  /** Ids of the terms a product has, for the filter `product`. */
  ofProduct(db: Db, productId: number): Promise<number[]>;
}

export const PLAIN_TERM: TermValues = {
  slug: '',
  name: '',
  description: '',
  parentId: null,
  position: 0,
  display: 'default',
  imageId: null,
};
