import { evaluateText, type FormulaSource } from '#rules/options/evaluate-formula.ts';
import type { LiveText } from '#rules/options/option-form.ts';

/** "Area: #= {field.width.value} * 2 =# cm" with what stands in the fields now: "Area: 280 cm". */
export function liveText(text: LiveText, source: FormulaSource, decimals: number): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = evaluateText(part, source);
      return typeof value === 'number' ? String(Number(value.toFixed(decimals))) : (value ?? '');
    })
    .join('');
}
