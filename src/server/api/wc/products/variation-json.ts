import type { VariationItem } from '#server/catalog/managing/load-variation-items.ts';
import { getExtras } from '#server/catalog/saving/load-drafts.ts';
import { address } from '#server/settings/routes.ts';
import type { Variation } from '#wire/wc/product.ts';
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
  rowPrices,
  sellableCodec,
} from './product-codec.ts';

/** Each attribute with the value this variation has; those with any value are left out. */
function getChosen({ attributes, values }: VariationItem) {
  return attributes.flatMap((attribute) => {
    const value = values.get(attribute.name) ?? '';
    if (value === '') return [];
    const option = attribute.terms.find((term) => term.slug === value)?.name ?? value;
    return [{ attribute, value, option }];
  });
}

/** A variation in the format of WooCommerce's API. */
export function variationJson(parts: VariationItem, details: JsonDetails): Variation {
  const { row, parent, extras } = parts;
  const { settings, now, origin, shippingClasses } = details;
  const chosen = getChosen(parts);
  const price = productPrice(row, now);
  const prices = rowPrices(row, getExtras(extras).writtenPrices, settings);
  const page = `${origin}${address(settings, 'routes.product', { slug: parent.slug })}`;
  const query = new URLSearchParams(
    chosen.map(({ attribute, value }): [string, string] => [`attribute_${attribute.name}`, value]),
  );
  return {
    id: row.id,
    type: 'variation',
    ...datesJson(row, settings),
    ...sellableCodec.toResponse(row, settings),
    ...prices,
    permalink: query.size > 0 ? `${page}?${query}` : page,
    global_unique_id: getExtras(extras).globalUniqueId,
    price: currentPrice(price, row, prices, settings),
    on_sale: price?.onSale ?? false,
    status: row.status,
    purchasable: price !== null && row.status === 'publish' && parent.status === 'publish',
    ...downloadsJson(parts),
    tax_status: row.tax_status,
    tax_class: row.tax_class === '' ? 'parent' : row.tax_class,
    ...stockJson(row, parent, settings),
    dimensions: dimensionCodec.toResponse(row, settings),
    shipping_class_id: shippingClasses.get(row.shipping_class) ?? 0,
    image: parts.image === undefined ? null : imageJson(parts.image, details),
    gallery_image_ids: [],
    attributes: chosen.map(({ attribute, option }) => ({
      id: attribute.id ?? 0,
      name: attribute.label,
      slug: attribute.name,
      option,
    })),
    meta_data: metaJson(parts),
    name: chosen.map(({ option }) => option).join(', '),
    parent_id: parent.id,
    extensions: {
      vitrine: {
        ...limitCodec.toResponse(row, settings),
        ...costJson(parts, settings),
        ...contentJson(parts),
      },
    },
  };
}
