/** The catalogue's vocabulary, shared by all parts of the code. */
export const PRODUCT_KINDS = [
  'simple',
  'variable',
  'grouped',
  'external',
  'bundle',
  'variation',
] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

export const STOCK_STATUSES = ['instock', 'outofstock', 'onbackorder'] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];

export const BACKORDERS = ['no', 'notify', 'yes'] as const;
export type Backorders = (typeof BACKORDERS)[number];

export const VISIBILITIES = ['visible', 'catalog', 'search', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const PRODUCT_STATUSES = [
  'publish',
  'draft',
  'pending',
  'private',
  /** Published once its date has come. */
  'future',
  'trash',
] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const SWATCH_KINDS = ['colour', 'dual-colour', 'image', 'label'] as const;
export type SwatchKind = (typeof SWATCH_KINDS)[number];

export const LISTING_SORTS = [
  'menu_order',
  'popularity',
  'rating',
  'date',
  'price',
  'price-desc',
] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];
