import { type FieldValue, OTHER } from '#rules/options/field-value.ts';
import { isChoice, isDisplay, type OptionField } from '#rules/options/option-form.ts';
import { placeValue } from '#rules/options/place.ts';
import { readUploads, writeUpload } from '#rules/options/upload-value.ts';

// Reads the values of the fields from the DOM, so that values typed before hydration, autofilled or
// restored by the browser count like any other. Hidden fields are read too: their values reappear
// with them.

export const FIELD_MARK = 'data-option';

/** `font__other`, in a bundle `bundle[board][options][font__other]`. */
const OTHER_NAME = /__other\]?$/;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function readFields(
  box: HTMLElement,
  fields: readonly OptionField[],
): Record<string, FieldValue> {
  const values: Record<string, FieldValue> = {};
  for (const field of fields) {
    if (isDisplay(field)) continue;
    const place = box.querySelector<HTMLElement>(`[${FIELD_MARK}="${CSS.escape(field.id)}"]`);
    if (!place) continue;
    const controls = [
      ...place.querySelectorAll<Control>('input[name], select[name], textarea[name]'),
    ];
    values[field.id] = readField(field, controls);
  }
  return values;
}

function readField(field: OptionField, controls: readonly Control[]): FieldValue {
  if (isChoice(field)) {
    const chosen = chosenIn(controls);
    return field.multiple ? chosen : (chosen[0] ?? '');
  }
  if (field.type === 'productGroup') {
    const entries = controls.flatMap(({ name, value }) => {
      const id = /\[(\d+)\]$/.exec(name)?.[1];
      return id === undefined || value.trim() === '' || value === '0' ? [] : [[id, Number(value)]];
    });
    return Object.fromEntries(entries);
  }
  if (field.type === 'placeselector') {
    const entries = controls.flatMap(({ name, value }) => {
      const part = /\[(\w+)\]$/.exec(name)?.[1];
      return part === undefined ? [] : [[part, value]];
    });
    return placeValue(Object.fromEntries(entries));
  }
  const value = controls[0]?.value ?? '';
  if (field.type !== 'file') return value;
  return (readUploads(value) ?? []).flatMap((slot) => (slot ? [writeUpload(slot)] : []));
}

/** Ticked values; "other" with its text. */
function chosenIn(controls: readonly Control[]): string[] {
  const other = controls.find(({ name }) => OTHER_NAME.test(name))?.value ?? '';
  return controls
    .filter((control) => {
      if (OTHER_NAME.test(control.name)) return false;
      const ticks = control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
      return !ticks || control.checked;
    })
    .map(({ value }) => (value === OTHER ? `${OTHER}${other.trim()}` : value))
    .filter((value) => value !== '');
}
