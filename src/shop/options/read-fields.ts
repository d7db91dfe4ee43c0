import { type FieldValue, OTHER } from '#rules/options/field-value.ts';
import { isChoice, isDisplay, type OptionField } from '#rules/options/option-form.ts';
import { placeValue } from '#rules/options/place.ts';
import { readUploads, writeUpload } from '#rules/options/upload-value.ts';

// Reads what stands in the fields from the page itself, so that what was typed before the script
// came, filled in by the browser or kept over a step back counts like any other entry. Hidden fields
// are read too: what stood in them is there again when they show.

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

/** Ticked values; of "other" with the text that stands beside it. */
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
