import { countCharacters } from './characters.ts';
import type { FormulaValue } from './formulas/evaluate-formula.ts';
import { countOf, type FieldValue, isRecordValue, numberIn, textsOf } from './field-value.ts';
import type { FieldPart } from './formulas/formula.ts';
import { dateSeconds, daysOf, timeSeconds } from './moments/moment.ts';

/**
 * What a formula hears about a field's value. An empty field answers 0 to everything; of several
 * numbers the value is their sum, of several texts the texts with commas between.
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
