import { attributeField, readChoice } from '#rules/variations/choice.ts';
import { getCombinations } from '#rules/variations/combinations.ts';
import { buildVariationIndex, match } from '#rules/variations/variation-index.ts';
import { getSold, type Sold } from '#server/catalog/facts/line-stock.ts';
import { type CartProduct, loadCartRows } from '#server/catalog/facts/product-details.ts';
import { loadAttributes } from '#server/catalog/reading/attribute-records.ts';
import {
  loadVariationChoices,
  type VariationChoice,
} from '#server/catalog/reading/load-variations.ts';
import { mayBuy } from '#server/platform/check-run/check-run.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { ProductAttribute } from '#wire/product.ts';
import type { CartProblem } from './cart-problem.ts';

// What an add means: which product, which variation, which value of every attribute.
// Example: the mug with colour sand and size large is variation 112; variation 112 by its own number
// is the same; the mug alone is the problem "choose the colour".

export interface ItemInput {
  /** A product's number, or a variation's. */
  productId: number;
  variationId?: number | null;
  /** `attribute_pa_color` to `sand`. */
  attributes?: Readonly<Record<string, string>>;
  /**
   * As a program names it in an order: a product that is not sold by itself, and a choice that is left
   * open. One that sends attributes makes the choice, and is held to it.
   */
  openChoice?: boolean;
}

export interface Item {
  sold: Sold;
  attributes: Record<string, string>;
  url: string;
}

export type ResolvedItem =
  | { ok: true; item: Item }
  /** `url` is the product's page, where the choice can be made; null where there is no product. */
  | { ok: false; problems: CartProblem[]; url: string | null };

export async function resolveItem(ctx: ShopContext, input: ItemInput): Promise<ResolvedItem> {
  const named = await loadRow(ctx, input.productId);
  const isVariation = named?.kind === 'variation';
  const productId = isVariation ? (named.parent_id ?? 0) : input.productId;
  const variationId = isVariation ? named.id : (input.variationId ?? null) || null;
  const product = isVariation ? await loadRow(ctx, productId) : named;
  if (product?.status !== 'publish' || !mayBuy(ctx, product)) {
    return { ok: false, problems: [{ code: 'cart.problem.unknownProduct' }], url: null };
  }
  const url = address(ctx.settings, 'routes.product', { slug: product.slug });
  const refused = (...problems: CartProblem[]): ResolvedItem => ({ ok: false, problems, url });
  if (product.kind === 'simple') {
    return variationId === null
      ? { ok: true, item: { sold: { product, variation: null }, attributes: {}, url } }
      : refused({ code: 'product.problem.noVariation' });
  }
  if (product.kind === 'bundle') return refused({ code: 'bundles.problem.choose' });
  const posted = input.attributes ?? {};
  const isOpen = input.openChoice === true && Object.keys(posted).length === 0;
  if (isOpen && variationId === null) {
    return { ok: true, item: { sold: { product, variation: null }, attributes: {}, url } };
  }
  if (product.kind !== 'variable') return refused({ code: 'product.problem.notForSale' });

  const attributes = await loadAttributes(ctx.db, productId);
  const choices = await loadVariationChoices(ctx.db, productId);
  const chosen = variationId === null ? posted : getChoice(choices, variationId, posted);
  if (chosen === null) return refused({ code: 'product.problem.noVariation' });
  const complete = readChoice(Object.entries(chosen), attributes);
  const missing = missingChoices(attributes, complete);
  if (missing.length > 0 && !isOpen) return refused(...missing);
  const found = variationId ?? matched(attributes, choices, complete);
  const rows = await loadCartRows(ctx.db, [{ productId, variationId: found }]);
  const sold = found === null ? null : getSold(rows, { productId, variationId: found });
  if (!sold) return refused({ code: 'product.problem.noVariation' });
  return { ok: true, item: { sold, attributes: { ...complete }, url } };
}

async function loadRow({ db }: ShopContext, id: number): Promise<CartProduct | undefined> {
  return (await loadCartRows(db, [{ productId: id, variationId: null }])).get(id);
}

/** The variation's own values, the open ones as posted; null where the two disagree. */
function getChoice(
  choices: readonly VariationChoice[],
  id: number,
  posted: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const selected = choices.find((choice) => choice.id === id);
  if (!selected) return null;
  const chosen: Record<string, string> = { ...posted };
  for (const [field, value] of Object.entries(selected.attributes)) {
    if (value === '') continue;
    const postedValue = posted[field];
    if (postedValue !== undefined && postedValue !== '' && postedValue !== value) return null;
    chosen[field] = value;
  }
  return chosen;
}

function missingChoices(
  attributes: readonly ProductAttribute[],
  chosen: Readonly<Record<string, string>>,
): CartProblem[] {
  return attributes
    .filter(({ forVariations, name }) => forVariations && !chosen[attributeField(name)])
    .map(({ name, label }) => ({
      code: 'product.problem.variation',
      field: attributeField(name),
      name: label,
    }));
}

function matched(
  attributes: readonly ProductAttribute[],
  choices: readonly VariationChoice[],
  chosen: Readonly<Record<string, string>>,
): number | null {
  const unstocked = choices.map((choice) => ({
    attributes: choice.attributes,
    stock: { status: 'instock' as const, left: null },
    quantity: { max: null },
  }));
  const row = match(buildVariationIndex(getCombinations(attributes, unstocked, 0)), chosen);
  return row === null ? null : (choices[row]?.id ?? null);
}
