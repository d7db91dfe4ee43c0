import { getDecimal } from '#rules/money/decimal.ts';
import type { StoredProduct } from '#server/catalog/saving/load-drafts.ts';
import { attributeKey } from '#server/catalog/saving/variation-keys.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { DuplicatedProduct } from '#wire/wc/product.ts';
import { metaJson } from './item-json.ts';
import { priceText } from './product-codec.ts';

// The answer to a copy. WooCommerce answers this one call with its inner record of a product instead
// of the format of all others, and its clients read that.

function dateRecord(moment: number) {
  const date = new Date(moment)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '.000000');
  return { date, timezone_type: 1, timezone: '+00:00' };
}

const dateOrNull = (moment: number | null) => (moment === null ? null : dateRecord(moment));
const sizeText = (size: number | null) => (size === null ? '' : String(size));

export function duplicateJson(
  { draft, parts }: StoredProduct,
  settings: Settings,
): DuplicatedProduct {
  const { row } = parts;
  const { decimals } = toCurrency(settings);
  const price = (amount: typeof draft.regularPrice) =>
    amount === null ? '' : getDecimal(amount, decimals);
  return {
    id: draft.id,
    name: draft.name,
    slug: '',
    date_created: dateRecord(row.published_at),
    date_modified: dateRecord(row.updated_at),
    status: draft.status,
    featured: draft.featured,
    catalog_visibility: draft.visibility,
    description: draft.description,
    short_description: draft.shortDescription,
    sku: draft.sku,
    global_unique_id: draft.globalUniqueId,
    price: priceText(row.price_min, settings),
    regular_price: price(draft.regularPrice),
    sale_price: price(draft.salePrice),
    date_on_sale_from: dateOrNull(draft.saleFrom),
    date_on_sale_to: dateOrNull(draft.saleTo),
    total_sales: 0,
    tax_status: draft.taxStatus,
    tax_class: draft.taxClass,
    manage_stock: draft.manageStock,
    stock_quantity: draft.manageStock ? draft.stockQuantity : null,
    stock_status: row.stock_state,
    backorders: draft.backorders,
    low_stock_amount: draft.lowStock ?? '',
    sold_individually: draft.soldIndividually,
    weight: sizeText(draft.weight),
    length: sizeText(draft.length),
    width: sizeText(draft.width),
    height: sizeText(draft.height),
    upsell_ids: draft.upsells,
    cross_sell_ids: draft.crossSells,
    parent_id: 0,
    reviews_allowed: draft.reviewsAllowed ?? true,
    purchase_note: draft.purchaseNote,
    attributes: Object.fromEntries(
      draft.attributes.map((one) => [
        'attribute' in one ? `pa_${one.attribute}` : attributeKey(one.label),
        {},
      ]),
    ),
    default_attributes: [],
    menu_order: draft.menuOrder,
    post_password: '',
    virtual: draft.virtual,
    downloadable: draft.downloadable,
    category_ids: draft.categories,
    tag_ids: draft.tags,
    brand_ids: draft.brands,
    shipping_class_id: 0,
    downloads: draft.downloads,
    image_id: draft.gallery[0] === undefined ? '' : String(draft.gallery[0]),
    gallery_image_ids: draft.gallery.slice(1),
    download_limit: draft.downloadLimit,
    download_expiry: draft.downloadExpiry,
    rating_counts: [],
    average_rating: '0',
    review_count: 0,
    cogs_value: null,
    meta_data: metaJson(parts),
  };
}
