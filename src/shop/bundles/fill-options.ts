import { itemPieces } from '#rules/bundles/item-pieces.ts';
import { money } from '#rules/money/money.ts';
import { checkOptions } from '#rules/options/check-options.ts';
import { evaluateForm, type FormState } from '#rules/options/evaluate-form.ts';
import type { FieldValue } from '#rules/options/field-value.ts';
import type { OptionInput } from '#rules/options/option-input.ts';
import type { OptionsPlan } from '#rules/options/options-plan.ts';
import type { OptionProblem } from '#rules/options/problem.ts';
import type { ProductOptions } from '#wire/options.ts';
import { formInput, type ShopNow } from '../options/form-input.ts';
import type { ItemSnapshot } from './item-snapshot.ts';

export interface ItemFormSnapshot {
  input: OptionInput;
  state: FormState;
  problems: readonly OptionProblem[];
}

/** The option form of an item at one moment; `bundles` is how many bundles are asked for. */
export function fillOptions(
  plan: OptionsPlan,
  options: ProductOptions,
  values: Readonly<Record<string, FieldValue>>,
  item: ItemSnapshot,
  bundles: number,
  shop: ShopNow,
): ItemFormSnapshot {
  const { variation } = item.form;
  const { stock } = variation ?? item.item.product;
  const input = formInput(
    options,
    {
      values,
      quantity: (Number.isSafeInteger(item.pieces) ? item.pieces : 1) * bundles,
      variation,
      price: item.price ?? money(0),
      stock,
      attributes: item.attributes,
    },
    shop,
  );
  const state = evaluateForm(plan, input, itemPieces(item.item, item.item.product));
  const problems = checkOptions(plan, state.visible, input, { uploads: null });
  return { input, state, problems };
}
