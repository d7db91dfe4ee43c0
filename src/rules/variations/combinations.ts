import type { StockStatus } from '../catalog/product.ts';
import { attributeField } from './choice.ts';
import { stockLeft } from './stock-left.ts';

// Every variation of a product as a row of small numbers: enough to know what can be chosen, and
// small enough to send for hundreds of variations.
// Example: colours sand and ink, sizes small and large. The large sand mug, 3 left, is [1, 2, 3];
// the ink mug in any size, out of stock, is [2, 0, 0].

/** A value that no term has: such a variation matches no choice. */
const UNKNOWN = -1;

export const OUT_OF_STOCK = 0;
/** In stock, without a displayed number. */
export const IN_STOCK = -1;

export interface Combinations {
  /** Names as they are posted: `attribute_pa_color`. */
  attributes: readonly string[];
  /** Slugs of each attribute's terms. */
  terms: readonly (readonly string[])[];
  /**
   * For each attribute 0 for any, otherwise the index of its term from 1; then the stock:
   * OUT_OF_STOCK, IN_STOCK, or the number left where it is displayed.
   */
  rows: readonly (readonly number[])[];
}

export interface ChoosableAttribute {
  name: string;
  forVariations: boolean;
  terms: readonly { slug: string }[];
}

export interface StockedVariation {
  attributes: Readonly<Record<string, string>>;
  stock: { status: StockStatus; left: number | null };
  quantity: { max: number | null };
}

/** Rows are in the order of the variations; `threshold` is the setting of the stock-left badge. */
export function getCombinations(
  attributes: readonly ChoosableAttribute[],
  variations: readonly StockedVariation[],
  threshold: number,
): Combinations {
  const choosable = attributes.filter(({ forVariations }) => forVariations);
  const fields = choosable.map(({ name }) => attributeField(name));
  const terms = choosable.map((attribute) => attribute.terms.map(({ slug }) => slug));
  const places = terms.map((slugs) => new Map(slugs.map((slug, place) => [slug, place + 1])));
  return {
    attributes: fields,
    terms,
    rows: variations.map((variation) => [
      ...fields.map((field, at) => {
        const value = variation.attributes[field] ?? '';
        return value === '' ? 0 : (places[at]?.get(value) ?? UNKNOWN);
      }),
      stockNumber(variation, threshold),
    ]),
  };
}

function stockNumber({ stock, quantity }: StockedVariation, threshold: number): number {
  if (stock.status === 'outofstock') return OUT_OF_STOCK;
  return stockLeft(stock, quantity.max, threshold) ?? IN_STOCK;
}
