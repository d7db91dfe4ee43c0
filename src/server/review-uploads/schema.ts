import {
  type DomainSchema,
  flag,
  id,
  integer,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { ReviewUploadTables } from './tables.ts';

export const reviewUploadSchema: DomainSchema<ReviewUploadTables> = {
  tables: {
    review_uploads: {
      columns: {
        id,
        reference: text.unique(),
        owner: text,
        product_id: integer,
        name: text,
        kind: text,
        mime: text,
        size: integer,
        picture_key: text,
        picture_mime: text,
        picture_bytes: integer,
        width: integer,
        height: integer,
        hash: text,
        turn: integer.default(0),
        duration: integer.default(0),
        claimed: flag.default(0),
        media_id: integer.nullable(),
        created_at: time,
      },
      indexes: {
        review_uploads_owner: ['owner', 'claimed'],
        review_uploads_age: ['claimed', 'created_at'],
        review_uploads_hash: ['hash', 'claimed'],
      },
    },
  },
};
