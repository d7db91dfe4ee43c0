import { checkField } from './check-options.ts';
import { isEmpty } from './field-value.ts';
import { fieldsRead } from './formulas/formula.ts';
import type { OptionField } from './option-form.ts';
import type { OptionInput } from './option-input.ts';
import type { OptionsPlan } from './options-plan.ts';

// Where the entries alone make the price there is none before they are complete, and a total of
// zero would be wrong. Neither is there a price for a measurement that cannot be made.
// Example: a curtain priced by its area has no price until width and drop are entered, nor for a
// width of 5 cm where 40 is the least.

/** What is still to be entered: measurements alone, or choices of other kinds. */
export type OpenPrice = 'measurements' | 'choices';

/** Null where the price is known. */
export function openPrice(
  plan: OptionsPlan,
  visible: ReadonlySet<string>,
  input: OptionInput,
): OpenPrice | null {
  const alone = plan.form.override === 'fully';
  const missing = plan.fields.filter((field) => {
    const value = input.values[field.id];
    const counts = alone || (field.type === 'number' && !isEmpty(value) && isPriced(plan, field));
    return (
      counts &&
      visible.has(field.id) &&
      checkField(field, value, input, { uploads: null }).length > 0
    );
  });
  if (missing.length === 0) return null;
  return missing.every(({ type }) => type === 'number') ? 'measurements' : 'choices';
}

/** Whether the price depends on the field's value. */
function isPriced({ form, fields }: OptionsPlan, { id, price }: OptionField): boolean {
  const formulas = [form.quantity, ...fields.map((field) => field.price?.formula ?? null)];
  return price !== null || formulas.some((formula) => formula && fieldsRead(formula).has(id));
}
