import type { BoosterKind } from '#wire/boosters.ts';

export interface BoosterTables {
  /** What single products show, and where they differ from the shop's own settings. */
  product_boosters: {
    product_id: number;
    kind: BoosterKind;
    /** JSON of the fields that differ; `{"off":true}` leaves this product out. */
    settings: string;
  };
  /** Written where several processes may share a database; a row lives an hour at most. */
  product_viewers: {
    product_id: number;
    /** A keyed hash. */
    visitor: string;
    seen_at: number;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends BoosterTables {}
}
