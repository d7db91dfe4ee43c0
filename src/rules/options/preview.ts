import { allowedText } from './allowed-text.ts';
import { type FieldValue, type FieldValues, toTexts } from './field-value.ts';
import {
  isChoice,
  type OptionField,
  PREVIEW_FONTS,
  type PreviewFont,
  type TextPreview,
} from './option-form.ts';
import type { OptionsPlan } from './options-plan.ts';

// Texts on the product's picture: those of fields with a preview, in the font and colour that the
// form or another field defines.
// Example: "Ada" with Script chosen is one line in `script` where the board is engraved.

export interface PreviewText {
  id: string;
  lines: readonly string[];
  font: PreviewFont;
  color: string;
  place: TextPreview;
}

/** More than a picture can show. */
const MAX_LINES = 8;

export function previewTexts(
  { fields, byId }: OptionsPlan,
  visible: ReadonlySet<string>,
  values: FieldValues,
): PreviewText[] {
  const heldBy = (id: string) => (visible.has(id) ? values[id] : undefined);
  return fields.flatMap((field): PreviewText[] => {
    const place = 'preview' in field ? field.preview : null;
    const [typed = ''] = toTexts(heldBy(field.id));
    const text = allowedText(field, typed);
    if (!place || text.trim() === '') return [];
    const [font] = toTexts(heldBy(place.fontField));
    return [
      {
        id: field.id,
        lines: text.trim().split(/\r?\n/).slice(0, MAX_LINES),
        font: PREVIEW_FONTS.find((each) => each === font) ?? place.font,
        color: getColor(byId.get(place.colorField), heldBy(place.colorField)) ?? place.color,
        place,
      },
    ];
  });
}

function getColor(field: OptionField | undefined, value: FieldValue | undefined): string | null {
  const [chosen = ''] = toTexts(value);
  const color =
    field && isChoice(field)
      ? field.options.find((option) => option.value === chosen)?.color
      : chosen;
  return color && /^#[0-9a-f]{6}$/i.test(color) ? color : null;
}

/** The picture of the last chosen option with one; '' for none. */
export function chosenImage(
  { fields }: OptionsPlan,
  visible: ReadonlySet<string>,
  values: FieldValues,
): string {
  let image = '';
  for (const field of fields) {
    if (!isChoice(field) || !field.swapPicture || !visible.has(field.id)) continue;
    const chosen = toTexts(values[field.id]).at(-1);
    image = field.options.find(({ value }) => value === chosen)?.image || image;
  }
  return image;
}
