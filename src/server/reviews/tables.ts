import type { Generated } from 'kysely';

export interface ReviewTables {
  /** Reviews and the replies to them. */
  reviews: {
    id: Generated<number>;
    product_id: number;
    variation_id: number | null;
    /** Set for a reply: the review or reply it answers. */
    parent_id: number | null;
    /** 1 to 5; null for a reply, and where the shop does not ask for stars. */
    rating: number | null;
    title: string;
    text: string;
    author: string;
    email: string;
    verified: number;
    by_shop: number;
    status: ReviewStatus;
    /** What it was before it became spam or went into the trash. */
    status_before: Generated<ReviewStatus | null>;
    votes_up: number;
    votes_down: number;
    /** How many pictures and videos it shows. */
    media_count: number;
    created_at: number;
    /** The cell it is counted in; null for what is not public and for replies. */
    cell: number | null;
    /** Votes up less votes down, by which the most helpful come first. */
    score: Generated<number>;
    /** Who was logged in. */
    customer_id: Generated<number | null>;
    /** Hash to find the same text again. */
    text_hash: Generated<string>;
    /** Of the form that was sent; the same form twice is one review. */
    once_key: Generated<string | null>;
    /** Keyed hash of the network address it came from; '' where it is not known. */
    sender: Generated<string>;
    /** 1: quoted beside the buy box before others. */
    featured: Generated<number>;
    /** When the shop changed its words; null where they are the writer's own. */
    edited_at: Generated<number | null>;
  };
  /** Pictures and videos of reviews. */
  review_files: {
    id: Generated<number>;
    review_id: number;
    position: number;
    kind: 'image' | 'video' | 'embed';
    /** The picture, or the poster of a video. */
    media_id: number | null;
    /** Of the video; '' for a picture. */
    url: string;
    /** Of a video; a picture's row knows its own. */
    width: number;
    height: number;
    caption: string;
    /** 1: a manager does not show it. */
    hidden: Generated<number>;
  };
  review_votes: {
    review_id: number;
    /** `c:<customer>` or `v:<visitor>`. */
    voter: string;
    /** 1 up, -1 down. */
    vote: number;
    at: number;
  };
  /** Reviews a coupon was given for; one for each person and product. */
  review_thanks: { review_id: number; email: string; product_id: number; at: number };
  /** One for each line of a completed order. */
  review_invitations: {
    line_id: number;
    order_id: number;
    product_id: number;
    variation_id: number | null;
    email: string;
    /** When an email asked for it, and how often. */
    asked_at: number | null;
    asked: number;
    /** Once a review was written by it, the link opens nothing any more. */
    review_id: number | null;
    created_at: number;
  };
}

export type ReviewStatus = 'approved' | 'held' | 'spam' | 'trash';

declare module '#server/platform/database/tables.ts' {
  interface Tables extends ReviewTables {}
}
