import type { Generated, Selectable } from 'kysely';

export interface ReviewUploadTable {
  /** What `img_id` and `wcpr_image_upload_id` name. */
  id: Generated<number>;
  /** Random; the name of its files begins with it. */
  reference: string;
  /** Who sent it: `s:<session>` or `c:<customer>`. */
  owner: string;
  product_id: number;
  /** As it was called where it came from; shown to its sender, never used as a path. */
  name: string;
  kind: 'image' | 'video';
  /** What its content is, such as video/mp4. */
  mime: string;
  size: number;
  /** The re-encoded image, or the poster of a video. */
  picture_key: string;
  picture_mime: 'image/jpeg' | 'image/png';
  picture_bytes: number;
  width: number;
  height: number;
  /** Pictures that look alike have hashes that are alike; 16 hex digits. */
  hash: string;
  /** Quarter turns to the right that its sender asked for and that are done. */
  turn: number;
  /** Of a video, in milliseconds. */
  duration: number;
  /** 1 once it is part of a review: then it has a row in `media` and outlives its first day. */
  claimed: number;
  media_id: number | null;
  created_at: number;
}

export interface ReviewUploadTables {
  review_uploads: ReviewUploadTable;
}

export type ReviewUploadRow = Selectable<ReviewUploadTable>;

declare module '#server/platform/database/tables.ts' {
  interface Tables extends ReviewUploadTables {}
}
