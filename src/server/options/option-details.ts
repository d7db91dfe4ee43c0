import type { FormState } from '#rules/options/evaluate-form.ts';
import {
  type FieldValue,
  isRecordValue,
  otherText,
  type RecordValue,
  toTexts,
} from '#rules/options/field-value.ts';
import { textNow } from '#rules/options/live-text.ts';
import { showMoment } from '#rules/options/moments/moment-text.ts';
import {
  isChoice,
  isDisplay,
  type MomentField,
  type OptionField,
} from '#rules/options/option-form.ts';
import type { OptionInput } from '#rules/options/option-input.ts';
import type { OptionsPlan } from '#rules/options/options-plan.ts';
import { placeLabel } from '#rules/options/place.ts';
import { chosenOption } from '#rules/options/price-field.ts';
import { readUpload, type Upload } from '#rules/options/upload-value.ts';
import { countryName } from '#server/addresses/countries.ts';
import type { Translate } from '#server/language/translator.ts';
import { colorText } from './color-text.ts';
import type { ProductForm } from './forms/load-forms.ts';

// The choices as text: "Engraving: Ada", "Lining: Blackout", "Photo: me.jpg".

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

/** The details of a line in one context. */
export function detailsIn(
  details: readonly OptionDetail[],
  place: DetailPlace,
): { name: string; label: string; value: string }[] {
  return details
    .filter(({ hiddenIn }) => !hiddenIn?.includes(place))
    .map(({ name, label, value }) => ({ name, label, value }));
}

export function optionDetails(
  { plan }: ProductForm,
  state: FormState,
  input: OptionInput,
  t: Translate,
  locale: string,
): OptionDetail[] {
  const { values, groupProducts } = input;
  const { visible } = state;
  return plan.fields.flatMap((field): OptionDetail[] => {
    const value = values[field.id];
    if (value === undefined || isDisplay(field) || field.type === 'hidden') return [];
    const hiddenIn = DETAIL_PLACES.filter((place) => !field.showIn[place]);
    if (!visible.has(field.id) || hiddenIn.length === DETAIL_PLACES.length) return [];
    const text = valueText(field, value, groupProducts, t, locale);
    if (text === '') return [];
    return [
      {
        name: field.id,
        label: labelNow(plan, state, input, field),
        value: text,
        ...(hiddenIn.length > 0 && { hiddenIn }),
        ...(field.type === 'file' && {
          files: toTexts(value).flatMap((upload) => readUpload(upload) ?? []),
        }),
      },
    ];
  });
}

/** The label of a field, with the placeholders of other fields filled in. */
export function labelNow(
  plan: OptionsPlan,
  state: FormState,
  input: OptionInput,
  field: OptionField,
): string {
  return textNow(plan, state, input, field.label, field).trim() || field.id;
}

/** The same where nothing is known of the other fields. */
export function toLabel({ label, id }: OptionField): string {
  const words = label.filter((part) => typeof part === 'string');
  return words.join('').trim() || id;
}

function valueText(
  field: OptionField,
  value: FieldValue,
  products: OptionInput['groupProducts'],
  t: Translate,
  locale: string,
): string {
  if (isChoice(field)) {
    return toTexts(value)
      .map((choice) => otherText(choice) ?? choiceText(chosenOption(field, choice), choice, t))
      .join(', ');
  }
  if (field.type === 'file') {
    return toTexts(value)
      .map((upload) => readUpload(upload)?.name ?? upload)
      .join(', ');
  }
  if (field.type === 'color') return colorText(toTexts(value).join(''), t);
  if (isRecordValue(value)) {
    return field.type === 'productGroup'
      ? groupText(value, products, t)
      : placeLabel(value, (code) => countryName(code, locale));
  }
  return toTexts(value)
    .map((text) => (isMoment(field) ? showMoment(field.type, text, locale) : text))
    .join(', ');
}

function isMoment(field: OptionField): field is MomentField {
  return field.type === 'date' || field.type === 'time' || field.type === 'datetime-local';
}

function groupText(
  value: RecordValue,
  products: OptionInput['groupProducts'],
  t: Translate,
): string {
  return Object.entries(value)
    .map(([id, count]) =>
      t('options.pieces', { count, name: products.get(Number(id))?.name ?? id }),
    )
    .join(', ');
}

/** A colour without a label of the manager has its name. */
function choiceText(option: ReturnType<typeof chosenOption>, choice: string, t: Translate): string {
  if (!option) return choice;
  return option.label || (option.color === '' ? choice : colorText(option.color, t));
}
