import { type BoundLimits, boundQuantity } from './bound-quantity.ts';
import { distinctValues } from './distinct-values.ts';
import type { FieldValues } from './field-value.ts';
import { isDisplay } from './option-form.ts';
import type { OptionInput } from './option-input.ts';
import type { OptionsPlan } from './options-plan.ts';
import { type OptionsPrice, priceOptions } from './price-options.ts';
import { visibleFields } from './visibility.ts';

// A form at one moment: visibility, price and quantity. Evaluated by the page at every key stroke
// and by the cart at every read, with the same result for the same input.
// Example: 64 guests bind the quantity of the invitations to 64, and the price follows from it.

export interface FormState {
  visible: ReadonlySet<string>;
  price: OptionsPrice;
  /** The bound quantity, or the shopper's own. */
  quantity: number;
  quantityBound: boolean;
}

export function evaluateForm(
  plan: OptionsPlan,
  provided: OptionInput,
  limits: BoundLimits,
): FormState {
  const input = { ...provided, values: distinctValues(plan, provided.values) };
  if (plan.form.quantity === null) return settle(plan, input, false);
  // The bound quantity is computed for one piece: it must be the same at every read, whatever the
  // line's previous quantity.
  const one = { ...input, quantity: 1 };
  const bound = boundQuantity(plan, visibleFields(plan.showing, one), one, limits);
  if (bound !== null) return settle(plan, { ...input, quantity: bound }, true);
  const state = settle(plan, input, false);
  return { ...state, price: { ...state.price, faults: [...state.price.faults, 'quantity'] } };
}

function settle(plan: OptionsPlan, input: OptionInput, quantityBound: boolean): FormState {
  const visible = visibleFields(plan.showing, input);
  const price = priceOptions(plan, visible, input);
  return { visible: visible, price, quantity: input.quantity, quantityBound };
}

/** The values to store: known, visible fields that are not empty. */
export function savedValues(
  plan: OptionsPlan,
  displayed: ReadonlySet<string>,
  values: FieldValues,
) {
  const visible: Record<string, FieldValues[string]> = {};
  for (const field of plan.fields) {
    const value = values[field.id];
    if (value !== undefined && displayed.has(field.id) && !isDisplay(field))
      visible[field.id] = value;
  }
  return visible;
}
