/** A bundle belongs to the product of its own kind that is its page. */
export interface BundleTables {
  bundles: {
    product_id: number;
    enabled: number;
    /** JSON as the manager wrote it. */
    source: string;
    /** JSON of the parsed Bundle. */
    bundle: string;
    updated_at: number;
  };
  /** Which products are part of it: a change of theirs changes what it costs. */
  bundle_parts: {
    bundle_id: number;
    product_id: number;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends BundleTables {}
}
