import type { Generated } from 'kysely';

/** Reviews with their pictures and the shop's replies; the product row carries the aggregates. */
export interface ReviewTables {
  reviews: {
    id: Generated<number>;
    product_id: number;
    variation_id: number | null;
    /** Set for a reply: the review or reply it answers. */
    parent_id: number | null;
    /** 1 to 5; null for a reply. */
    rating: number | null;
    title: string;
    text: string;
    author: string;
    email: string;
    verified: number;
    by_shop: number;
    status: 'approved' | 'held' | 'spam';
    votes_up: number;
    votes_down: number;
    /** How many pictures and videos it has, kept so that "with picture" is a plain filter. */
    media_count: number;
    created_at: number;
  };
  review_media: {
    review_id: number;
    media_id: number;
    position: number;
    caption: string;
  };
}
