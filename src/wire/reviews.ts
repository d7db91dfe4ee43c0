import * as z from 'zod/mini';
import type { ReviewCounts, ReviewFilter, StarCount } from '#rules/reviews/review-filter.ts';
import { imageRecord } from './image.ts';
import type { RatingRecord } from './product.ts';

export const REVIEW_LAYOUTS = ['list', 'masonry', 'slider'] as const;
export type ReviewLayout = (typeof REVIEW_LAYOUTS)[number];
export const REVIEW_PAGINGS = ['more', 'numbers'] as const;
export const REVIEW_POPUPS = ['review', 'image', 'off'] as const;
export const NAME_DISPLAYS = ['full', 'masked', 'first-initial', 'initial-last'] as const;
export const RESTRICT_RULES = ['none', 'one', 'one_verified', 'orders_count'] as const;

/** The generic calls of reviews. */
export const LOAD_MORE_ACTION = 'wcpr_ajax_load_more_reviews';
export const WIDGET_ACTION = 'woocommerce_photo_reviews_shortcode_ajax_get_reviews';
export const VOTE_ACTION = 'wcpr_helpful_button_handle';
export const CHECK_REVIEW_ACTION = 'viwcpr_restrict_number_of_reviews';
export const WRITE_REVIEW_ACTION = 'vitrine_write_review';

/** A picture or video of a review. */
export const reviewMedia = z.object({
  id: z.int(),
  kind: z.enum(['image', 'video', 'embed']),
  /** The image itself, or the poster of the video. */
  image: z.nullable(imageRecord),
  /** Of the video file, or the link to a video of another site; '' for a picture. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  caption: z.string(),
});
export type ReviewMedia = z.infer<typeof reviewMedia>;

export const reviewReply = z.object({
  id: z.int(),
  /** Plain text with line breaks. */
  text: z.string(),
  author: z.string(),
  byShop: z.boolean(),
  writtenAt: z.number(),
  /** The review or reply it answers. */
  parentId: z.int(),
});
export type ReviewReply = z.infer<typeof reviewReply>;

/** A review as a shopper reads it: no address of its writer, only what is approved. */
export const reviewRecord = z.object({
  id: z.int(),
  /** As the setting of name display shows it. */
  author: z.string(),
  /** One to five; 0 where none were given. */
  stars: z.int(),
  title: z.string(),
  /** Plain text with the writer's line breaks. */
  text: z.string(),
  /** Its writer bought the product here. */
  verified: z.boolean(),
  /** Epoch milliseconds. */
  writtenAt: z.number(),
  /** When the shop changed its words; missing where they are the writer's own. */
  editedAt: z.optional(z.number()),
  media: z.array(reviewMedia),
  votes: z.object({ up: z.int(), down: z.int() }),
  /** Oldest first; `parentId` gives the threads. */
  replies: z.array(reviewReply),
  /** The selected variation as text, such as "Sand, Large"; null where none is known. */
  variation: z.nullable(z.string()),
  /** Only where reviews of several products are listed. */
  product: z.nullable(
    z.object({ id: z.int(), name: z.string(), url: z.string(), image: z.nullable(imageRecord) }),
  ),
});
export type ReviewRecord = z.infer<typeof reviewRecord>;

/** A picture in the strip on top, and the review it belongs to. */
export type StripPhoto = ReviewMedia & { reviewId: number };

export interface ReviewLook {
  /** Id of the element that holds the list. */
  containerId: string;
  layout: ReviewLayout;
  paging: (typeof REVIEW_PAGINGS)[number];
  /** Numbered pages and filters are fetched; otherwise their links are followed. */
  byScript: boolean;
  popup: (typeof REVIEW_POPUPS)[number];
  fullScreenMobile: boolean;
  /** Characters shown before "read more"; 0 shows all. */
  cut: number;
  masonry: { columns: number; gap: number; rowUnit: number };
  slider: { columns: number; mobileColumns: number; gap: number };
  showDate: boolean;
  votes: boolean;
  filters: boolean;
  overall: boolean;
  bars: boolean;
}

