import { money } from '../money/money.ts';
import type { FormState } from './evaluate-form.ts';
import { evaluateText, type FormulaSource } from './formulas/evaluate-formula.ts';
import type { LiveText, OptionField } from './option-form.ts';
import type { OptionInput } from './option-input.ts';
import type { OptionsPlan } from './options-plan.ts';
import { formulaSource } from './price-options.ts';

// Text with `#= … =#` formulas, evaluated with the current values.
// Example: "Area: #= {field.width.value} * 2 =# cm" with a width of 140 is "Area: 280 cm".

/** A label or text of a field; the page and the cart show the same. */
export function textNow(
  plan: OptionsPlan,
  state: FormState,
  input: OptionInput,
  text: LiveText,
  field: OptionField | null,
): string {
  const asking = {
    field,
    optionPrice: 0,
    priceOf: (id: string) => state.price.fields.find((each) => each.id === id)?.amount ?? money(0),
  };
  const now = { ...input, quantity: state.quantity };
  return filledIn(text, formulaSource(plan, state.visible, now, asking), input.decimals);
}

function filledIn(text: LiveText, source: FormulaSource, decimals: number): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = evaluateText(part, source);
      return typeof value === 'number' ? String(Number(value.toFixed(decimals))) : (value ?? '');
    })
    .join('');
}
