import type { Db } from '#server/platform/database/database.ts';

export interface ReviewInput {
  productId: number;
  variationId?: number | null;
  /** The review or reply it answers. */
  parentId?: number | null;
  /** 1 to 5; null for a reply. */
  rating: number | null;
  title?: string;
  text: string;
  author: string;
  email?: string;
  verified?: boolean;
  byShop?: boolean;
  status?: 'approved' | 'held' | 'spam';
  votesUp?: number;
  votesDown?: number;
  media?: { mediaId: number; caption?: string }[];
  createdAt: number;
}

/** Writes reviews and moves the rating of their products in the same transaction; returns their ids. */
export async function saveReviews(_db: Db, _inputs: readonly ReviewInput[]): Promise<number[]> {
  throw new Error('not built yet');
}

export async function saveReview(db: Db, input: ReviewInput): Promise<number> {
  const [id] = await saveReviews(db, [input]);
  if (id === undefined) throw new Error('a review without an id');
  return id;
}
