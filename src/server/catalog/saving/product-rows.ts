import type { Insertable } from 'kysely';
import { sanitiseHtml } from '#server/language/sanitise-html.ts';
import { encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import type { ProductTable } from '../tables.ts';
import type { ProductDraft, VariationDraft } from './product-input.ts';

type Row = Omit<Insertable<ProductTable>, 'id'>;

/** Columns a save never touches: other things count them. */
export type CountedColumns = 'total_sales' | 'rating_sum' | 'rating_count';

/** Filled in by deriving, in the same transaction. */
export const UNDERIVED = {
  price_min: null,
  price_max: null,
  regular_min: null,
  regular_max: null,
  on_sale: 0,
  sale_ends_at: null,
  stock_state: 'outofstock',
  next_change_at: null,
} as const;

export const UNCOUNTED = { total_sales: 0, rating_sum: 0, rating_count: 0 };

function sellableRow(item: ProductDraft | VariationDraft) {
  return {
    sku: item.sku,
    regular_price: item.regularPrice,
    sale_price: item.salePrice,
    sale_from: item.saleFrom,
    sale_to: item.saleTo,
    tax_class: item.taxClass,
    shipping_class: item.shippingClass,
    manage_stock: encodeFlag(item.manageStock),
    stock_quantity: item.stockQuantity,
    stock_status: item.stockStatus,
    backorders: item.backorders,
    low_stock: item.lowStock,
    min_quantity: item.minQuantity,
    max_quantity: item.maxQuantity,
    quantity_step: item.quantityStep,
    weight: item.weight,
    length: item.length,
    width: item.width,
    height: item.height,
    virtual: encodeFlag(item.virtual),
    downloadable: encodeFlag(item.downloadable),
    description: sanitiseHtml(item.description),
    menu_order: item.menuOrder,
  };
}

/** Columns that are worked out from the others. */
type DerivedColumn = keyof typeof UNDERIVED;
type RowInput = Omit<Row, CountedColumns | DerivedColumn>;

export function productRow(draft: ProductDraft, now: number): RowInput {
  return {
    ...sellableRow(draft),
    kind: draft.kind,
    parent_id: null,
    status: draft.status,
    visibility: draft.visibility,
    slug: draft.slug,
    name: draft.name,
    tax_status: draft.taxStatus,
    sold_individually: encodeFlag(draft.soldIndividually),
    featured: encodeFlag(draft.featured),
    external_url: draft.externalUrl,
    button_text: draft.buttonText,
    custom_fields: encodeJson(draft.customFields),
    short_description: sanitiseHtml(draft.shortDescription),
    image_id: null,
    published_at: draft.publishedAt ?? now,
    updated_at: now,
  };
}

export function variationRow(
  variation: VariationDraft,
  product: ProductDraft,
  productId: number,
  position: number,
  now: number,
): RowInput {
  return {
    ...sellableRow(variation),
    // The order they were given in, unless the manager set another.
    menu_order: variation.menuOrder === 0 ? position : variation.menuOrder,
    kind: 'variation',
    parent_id: productId,
    status: variation.enabled ? 'publish' : 'private',
    visibility: 'hidden',
    slug: '',
    name: product.name,
    tax_status: product.taxStatus,
    sold_individually: encodeFlag(product.soldIndividually),
    featured: 0,
    external_url: '',
    button_text: '',
    custom_fields: '{}',
    short_description: '',
    image_id: variation.image,
    published_at: product.publishedAt ?? now,
    updated_at: now,
  };
}
