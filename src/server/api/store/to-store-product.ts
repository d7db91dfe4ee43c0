import { readReturnable } from '#rules/catalog/returnable.ts';
import type { AttributePart } from '#server/catalog/reading/product-parts.ts';
import type { StoreProductParts } from '#server/catalog/store/load-store-products.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';
import type { StoreBoosters } from '#wire/store/boosters.ts';
import type { StoreBundle } from '#wire/store/bundle.ts';
import type { StoreProduct } from '#wire/store/product.ts';
import { addToCart } from './add-to-cart.ts';
import { priceHtml } from './price-html.ts';
import { productPrice, toStorePrices } from './product-price.ts';
import { availability, productLimits, productStock } from './product-stock.ts';
import { sizeRecord } from './size-record.ts';
import type { StoreOptionForms } from './store-option-forms.ts';
import { storeUnitPrice } from './store-unit-price.ts';
import { toStoreImage } from './to-store-image.ts';

/** "Colour: Sand, Size: Large"; an attribute that accepts any value is left out. */
function variationText(parts: StoreProductParts): string {
  return chosen(parts)
    .map(({ attribute, value }) => `${attribute.label}: ${getName(attribute, value)}`)
    .join(', ');
}

function chosen({ attributes, values }: StoreProductParts) {
  return attributes
    .filter((attribute) => attribute.forVariations)
    .map((attribute) => ({ attribute, value: values.get(attribute.name) ?? '' }))
    .filter(({ value }) => value !== '');
}

function getName(attribute: AttributePart, value: string): string {
  return attribute.terms.find((term) => term.slug === value)?.name ?? value;
}

function getPermalink(parts: StoreProductParts, settings: Settings, origin: string): string {
  const { product, parent } = parts;
  const page = `${origin}${address(settings, 'routes.product', { slug: (parent ?? product).slug })}`;
  if (parent === null) return page;
  const query = new URLSearchParams();
  for (const { attribute, value } of chosen(parts)) {
    query.append(`attribute_${attribute.name}`, value);
  }
  return query.size > 0 ? `${page}?${query}` : page;
}

function toSlug(parts: StoreProductParts): string {
  if (parts.parent === null) return parts.product.slug;
  const values = chosen(parts).map(({ value }) => value.toLowerCase().replace(/\s+/g, '-'));
  return [parts.parent.slug, ...values].join('-');
}

function getAttributes({ product, attributes }: StoreProductParts): StoreProduct['attributes'] {
  if (product.kind === 'variation') return [];
  return attributes.map((attribute) => ({
    id: attribute.id ?? 0,
    name: attribute.label,
    taxonomy: attribute.id === null ? null : attribute.name,
    has_variations: attribute.forVariations,
    // No product opens with a choice made for the shopper, so no term is the default one.
    terms: attribute.terms.map(({ id, name, slug }) => ({ id, name, slug, default: false })),
  }));
}

function getVariations({
  attributes,
  variationKeys,
}: StoreProductParts): StoreProduct['variations'] {
  const shared = attributes.filter((attribute) => attribute.forVariations);
  const published = variationKeys.filter(({ status }) => status === 'publish');
  return published.map(({ id, values }) => ({
    id,
    attributes: shared.map(({ name, label }) => ({ name: label, value: values.get(name) || null })),
  }));
}

function getMembers({ links }: StoreProductParts): number[] {
  return links.flatMap(({ kind, status, target_id }) =>
    kind === 'member' && status === 'publish' ? target_id : [],
  );
}

/** One product in the format of the Store API. */
export function toStoreProduct(
  parts: StoreProductParts,
  { settings, now }: ShopContext,
  origin: string,
  getForm: StoreOptionForms,
  bundles: ReadonlyMap<number, StoreBundle> = new Map(),
  boosters: ReadonlyMap<number, StoreBoosters> = new Map(),
): StoreProduct {
  const { product, parent } = parts;
  const form = getForm(parts);
  const t = translator(settings);
  const price = productPrice(product, now);
  const stock = productStock(product, parent, settings);
  const permalink = getPermalink(parts, settings, origin);
  const purchasable = price !== null && product.kind !== 'external' && product.kind !== 'grouped';
  const inStock = stock.status !== 'outofstock';
  const rated = settings['reviews.enabled'] ? product.rating_count : 0;
  const category =
    (route: 'routes.category' | 'routes.tag') =>
    ({ id, name, slug }: { id: number; name: string; slug: string }) => ({
      id,
      name,
      slug,
      link: `${origin}${address(settings, route, { slug })}`,
    });
  return {
    id: product.id,
    name: (parent ?? product).name,
    slug: toSlug(parts),
    parent: product.parent_id ?? 0,
    type: product.kind,
    variation: parent === null ? '' : variationText(parts),
    permalink,
    sku: product.sku,
    short_description: product.short_description,
    description: product.description,
    on_sale: price?.onSale ?? false,
    prices: toStorePrices(price, settings),
    price_html: priceHtml(price, settings),
    average_rating: rated > 0 ? (product.rating_sum / rated).toFixed(2) : '0',
    review_count: rated,
    images: parts.images.map((image) => toStoreImage(image, origin)),
    categories: parts.categories.map(category('routes.category')),
    tags: parts.tags.map(category('routes.tag')),
    brands: parts.brands.map(({ id, name, slug }) => ({
      id,
      name,
      slug,
      link: `${origin}${address(settings, 'routes.shop')}`,
    })),
    attributes: getAttributes(parts),
    variations: getVariations(parts),
    grouped_products: getMembers(parts),
    has_options: product.kind === 'variable' || product.kind === 'bundle' || form !== null,
    is_purchasable: purchasable,
    is_in_stock: inStock,
    is_on_backorder: stock.status === 'onbackorder',
    low_stock_remaining: stock.low ? stock.left : null,
    stock_availability: availability(stock, settings, t),
    sold_individually: (parent ?? product).sold_individually === 1,
    ...sizeRecord(product, parent, settings, t),
    add_to_cart: addToCart(
      { ...product, name: (parent ?? product).name },
      permalink,
      purchasable && inStock,
      productLimits(product, parent, stock),
      t,
      form !== null,
    ),
    is_password_protected: false,
    extensions: {
      vitrine: {
        option_form: form,
        bundle: bundles.get(product.id) ?? null,
        boosters: boosters.get(product.id) ?? null,
        unit_price: storeUnitPrice(parts, price),
        returnable: readReturnable(parts.owner?.returnable ?? 'yes'),
      },
    },
  };
}
