import { activePrice } from '#rules/catalog/price.ts';
import { isRecordValue } from '#rules/options/field-value.ts';
import type { QuantityLimits } from '#rules/quantities/limits.ts';
import {
  addQuantities,
  multiplyQuantity,
  subtractQuantity,
  timesWithin,
} from '#rules/quantities/quantity.ts';
import { getSold } from '#server/catalog/facts/line-stock.ts';
import { categoriesOfAll, loadCartRows } from '#server/catalog/facts/product-details.ts';
import { priceTag } from '#server/catalog/price-tag.ts';
import { type AddOn, getAddOns } from '#server/options/add-ons.ts';
import { evaluateLine, loadOptionForms, NO_PRICE } from '#server/options/line-options.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { StoredLine } from '../cart-state.ts';
import type { Priced } from './priced.ts';

// Products chosen in a group of a line's options stand on the same shelf as those with a line of
// their own. Example: 5 pens left, a board with 2 pens twice in the cart: another pen fits, another
// such board does not.

export interface AddOnsOfLines {
  of(line: Pick<StoredLine, 'key'>): readonly AddOn[];
  /** What stock allows in all, null where it sets no limit. */
  left(productId: number): number | null;
}

const NOTHING: AddOnsOfLines = { of: () => [], left: () => null };

/** The add-ons of these lines; no query where there can be none. */
export async function loadAddOns(
  ctx: ShopContext,
  lines: readonly StoredLine[],
): Promise<AddOnsOfLines> {
  const may = lines.filter(({ choices }) => Object.values(choices).some(isRecordValue));
  if (may.length === 0) return NOTHING;
  const rows = await loadCartRows(ctx.db, may);
  const ids = [...new Set(may.map(({ productId }) => productId))];
  const categories = await categoriesOfAll(ctx, ids);
  const forms = await loadOptionForms(
    ctx,
    ids.map((id) => ({ id, categoryIds: categories.get(id) ?? [] })),
  );
  const found = new Map<string, AddOn[]>();
  for (const line of may) {
    const sold = getSold(rows, line);
    const form = sold && forms.of(line.productId);
    if (!form) continue;
    const price = activePrice(priceTag(sold.variation ?? sold.product), ctx.now)?.price ?? NO_PRICE;
    const { attributes, choices: values, quantity } = line;
    const filled = { sold, price, attributes, values, quantity };
    const { visible } = evaluateLine(ctx, forms, form, filled);
    found.set(line.key, getAddOns(form, visible, values, forms));
  }
  return {
    of: ({ key }) => found.get(key) ?? [],
    left: (id) => forms.groupProducts.get(id)?.left ?? null,
  };
}

/** Pieces of a product that leave with these lines, not being lines themselves. */
export function addOnPieces(
  addOns: AddOnsOfLines,
  lines: readonly StoredLine[],
  productId: number,
): number {
  const used = lines.flatMap((line) =>
    addOns
      .of(line)
      .filter((each) => each.productId === productId)
      .map(({ pieces }) => multiplyQuantity(line.quantity, pieces)),
  );
  return addQuantities(...used);
}

type Taking = Pick<Priced, 'addOns' | 'offered'>;

/** The first add-on of a line with too little stock; `held` is what the whole cart takes. */
export function shortAddOns(
  { addOns = [], offered }: Taking,
  held: ReadonlyMap<number, number>,
): { addOns: string; count: number } | null {
  for (const { productId, name } of addOns) {
    const left = offered?.get(productId)?.left ?? null;
    if (left !== null && (held.get(productId) ?? 0) > left) return { addOns: name, count: left };
  }
  return null;
}

/** At most as many pieces of the line as its add-ons allow. */
export function withinAddOns(
  limits: QuantityLimits,
  { addOns = [], offered }: Taking,
  quantity: number,
  held: ReadonlyMap<number, number>,
): QuantityLimits {
  const bounds = addOns.flatMap(({ productId, pieces }) => {
    const left = offered?.get(productId)?.left ?? null;
    if (left === null) return [];
    const needed = multiplyQuantity(quantity, pieces);
    const others = subtractQuantity(held.get(productId) ?? 0, needed);
    const fits = subtractQuantity(left, others);
    return [
      multiplyQuantity(limits.step, timesWithin(fits, multiplyQuantity(limits.step, pieces))),
    ];
  });
  if (bounds.length === 0) return limits;
  const max = Math.min(...bounds, limits.max ?? Number.POSITIVE_INFINITY);
  return { ...limits, max: Math.max(max, limits.min) };
}
