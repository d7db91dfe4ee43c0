import type { FieldValue } from '#rules/options/field-value.ts';
import { isChoice, isDisplay, type OptionField } from '#rules/options/option-form.ts';

/** The initial value of a field. */
export function firstValue(
  field: OptionField,
  values: Readonly<Record<string, FieldValue>>,
): FieldValue {
  const sent = values[field.id];
  if (sent !== undefined) return sent;
  if (isChoice(field)) {
    const chosen = field.options.filter(({ selected }) => selected).map(({ value }) => value);
    return field.multiple ? chosen : (chosen[0] ?? '');
  }
  if (field.type === 'productGroup' || field.type === 'placeselector') return {};
  return field.type === 'file' ? [] : field.fallback;
}

export function firstValues(
  fields: readonly OptionField[],
  values: Readonly<Record<string, FieldValue>>,
): Record<string, FieldValue> {
  return Object.fromEntries(
    fields
      .filter((field) => !isDisplay(field))
      .map((field) => [field.id, firstValue(field, values)]),
  );
}
