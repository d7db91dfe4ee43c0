import { itemPieces } from '#rules/bundles/item-pieces.ts';
import { money } from '#rules/money/money.ts';
import { checkOptions } from '#rules/options/check-options.ts';
import { evaluateForm, type FormState } from '#rules/options/evaluate-form.ts';
import type { FieldValue } from '#rules/options/field-value.ts';
import type { OptionInput } from '#rules/options/option-input.ts';
import type { OptionsPlan } from '#rules/options/options-plan.ts';
import type { OptionProblem } from '#rules/options/problem.ts';
import { wallSeconds } from '#rules/options/wall-clock.ts';
import type { ProductOptions } from '#wire/options.ts';
import type { ItemNow } from '../item-now.ts';

export interface ItemFormNow {
  input: OptionInput;
  state: FormState;
  problems: readonly OptionProblem[];
}

interface FillingShop {
  now: number;
  timeZone: string;
  decimals: number;
}

/** The option form of an item at one moment; `bundles` is how many bundles are asked for. */
export function fillOptions(
  plan: OptionsPlan,
  options: ProductOptions,
  values: Readonly<Record<string, FieldValue>>,
  item: ItemNow,
  bundles: number,
  { now, timeZone, decimals }: FillingShop,
): ItemFormNow {
  const { variation } = item.form;
  const { stock } = variation ?? item.item.product;
  const named = (given: Readonly<Record<string, string>>, prefix: string) =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name.startsWith(prefix) ? name.slice(prefix.length) : name,
        value,
      ]),
    );
  const input: OptionInput = {
    values,
    quantity: (Number.isSafeInteger(item.pieces) ? item.pieces : 1) * bundles,
    product: {
      id: variation?.id ?? options.product.product_id,
      price: item.price ?? money(0),
      stockStatus: stock.status,
      stockQuantity: stock.left,
      attributes: named(item.attributes, 'attribute_'),
      customFields: named(options.product.product_cfs, 'wcpa_pcf_'),
    },
    groupProducts: new Map(options.groupProducts.map((product) => [product.id, product])),
    today: wallSeconds(now, timeZone),
    decimals,
    conUnit: options.product.con_unit,
  };
  const state = evaluateForm(plan, input, itemPieces(item.item, item.item.product));
  const problems = checkOptions(plan, state.shown, input, { uploads: null });
  return { input, state, problems };
}
