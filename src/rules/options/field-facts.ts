import { countCharacters } from './characters.ts';
import { countOf, type FieldValue, isRecordValue, numberIn, textsOf } from './field-value.ts';
import type { FormulaValue } from './formulas/evaluate-formula.ts';
import type { FieldPart } from './formulas/formula.ts';
import { dateSeconds, daysOf, timeSeconds } from './moments/moment.ts';

/**
 * The facts of a field for formulas. An empty field is 0 in all of them; several numbers are
 * summed, several texts joined by commas.
 */
export function fieldFact(
  value: FieldValue | undefined,
  part: Exclude<FieldPart, 'price' | 'option_price'>,
): FormulaValue {
  const texts = textsOf(value);
  const [first = ''] = texts;
  if (texts.length === 0) return 0;
  switch (part) {
    case 'value':
      return value !== undefined && isRecordValue(value)
        ? countOf(value)
        : (numberIn(value) ?? texts.join(', '));
    case 'length':
      return texts.reduce((sum, text) => sum + countCharacters(text), 0);
    case 'count':
      return countOf(value);
    case 'selected':
      return 1;
    case 'days':
      return daysOf(dateSeconds(first) ?? 0);
    case 'seconds':
    case 'timestamp':
      return dateSeconds(first) ?? timeSeconds(first) ?? 0;
  }
}
