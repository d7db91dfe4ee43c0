import { checkField } from './check-options.ts';
import type { OptionInput } from './option-input.ts';
import type { OptionsPlan } from './options-plan.ts';

// Where the entries alone make the price there is none before they are complete, and a total of
// zero would be wrong.
// Example: a curtain priced by its area has no price until width and drop are entered.

/** What is still to be entered: measurements alone, or choices of other kinds. */
export type OpenPrice = 'measurements' | 'choices';

/** Null where the price is known. */
export function openPrice(
  plan: OptionsPlan,
  shown: ReadonlySet<string>,
  input: OptionInput,
): OpenPrice | null {
  if (plan.form.override !== 'fully') return null;
  const missing = plan.fields.filter(
    (field) =>
      field.required &&
      shown.has(field.id) &&
      checkField(field, input.values[field.id], input, { uploads: null }).length > 0,
  );
  if (missing.length === 0) return null;
  return missing.every(({ type }) => type === 'number') ? 'measurements' : 'choices';
}
