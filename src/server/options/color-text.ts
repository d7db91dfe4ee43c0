import { nearestColor } from '#rules/options/colors/color-names.ts';
import { isChoice, type OptionField } from '#rules/options/option-form.ts';
import type { Translate } from '#server/language/translator.ts';

/** "Dark green (#1e4d2b)": a name to read and the number to work by; what is no colour stays as it is. */
export function colorText(number: string, t: Translate): string {
  const name = nearestColor(number);
  if (!name) return number;
  return t('colors.named', { name: t(`colors.${name}`), number: number.toLowerCase() });
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
  return Object.fromEntries(offered.map((number) => [number, colorText(number, t)]));
}
