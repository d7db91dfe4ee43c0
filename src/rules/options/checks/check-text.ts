import { splitText } from '../allowed-text.ts';
import { countCharacters } from '../characters.ts';
import type { NumberField, TextField, TextRules } from '../option-form.ts';
import { type OptionProblem, problem } from '../problem.ts';
import { safePattern } from '../safe-pattern.ts';

// A text by its rules, in the order of correction.
// Example: allowed `A-Za-z ` refuses "Ada №7" and names "№7".

/** The absolute maximum of any field; a longer text is not inspected. */
export const MAX_ENTRY_LENGTH = 20_000;
/** The same for a field with a pattern, to bound the time of matching. */
export const MAX_MATCHED_LENGTH = 300;

export function checkText(field: TextField, text: string): OptionProblem[] {
  const { pattern, maxLength } = field.rules;
  const maxTextLength = pattern === '' ? MAX_ENTRY_LENGTH : MAX_MATCHED_LENGTH;
  if (text.length > maxTextLength) {
    return [
      problem(field, 'maxLength', { limit: Math.min(maxLength ?? maxTextLength, maxTextLength) }),
    ];
  }
  return [
    ...characterProblems(field, text),
    ...patternProblems(field, text),
    ...lengthProblems(field, text),
  ];
}

type Ruled = { id: string; rules: TextRules };

function characterProblems(field: Ruled, text: string): OptionProblem[] {
  const { refused } = splitText(field.rules, text);
  return refused === '' ? [] : [problem(field, 'characters', { found: refused })];
}

export function patternProblems(field: Ruled | NumberField, text: string): OptionProblem[] {
  const { pattern } = field.rules;
  if (pattern === '' || safePattern(`^(?:${pattern})$`).test(text)) return [];
  return [problem(field, 'pattern')];
}

export function lengthProblems(field: Ruled, text: string): OptionProblem[] {
  const { maxLength, minLength } = field.rules;
  const length = countCharacters(text);
  if (maxLength !== null && length > maxLength) {
    return [problem(field, 'maxLength', { limit: maxLength })];
  }
  if (minLength !== null && length < minLength) {
    return [problem(field, 'minLength', { limit: minLength })];
  }
  return [];
}

/** How many characters may still be typed; null where the field does not show it. */
export function charactersLeft(field: { rules: TextRules }, text: string): number | null {
  const { maxLength, countLeft } = field.rules;
  return countLeft && maxLength !== null ? Math.max(0, maxLength - countCharacters(text)) : null;
}
