import { fieldsRead } from './formulas/formula.ts';
import type { OptionField } from './option-form.ts';
import type { OptionsPlan } from './options-plan.ts';

/**
 * The fields that a field's price is for: itself, and where it is one of several measurements all of
 * them. Example: the drop of a curtain is priced by width times drop, so its price is for both.
 */
export function stepFields({ fields }: OptionsPlan, field: OptionField): OptionField[] {
  const formula = field.price?.pricingType === 'custom' ? field.price.formula : null;
  if (field.type !== 'number' || !formula) return [field];
  const read = fieldsRead(formula);
  return fields.filter(({ type, id }) => id === field.id || (type === 'number' && read.has(id)));
}

/** "Width in cm × Drop in cm". */
export function stepLabel(
  plan: OptionsPlan,
  field: OptionField,
  toLabel: (field: OptionField) => string,
): string {
  return stepFields(plan, field).map(toLabel).join(' × ');
}
