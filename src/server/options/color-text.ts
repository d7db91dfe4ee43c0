import { nearestColor } from '#rules/options/colors/color-names.ts';
import { isChoice, type OptionField } from '#rules/options/option-form.ts';
import type { Translate } from '#server/language/translator.ts';

/** "Dark green"; what is no colour stays as it is. */
export function colorText(number: string, t: Translate): string {
  const name = nearestColor(number);
  return name ? t(`colors.${name}`) : number;
}

/** Names of the colours that a form offers without a label, by their hex values. */
export function colorMessages(
  fields: readonly OptionField[],
  t: Translate,
): Record<string, string> {
  const offered = fields.flatMap((field) => {
    if (field.type === 'color') return field.swatches;
    if (!isChoice(field)) return [];
    return field.options.flatMap(({ label, color }) => (label === '' && color !== '' ? color : []));
  });
  return distinct(offered.map((number) => [number, colorText(number, t)]));
}

/** Two shades of one name are "Dark blue" and "Dark blue 2". */
function distinct(named: readonly (readonly [number: string, name: string])[]) {
  const count = new Map<string, number>();
  const entries = new Map(named);
  return Object.fromEntries(
    [...entries].map(([number, name]) => {
      const at = (count.get(name) ?? 0) + 1;
      count.set(name, at);
      return [number, at === 1 ? name : `${name} ${at}`];
    }),
  );
}
