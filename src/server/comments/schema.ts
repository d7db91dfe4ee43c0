import {
  type DomainSchema,
  flag,
  id,
  integer,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { CommentTables } from './tables.ts';

export const commentSchema: DomainSchema<CommentTables> = {
  tables: {
    comments: {
      columns: {
        id,
        document_id: integer.ownedBy('documents.id'),
        parent_id: integer.nullable(),
        author: text,
        email: text,
        text,
        status: text,
        by_shop: flag.default(0),
        created_at: time,
        status_before: text.nullable(),
      },
      indexes: {
        comments_document: ['document_id', 'status', 'created_at'],
        comments_email: ['email', 'status'],
      },
    },
  },
};
