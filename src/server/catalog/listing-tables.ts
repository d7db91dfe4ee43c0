/**
 * What listings read: rows derived from the catalogue, never written directly (see
 * refresh-listings).
 */
export interface ListingTables {
  /**
   * One row for each product in each scope it is listed in (0 the whole shop, else a category's id,
   * parents included), with the key of every sort, so that a page of a listing is one index range.
   */
  listing_entries: {
    scope: number;
    product_id: number;
    in_catalog: number;
    in_search: number;
    menu_order: number;
    popularity: number;
    /** Average in thousandths, then the number of reviews. */
    rating_key: number;
    published_at: number;
    price_low: number;
    price_high: number;
    stars: number;
    /** 0 out of stock, 1 in stock, 2 on back-order. */
    stock: number;
    on_sale: number;
  };
  /**
   * One row for each product with all facet values. `revision` says when it changed, so that the
   * in-memory index reads only what is new; the row outlives its product.
   */
  listing_facts: {
    product_id: number;
    revision: number;
    in_catalog: number;
    in_search: number;
    price_low: number;
    price_high: number;
    stars: number;
    stock: number;
    on_sale: number;
    /** JSON lists of ids: categories with their parents, terms, tags. */
    scopes: string;
    terms: string;
    tags: string;
  };
  /**
   * One row with the newest revision; its lock is held until the commit, so that revisions become
   * visible in order. `generation` is random and set when the row is first written: another one
   * means that these are other rows altogether.
   */
  listing_revision: { id: number; generation: number; revision: number };
}
