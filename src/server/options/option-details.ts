import { formatMessage } from '#rules/messages/format.ts';
import { evaluateText, type FormulaSource } from '#rules/options/evaluate-formula.ts';
import {
  type FieldValue,
  isRecordValue,
  otherText,
  type RecordValue,
  textsOf,
} from '#rules/options/field-value.ts';
import {
  isChoice,
  isDisplay,
  type LiveText,
  type OptionField,
} from '#rules/options/option-form.ts';
import type { OptionInput } from '#rules/options/option-input.ts';
import { PLACE_PARTS } from '#rules/options/place.ts';
import { chosenOption } from '#rules/options/price-field.ts';
import { readUpload } from '#rules/options/upload-value.ts';
import type { ProductForm } from './load-forms.ts';

// What was chosen, in words: "Engraving: Ada", "Lining: Blackout", "Photo: me.jpg".

export interface OptionDetail {
  name: string;
  label: string;
  value: string;
}

export type DetailPlace = 'cart' | 'checkout' | 'order' | 'mail';

const NOTHING: FormulaSource = {
  own: () => 0,
  field: () => 0,
  fact: () => 0,
  customField: () => 0,
};

/** A label without its live parts, as carts and orders show it. */
export function plainText(text: LiveText): string {
  return text
    .map((part) => (typeof part === 'string' ? part : String(evaluateText(part, NOTHING) ?? '')))
    .join('')
    .trim();
}

export function optionDetails(
  { plan }: ProductForm,
  shown: ReadonlySet<string>,
  { values, groupProducts }: Pick<OptionInput, 'values' | 'groupProducts'>,
  place: DetailPlace,
): OptionDetail[] {
  return plan.fields.flatMap((field) => {
    const value = values[field.id];
    if (value === undefined || isDisplay(field) || field.type === 'hidden') return [];
    if (!shown.has(field.id) || !field.showIn[place]) return [];
    const text = valueText(field, value, groupProducts);
    return text === '' ? [] : [{ name: field.id, label: labelOf(field), value: text }];
  });
}

export function labelOf(field: OptionField): string {
  return plainText(field.label) || field.id;
}

function valueText(
  field: OptionField,
  value: FieldValue,
  products: OptionInput['groupProducts'],
): string {
  if (isChoice(field)) {
    return textsOf(value)
      .map((choice) => otherText(choice) ?? chosenOption(field, choice)?.label ?? choice)
      .join(', ');
  }
  if (field.type === 'file') {
    return textsOf(value)
      .map((upload) => readUpload(upload)?.name ?? upload)
      .join(', ');
  }
  if (isRecordValue(value)) {
    return field.type === 'productGroup' ? groupText(value, products) : placeText(value);
  }
  return textsOf(value).join(', ');
}

function groupText(value: RecordValue, products: OptionInput['groupProducts']): string {
  return Object.entries(value)
    .map(([id, count]) =>
      formatMessage(
        '{count} × {name}',
        { count, name: products.get(Number(id))?.name ?? id },
        'en',
      ),
    )
    .join(', ');
}

function placeText(value: RecordValue): string {
  return PLACE_PARTS.filter((part) => part !== 'latitude' && part !== 'longitude')
    .flatMap((part) => (value[part] ? [String(value[part])] : []))
    .join(', ');
}
