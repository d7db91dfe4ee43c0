export const COMMENT_STATUSES = ['approved', 'hold', 'spam', 'trash'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** As `wp/v2/comments` answers it to whoever may edit. */
export interface Comment {
  id: number;
  post: number;
  parent: number;
  author_name: string;
  author_email: string;
  date_gmt: string;
  content: { raw?: string; rendered: string };
  status: CommentStatus;
}
