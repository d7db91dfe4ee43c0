import { nearestColor } from '#rules/options/color-names.ts';
import { isChoice, type OptionField } from '#rules/options/option-form.ts';
import type { Say } from '#server/pages/text.ts';

/** "Dark green (#1e4d2b)": a name to read and the number to work by; what is no colour stays as it is. */
export function colorText(number: string, say: Say): string {
  const name = nearestColor(number);
  if (!name) return number;
  return say('colors.named', { name: say(`colors.${name}`), number: number.toLowerCase() });
}

/** What the colours a form offers without words are called, by their numbers. */
export function colorTexts(fields: readonly OptionField[], say: Say): Record<string, string> {
  const offered = fields.flatMap((field) => {
    if (field.type === 'color') return field.swatches;
    if (!isChoice(field)) return [];
    return field.options.flatMap(({ label, color }) => (label === '' && color !== '' ? color : []));
  });
  return Object.fromEntries(offered.map((number) => [number, colorText(number, say)]));
}
