import { type DomainSchema, id, integer, text, time } from '#server/platform/database/schema.ts';
import type { MediaTables } from './tables.ts';

export const mediaSchema: DomainSchema<MediaTables> = {
  tables: {
    media: {
      columns: {
        id,
        key: text.unique(),
        slug: text,
        width: integer,
        height: integer,
        mime: text,
        bytes: integer,
        alt: text.default(''),
        caption: text.default(''),
        title: text.default(''),
        created_at: time,
        focus_x: integer.default(50),
        focus_y: integer.default(50),
      },
      indexes: {
        media_slug: ['slug'],
      },
    },
    media_tags: {
      columns: {
        media_id: integer.ownedBy('media.id'),
        tag: text,
      },
      key: ['media_tags_once', ['media_id', 'tag']],
      indexes: {
        media_tags_tag: ['tag'],
      },
    },
    media_versions: {
      columns: {
        id,
        media_id: integer.ownedBy('media.id'),
        key: text,
        width: integer,
        height: integer,
        mime: text,
        bytes: integer,
        focus_x: integer,
        focus_y: integer,
        replaced_at: time,
      },
      indexes: {
        media_versions_media: ['media_id'],
        media_versions_key: ['key'],
      },
    },
  },
};
