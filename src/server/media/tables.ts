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
}

export interface MediaTables {
  media: MediaTable;
}

export type MediaRow = Selectable<MediaTable>;
export type NewMedia = Insertable<MediaTable>;

declare module '#server/platform/database/tables.ts' {
  interface Tables extends MediaTables {}
}
