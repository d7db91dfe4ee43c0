import { toSlug } from '#rules/catalog/free-name.ts';
import { readReturnable } from '#rules/catalog/returnable.ts';
import type { AttributePart, NamedTerm } from '#server/catalog/reading/product-parts.ts';
import { getDefaults, getExtras, typedName } from '#server/catalog/saving/load-drafts.ts';
import type { ManagedProduct } from '#server/catalog/saving/managed-product.ts';
import { address } from '#server/settings/routes.ts';
import type { Product } from '#wire/wc/product.ts';
import { priceHtml } from '../../store/price-html.ts';
import { productPrice } from '../../store/product-price.ts';
import {
  contentJson,
  costJson,
  datesJson,
  downloadsJson,
  imageJson,
  type JsonDetails,
  metaJson,
  stockJson,
} from './item-json.ts';
import {
  currentPrice,
  dimensionCodec,
  limitCodec,
  productCodec,
  rowPrices,
  sellableCodec,
} from './product-codec.ts';

export interface ProductJsonDetails extends JsonDetails {
  related: ReadonlyMap<number, readonly number[]>;
  /** Parts of bundles, by bundle. */
  bundleParts: ReadonlyMap<number, readonly number[]>;
  /** In percent. */
  margins: ReadonlyMap<number, number>;
}

/** A bundle is the nearest thing that WooCommerce knows: a grouped product of its parts. */
function typeName(kind: ManagedProduct['row']['kind']): Product['type'] {
  if (kind === 'variation') throw new Error('a variation is listed with its product');
  return kind === 'bundle' ? 'grouped' : kind;
}

function attributesJson(attributes: readonly AttributePart[]) {
  return attributes.map(({ id, label, name, visible, forVariations, terms }, position) => ({
    id: id ?? 0,
    name: label,
    slug: id === null ? label : name,
    position,
    visible,
    variation: forVariations,
    options: terms.map((term) => term.name),
  }));
}

function termJson({ id, name, slug }: NamedTerm) {
  return { id, name, slug };
}

function videosJson({ images }: ManagedProduct) {
  return images
    .filter(({ video }) => video !== '')
    .map(({ id, video }) => ({ image_id: id, url: video }));
}

function imageTextsJson({ images }: ManagedProduct) {
  return images.flatMap(({ id, product_alt: alt, product_caption: caption }) =>
    alt || caption ? [{ image_id: id, alt, caption }] : [],
  );
}

function defaultsJson({ attributes, extras }: ManagedProduct) {
  const chosen = getDefaults(extras);
  return attributes.flatMap((attribute) => {
    const option = chosen[typedName(attribute)];
    if (option === undefined || option === '') return [];
    return [{ id: attribute.id ?? 0, name: attribute.label, option }];
  });
}

/** A product in the format of WooCommerce's API. */
export function productJson(parts: ManagedProduct, details: ProductJsonDetails): Product {
  const { row, extras } = parts;
  const { settings, now, origin, shippingClasses } = details;
  const price = productPrice(row, now);
  const prices = rowPrices(row, getExtras(extras).writtenPrices, settings);
  // A bundle may have a price of its own beside those of its items.
  const ofParts = row.kind === 'variable' || row.kind === 'grouped';
  const linked = (kind: ManagedProduct['links'][number]['kind']) =>
    parts.links.filter((link) => link.kind === kind).map((link) => link.target_id);
  const rated = row.rating_count;
  const shippable = row.virtual !== 1;
  const permalink = `${origin}${address(settings, 'routes.product', { slug: row.slug })}`;
  return {
    id: row.id,
    permalink,
    ...datesJson(row, settings),
    ...productCodec.toResponse(row, settings),
    ...sellableCodec.toResponse(row, settings),
    ...prices,
    ...(ofParts && { regular_price: '', sale_price: '' }),
    type: typeName(row.kind),
    price: currentPrice(price, row, prices, settings),
    on_sale: price?.onSale ?? false,
    purchasable:
      price !== null &&
      row.status === 'publish' &&
      row.kind !== 'external' &&
      row.kind !== 'grouped',
    total_sales: row.total_sales,
    ...downloadsJson(parts),
    ...stockJson(row, null, settings),
    dimensions: dimensionCodec.toResponse(row, settings),
    shipping_required: shippable,
    shipping_taxable: shippable && row.tax_status !== 'none',
    shipping_class_id: shippingClasses.get(row.shipping_class) ?? 0,
    reviews_allowed: !parts.reviewsClosed,
    average_rating: rated > 0 ? (row.rating_sum / rated).toFixed(2) : '0.00',
    rating_count: rated,
    upsell_ids: linked('upsell'),
    cross_sell_ids: linked('cross_sell'),
    parent_id: row.parent_id ?? extras?.parent_product ?? 0,
    purchase_note: extras?.purchase_note ?? '',
    categories: parts.categories.map(termJson),
    brands: parts.brands.map(termJson),
    tags: parts.tags.map(termJson),
    images: parts.images.map((image) => imageJson(image, details)),
    attributes: attributesJson(parts.attributes),
    default_attributes: defaultsJson(parts),
    variations: parts.variationIds,
    grouped_products: details.bundleParts.get(row.id) ?? linked('member'),
    price_html: priceHtml(price, settings),
    related_ids: details.related.get(row.id) ?? [],
    meta_data: metaJson(parts),
    has_options: row.kind === 'variable' || row.kind === 'bundle',
    post_password: '',
    global_unique_id: getExtras(extras).globalUniqueId,
    extensions: {
      vitrine: {
        type: row.kind,
        ...limitCodec.toResponse(row, settings),
        ...costJson(parts, settings),
        ...contentJson(parts),
        returnable: readReturnable(extras?.returnable ?? 'yes'),
        margin: details.margins.get(row.id) ?? null,
        seo_title: extras?.seo_title ?? '',
        seo_description: extras?.seo_description ?? '',
        videos: videosJson(parts),
        image_texts: imageTextsJson(parts),
      },
    },
  };
}
/** What is added for whoever edits it. */
export function editingJson({ row }: ManagedProduct, { settings, origin }: JsonDetails) {
  return {
    permalink_template: `${origin}${address(settings, 'routes.product', { slug: '' })}%pagename%`,
    generated_slug: toSlug(row.name),
  };
}
