import type { BoosterKind } from '#wire/boosters.ts';

export interface BoosterTables {
  /** What single products show, and where they differ from the shop's own settings. */
  product_boosters: {
    product_id: number;
    kind: BoosterKind;
    /** JSON of the fields that differ; `{"off":true}` leaves this product out. */
    settings: string;
  };
}
