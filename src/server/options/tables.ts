import type { Generated } from 'kysely';

export interface OptionTables {
  option_forms: {
    id: Generated<number>;
    title: string;
    /** Smaller comes first where a product has several. */
    priority: number;
    enabled: number;
    scope: 'all' | 'products' | 'categories';
    /** The version that shoppers fill in. */
    version: number;
    updated_at: number;
    /** Only a live one is offered; a deleted one stays for the orders that name its versions. */
    state: Generated<'live' | 'trash' | 'deleted'>;
  };
  /**
   * What a form was when something was ordered with it; never deleted, and changed only in the
   * addresses of its pictures, when one of them is replaced.
   */
  option_form_versions: {
    form_id: number;
    version: number;
    /** JSON as the manager wrote it. */
    source: string;
    /** JSON of the parsed OptionForm. */
    form: string;
    created_at: number;
  };
  option_form_targets: {
    form_id: number;
    kind: 'product' | 'category';
    target_id: number;
  };
  /** Files shoppers sent; the bytes are in the storage under `uploads/<reference>`. */
  option_uploads: {
    /** Random, so that it cannot be guessed. */
    reference: string;
    /** Whose cart they go with: `s:<session>` or `c:<customer>`. */
    owner: string;
    /** As it was called where it came from; shown, never used as a path. */
    name: string;
    mime: string;
    size: number;
    has_preview: number;
    /** 1 once it is part of a cart or an order: then it outlives its first day. */
    claimed: number;
    order_id: number | null;
    /** Since when no cart points at it any more, as the clearing up found it; null while one does. */
    orphaned_at: Generated<number | null>;
    created_at: number;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends OptionTables {}
}
