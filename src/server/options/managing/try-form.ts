import { activePrice } from '#rules/catalog/price.ts';
import { addMoney, roundMoney } from '#rules/money/arithmetic.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { BoundLimits } from '#rules/options/bound-quantity.ts';
import { checkOptions } from '#rules/options/check-options.ts';
import { evaluateForm, type FormState } from '#rules/options/evaluate-form.ts';
import type { FieldValues } from '#rules/options/field-value.ts';
import { wallSeconds } from '#rules/options/moments/wall-clock.ts';
import type { OptionForm } from '#rules/options/option-form.ts';
import type { OptionInput } from '#rules/options/option-input.ts';
import { planOptions } from '#rules/options/options-plan.ts';
import type { OptionProblem } from '#rules/options/problem.ts';
import { getSold, type Sold } from '#server/catalog/facts/line-stock.ts';
import { loadCartRows } from '#server/catalog/facts/product-details.ts';
import { priceTag } from '#server/catalog/price-tag.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  boundLimits,
  type FormDetails,
  loadFormDetails,
  NO_PRICE,
  toInput,
} from '../line-options.ts';
import { readEntries } from '../read-entries.ts';

// The test bench: a form is filled in and priced exactly as a cart line would be, and nothing is
// written. The form may be one that is not saved yet.

export interface FormTrial {
  /** The product it is filled in for; null for one that only has a price. */
  product: { id: number; variationId: number | null } | null;
  /** Of a product that is only a price. */
  price: Money;
  attributes: Readonly<Record<string, string>>;
  sent: FieldValues;
  quantity: number;
}

export interface TriedForm {
  state: FormState;
  /** All pieces and what is charged once; null beyond what a line may cost. */
  total: Money | null;
  problems: readonly OptionProblem[];
}

/** Null where the product cannot be bought. */
export async function tryForm(
  ctx: ShopContext,
  form: OptionForm,
  trial: FormTrial,
): Promise<TriedForm | null> {
  const plan = planOptions(form);
  const offered = plan.fields.flatMap((field) =>
    field.type === 'productGroup' ? field.productIds : [],
  );
  const { product } = trial;
  const details = await loadFormDetails(ctx, offered, product ? [product.id] : []);
  const sold = product && (await soldBy(ctx, product));
  if (product && !sold) return null;
  const { sent, quantity } = trial;
  const values = readEntries(plan, sent);
  const input = sold
    ? toInput(ctx, details, { ...trial, sold, price: getPrice(ctx, sold), values })
    : plainInput(ctx, details, trial, values);
  const limits: BoundLimits = sold ? boundLimits(sold) : { min: 1, max: null };
  const state = evaluateForm(plan, input, limits);
  const { price } = state;
  const settled = { ...input, quantity: state.quantityBound ? state.quantity : quantity };
  return {
    state,
    total: getTotal(price.unit * settled.quantity, price.once),
    problems: checkOptions(plan, state.visible, settled, { uploads: null }),
  };
}

/** As for a line of a cart: beyond this it could no longer be counted to the cent with others. */
const DEAREST_LINE = 1e13;

function getTotal(pieces: number, once: Money): Money | null {
  return pieces + once > DEAREST_LINE ? null : addMoney(roundMoney(pieces), once);
}

async function soldBy(
  { db }: ShopContext,
  { id, variationId }: NonNullable<FormTrial['product']>,
): Promise<Sold | null> {
  const line = { productId: id, variationId };
  return getSold(await loadCartRows(db, [line]), line);
}

function getPrice({ now }: ShopContext, { product, variation }: Sold): Money {
  return activePrice(priceTag(variation ?? product), now)?.price ?? NO_PRICE;
}

function plainInput(
  { settings, now }: ShopContext,
  { groupProducts }: FormDetails,
  { price, attributes, quantity }: FormTrial,
  values: FieldValues,
): OptionInput {
  return {
    values,
    quantity,
    product: {
      id: 0,
      price: money(price),
      stockStatus: 'instock',
      stockQuantity: null,
      attributes,
      customFields: {},
    },
    groupProducts,
    today: wallSeconds(now, settings['shop.timeZone']),
    decimals: settings['currency.decimals'],
    conUnit: settings['options.conUnit'],
  };
}
