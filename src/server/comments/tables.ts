import type { Generated } from 'kysely';

export type CommentStatus = 'approved' | 'held' | 'spam' | 'trash';

/** What readers say to the journal's posts. */
export interface CommentTables {
  comments: {
    id: Generated<number>;
    document_id: number;
    parent_id: number | null;
    author: string;
    /** Lower case, never shown; '' for staff. */
    email: string;
    /** Plain text. */
    text: string;
    status: CommentStatus;
    /** What it was before it became spam or went into the trash. */
    status_before: Generated<CommentStatus | null>;
    by_shop: number;
    created_at: number;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends CommentTables {}
}
