import type { Generated, Insertable, Selectable } from 'kysely';

export interface MediaTable {
  id: Generated<number>;
  /** `<slug>-<10 hex of the content>`: a changed picture has a new address. */
  key: string;
  slug: string;
  width: number;
  height: number;
  mime: string;
  bytes: number;
  alt: Generated<string>;
  caption: Generated<string>;
  title: Generated<string>;
  created_at: number;
  /** The point that crops keep visible, in percent of width and height. */
  focus_x: Generated<number>;
  focus_y: Generated<number>;
}

/** What a picture was before it was replaced or cropped; its files stay, for emails and orders. */
export interface MediaVersionTable {
  id: Generated<number>;
  media_id: number;
  key: string;
  width: number;
  height: number;
  mime: string;
  bytes: number;
  focus_x: number;
  focus_y: number;
  replaced_at: number;
}

export interface MediaTables {
  media: MediaTable;
  media_tags: { media_id: number; tag: string };
  media_versions: MediaVersionTable;
}

export type MediaRow = Selectable<MediaTable>;
export type MediaVersionRow = Selectable<MediaVersionTable>;
export type NewMedia = Insertable<MediaTable>;

declare module '#server/platform/database/tables.ts' {
  interface Tables extends MediaTables {}
}