export interface ReviewSection {
  /** 0 where reviews of several products are listed. */
  productId: number;
  rating: RatingRecord;
  /** How many reviews there are, with stars or without, whatever is filtered. */
  written: number;
  /** How many reviews have so many stars, whatever is filtered. */
  bars: Record<StarCount, number>;
  /** What each button would show, given the others. */
  counts: ReviewCounts;
  filter: ReviewFilter;
  reviews: ReviewRecord[];
  page: number;
  pages: number;
  /** How many reviews the filter leaves. */
  total: number;
  photos: StripPhoto[];
  look: ReviewLook;
  /** null where no review can be written here. */
  form: ReviewFormSettings | null;
}

/** The fields of the form; the same on every visit, so that pages can be cached. */
export interface ReviewFormSettings {
  productId: number;
  ratingRequired: boolean;
  allowEmptyComment: boolean;
  /** Characters; 0 for none. */
  minComment: number;
  maxComment: number;
  title: boolean;
  nameRequired: boolean;
  emailRequired: boolean;
  /** Shows the consent checkbox. */
  gdpr: boolean;
  photos: {
    on: boolean;
    required: boolean;
    maxFiles: number;
    /** Kilobytes of 1024. */
    maxFileSize: number;
    /** MIME types. */
    allowed: string[];
    captions: boolean;
  };
  /** The form is checked by the server before it is sent (RV-79). */
  serverCheck: boolean;
  /** Only buyers may write. */
  verifiedOnly: boolean;
  loginRequired: boolean;
}

/** Names of the form's inputs. */
export const REVIEW_FIELDS = {
  product: 'comment_post_ID',
  rating: 'rating',
  title: 'wcpr_review_title',
  comment: 'comment',
  author: 'author',
  email: 'email',
  gdpr: 'wcpr_gdpr_checkbox',
  /** `wcpr_image_upload[]`, the files. */
  files: 'wcpr_image_upload',
  /** `wcpr_image_caption[]`, in the order of the files. */
  captions: 'wcpr_image_caption',
  /** Ids of files that were sent before, with commas. */
  uploadIds: 'wcpr_image_upload_id',
  nonce: 'wcpr_image_upload_nonce',
  variation: 'variation_id',
  /** The key of an invitation, from the email's link. */
  invitation: 'review_key',
  /** People do not see it and leave it empty. */
  honeypot: 'review_website',
  /** Milliseconds since the form was shown, written by the browser's script. */
  age: 'review_form_age',
  /** Made once for each form shown, so that a form sent twice is one review. */
  once: 'review_once',
} as const;

/** The server's answer to a sent review. */
export type WriteReviewResponse =
  | {
      ok: true;
      id: number;
      status: 'approved' | 'held';
      /** Its URL, now or once it is published. */
      url: string;
      message: string;
    }
  | { ok: false; problems: ReviewProblem[]; message: string };

export interface ReviewProblem {
  /** A key of the messages, such as "reviews.problem.comment". */
  code: string;
  text: string;
  /** An input's name out of REVIEW_FIELDS. */
  field?: string;
  /** Of the file it is about. */
  fileName?: string;
}

export interface CheckReviewResponse {
  error: string;
  remove_upload_file: 0 | 1;
  /** Ids of the files it has taken, with commas. */
  img_id: string;
}

export interface VoteResponse {
  status: 'success' | 'error';
  up: number | '';
  down: number | '';
}

export interface LoadMoreResponse {
  html: string;
  max_page: number;
  /** Keys 1 to 5, all, verified, image; empty where no filter was clicked. */
  update_count: Record<string, number>;
}

/** Settings of the widget (`[photo_reviews]`), as `reviews_shortcode` carries them. */
export interface WidgetSettings {
  /** None named: of the whole shop. */
  products: number[];
  style: ReviewLayout;
  cols: number;
  cols_mobile: number;
  cols_gap: number;
  masonry_popup: (typeof REVIEW_POPUPS)[number];
  full_screen_mobile: 'on' | 'off';
  pagination_ajax: 'on' | 'off';
  paging: (typeof REVIEW_PAGINGS)[number];
  per_page: number;
  sort: ReviewFilter['sort'];
  filter: 'on' | 'off';
  overall: 'on' | 'off';
}
