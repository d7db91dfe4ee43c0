import { isCountable } from '#rules/quantities/check.ts';
import type { ProductCard, ProductRecord, VariationRecord } from '#wire/product.ts';
import type { AddedLine } from '../../stores/cart/pending-lines.ts';

interface Fields {
  get(name: string): unknown;
}

/** A typed number; anything else counts as 0 until the shop has explained the problem. */
function typed(value: unknown, step: number): number {
  const number = Number(value ?? 1);
  return isCountable(number, step) && number > 0 ? number : 0;
}

/** The lines a product form is about to add, as far as the page can tell. */
export function addedLines(
  product: ProductRecord,
  variation: VariationRecord | null,
  fields: Fields,
): AddedLine[] {
  if (product.kind === 'grouped') {
    return product.members.flatMap((member) => {
      const quantity = typed(fields.get(`quantity[${member.id}]`) ?? 0, 1);
      return quantity > 0 ? [cardLine(member, quantity)] : [];
    });
  }
  const quantity = typed(fields.get('quantity'), (variation ?? product).quantity.step);
  if (quantity === 0) return [];
  return [
    {
      productId: product.id,
      variationId: variation?.id ?? null,
      name: product.name,
      url: product.url,
      image: variation?.image ?? product.gallery[0] ?? null,
      quantity,
      unitPrice: (variation ?? product).price?.min ?? null,
    },
  ];
}

export function cardLine(product: ProductCard, quantity: number): AddedLine {
  const { id, name, url, image, price } = product;
  return {
    productId: id,
    variationId: null,
    name,
    url,
    image,
    quantity,
    unitPrice: price?.min ?? null,
  };
}
