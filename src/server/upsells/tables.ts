export interface UpsellTables {
  /** The upsell bar of a product. */
  upsell_offers: {
    product_id: number;
    source: 'chosen' | 'computed' | 'off';
    /** JSON list of product ids where they are chosen. */
    items: string;
  };
  /**
   * How many of a product's last orders contained the other one too; the first dozen, written by a
   * job.
   */
  bought_together: { product_id: number; other_id: number; orders: number };
  /** How far the job has read, by the orders' last change. */
  upsell_progress: { name: string; at: number };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends UpsellTables {}
}
