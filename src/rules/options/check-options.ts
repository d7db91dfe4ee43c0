import { checkChoice } from './checks/check-choice.ts';
import { type ChosenFile, checkUploads } from './checks/check-file.ts';
import { checkGroup, checkGroupStock } from './checks/check-group.ts';
import { checkMoment } from './checks/check-moment.ts';
import { checkNumber } from './checks/check-number.ts';
import { checkText } from './checks/check-text.ts';
import { type FieldValue, isEmpty, isRecordValue, toTexts } from './field-value.ts';
import { isDisplay, type OptionField } from './option-form.ts';
import type { OptionInput } from './option-input.ts';
import type { OptionsPlan } from './options-plan.ts';
import { hasPoint } from './place.ts';
import { type OptionProblem, problem } from './problem.ts';

// Problems of an entry, field by field in the form's order; hidden and display fields are skipped,
// and an empty optional field has no other rule.
// Example: a required engraving left empty is one problem, whatever else its rules are.

export interface CheckDetails {
  /** The visitor's own uploads by reference; null in a browser, which does not know them. */
  uploads: ReadonlyMap<string, ChosenFile> | null;
}

export function checkOptions(
  plan: OptionsPlan,
  visible: ReadonlySet<string>,
  input: OptionInput,
  details: CheckDetails,
): OptionProblem[] {
  const used = new Map<number, number>();
  return plan.fields
    .filter((field) => visible.has(field.id))
    .flatMap((field) => {
      const value = input.values[field.id];
      const problems = checkField(field, value, input, details);
      if (field.type !== 'productGroup' || value === undefined || !isRecordValue(value)) {
        return problems;
      }
      return [...problems, ...checkGroupStock(field, value, input, used)];
    });
}

export function checkField(
  field: OptionField,
  value: FieldValue | undefined,
  input: Pick<OptionInput, 'groupProducts' | 'today'>,
  { uploads }: CheckDetails,
): OptionProblem[] {
  if (isDisplay(field)) return [];
  if (value === undefined || isBlank(field, value)) {
    return field.required ? [problem(field, 'required')] : [];
  }
  const texts = toTexts(value);
  const [first = ''] = texts;
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'hidden':
      return typeof value === 'string' ? checkText(field, value) : [problem(field, 'kind')];
    case 'number':
      return typeof value === 'string' ? checkNumber(field, value) : [problem(field, 'kind')];
    case 'select':
    case 'checkbox-group':
    case 'radio-group':
    case 'image-group':
    case 'color-group':
      return isRecordValue(value) ? [problem(field, 'kind')] : checkChoice(field, texts);
    case 'productGroup':
      return isRecordValue(value)
        ? checkGroup(field, value, input.groupProducts)
        : [problem(field, 'kind')];
    case 'file':
      return isRecordValue(value) ? [problem(field, 'kind')] : checkUploads(field, texts, uploads);
    case 'date':
    case 'datetime-local':
    case 'time':
      if (typeof value !== 'string') return [problem(field, 'kind')];
      return checkMoment(field, first, input.today);
    case 'color':
      if (typeof value !== 'string') return [problem(field, 'kind')];
      return /^#[0-9a-f]{6}$/i.test(first) ? [] : [problem(field, 'color')];
    case 'placeselector':
      return checkPlace(field, value);
  }
}

type PlaceField = Extract<OptionField, { type: 'placeselector' }>;

function checkPlace(field: PlaceField, value: FieldValue): OptionProblem[] {
  if (!isRecordValue(value)) return [problem(field, 'kind')];
  const country = String(value.country ?? '');
  const allowed = field.countries.length === 0 || field.countries.includes(country);
  return allowed && hasPoint(value) ? [] : [problem(field, 'place')];
}

const MASKED: readonly OptionField['type'][] = ['date', 'datetime-local', 'time', 'color'];

/** In a masked field a remaining `__` means that it is incomplete. */
function isBlank(field: OptionField, value: FieldValue): boolean {
  if (isEmpty(value)) return true;
  return MASKED.includes(field.type) && toTexts(value).some((text) => text.includes('_'));
}
