import { countCharacters } from './characters.ts';
import { countFor, type FieldValue, isRecordValue, numberIn, toTexts } from './field-value.ts';
import type { FormulaValue } from './formulas/evaluate-formula.ts';
import type { FieldPart } from './formulas/formula.ts';
import { dateSeconds, getDays, timeSeconds } from './moments/moment.ts';

/**
 * The facts of a field for formulas. An empty field is 0 in all of them; several numbers are
 * summed, several texts joined by commas.
 */
export function fieldFact(
  value: FieldValue | undefined,
  part: Exclude<FieldPart, 'price' | 'option_price'>,
): FormulaValue {
  const texts = toTexts(value);
  const [first = ''] = texts;
  if (texts.length === 0) return 0;
  switch (part) {
    case 'value':
      return value !== undefined && isRecordValue(value)
        ? countFor(value)
        : (numberIn(value) ?? texts.join(', '));
    case 'length':
      return texts.reduce((sum, text) => sum + countCharacters(text), 0);
    case 'count':
      return countFor(value);
    case 'selected':
      return 1;
    case 'days':
      return getDays(dateSeconds(first) ?? 0);
    case 'seconds':
    case 'timestamp':
      return dateSeconds(first) ?? timeSeconds(first) ?? 0;
  }
}
