import { otherText } from '../field-value.ts';
import type { ChoiceField } from '../option-form.ts';
import { chosenOption } from '../price-field.ts';
import { type OptionProblem, problem } from '../problem.ts';

// Checkboxes, radio buttons and tiles. An "other" counts towards the limits only with its text.
// Example: at least 2 of the boxes, "paper" and an empty "other" ticked: the other is empty, and
// one is too few.

/** The "other" text is one line. */
export const MAX_OTHER_LENGTH = 200;

export function checkChoice(field: ChoiceField, chosen: readonly string[]): OptionProblem[] {
  const problems: OptionProblem[] = [];
  const unknown = chosen.find((choice) => !chosenOption(field, choice));
  if (unknown !== undefined) problems.push(problem(field, 'unknownChoice', { found: unknown }));
  if (!field.multiple && chosen.length > 1)
    problems.push(problem(field, 'maxChosen', { limit: 1 }));
  if (chosen.some((choice) => otherText(choice)?.trim() === '')) {
    problems.push(problem(field, 'otherEmpty'));
  }
  // There is one text beside "other".
  if (chosen.filter((choice) => otherText(choice) !== null).length > 1) {
    problems.push(problem(field, 'kind'));
  }
  if (chosen.some((choice) => (otherText(choice)?.length ?? 0) > MAX_OTHER_LENGTH)) {
    problems.push(problem(field, 'maxLength', { limit: MAX_OTHER_LENGTH }));
  }
  if (!field.multiple) return problems;
  const counted = new Set(chosen.filter((choice) => otherText(choice)?.trim() !== '')).size;
  const { min, max } = field;
  if (min !== null && counted < min) problems.push(problem(field, 'minChosen', { limit: min }));
  if (max !== null && counted > max) problems.push(problem(field, 'maxChosen', { limit: max }));
  return problems;
}
