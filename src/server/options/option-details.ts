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
import { placeLabel } from '#rules/options/place.ts';
import { chosenOption } from '#rules/options/price-field.ts';
import { readUpload, type Upload } from '#rules/options/upload-value.ts';
import type { Say } from '#server/pages/text.ts';
import { countryName } from '#server/places/countries.ts';
import type { ProductForm } from './load-forms.ts';

// What was chosen, in words: "Engraving: Ada", "Lining: Blackout", "Photo: me.jpg".

export const DETAIL_PLACES = ['cart', 'checkout', 'order', 'mail'] as const;
export type DetailPlace = (typeof DETAIL_PLACES)[number];

export interface OptionDetail {
  name: string;
  label: string;
  value: string;
  /** Where the form keeps it back; left out where it shows everywhere. */
  hiddenIn?: readonly DetailPlace[] | undefined;
  /** Of a field for files. */
  files?: readonly Upload[] | undefined;
}

/** What is said of a line in one place. */
export function detailsIn(
  details: readonly OptionDetail[],
  place: DetailPlace,
): { name: string; label: string; value: string }[] {
  return details
    .filter(({ hiddenIn }) => !hiddenIn?.includes(place))
    .map(({ name, label, value }) => ({ name, label, value }));
}

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
  say: Say,
  locale: string,
): OptionDetail[] {
  return plan.fields.flatMap((field): OptionDetail[] => {
    const value = values[field.id];
    if (value === undefined || isDisplay(field) || field.type === 'hidden') return [];
    const hiddenIn = DETAIL_PLACES.filter((place) => !field.showIn[place]);
    if (!shown.has(field.id) || hiddenIn.length === DETAIL_PLACES.length) return [];
    const text = valueText(field, value, groupProducts, say, locale);
    if (text === '') return [];
    return [
      {
        name: field.id,
        label: labelOf(field),
        value: text,
        ...(hiddenIn.length > 0 && { hiddenIn }),
        ...(field.type === 'file' && {
          files: textsOf(value).flatMap((upload) => readUpload(upload) ?? []),
        }),
      },
    ];
  });
}

export function labelOf(field: OptionField): string {
  return plainText(field.label) || field.id;
}

function valueText(
  field: OptionField,
  value: FieldValue,
  products: OptionInput['groupProducts'],
  say: Say,
  locale: string,
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
    return field.type === 'productGroup'
      ? groupText(value, products, say)
      : placeLabel(value, (code) => countryName(code, locale));
  }
  return textsOf(value).join(', ');
}

function groupText(value: RecordValue, products: OptionInput['groupProducts'], say: Say): string {
  return Object.entries(value)
    .map(([id, count]) =>
      say('options.pieces', { count, name: products.get(Number(id))?.name ?? id }),
    )
    .join(', ');
}
