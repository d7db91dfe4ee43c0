import { plainNumber } from '../formulas/evaluate-formula.ts';
import type { NumberField } from '../option-form.ts';
import { type OptionProblem, problem } from '../problem.ts';
import { lengthProblems, MAX_MATCHED_LENGTH, patternProblems } from './check-text.ts';

// Example: a width of 39 in a field from 40 to 400 is the problem `min` with its limit 40.

export function checkNumber(field: NumberField, text: string): OptionProblem[] {
  if (text.length > MAX_MATCHED_LENGTH) return [problem(field, 'number')];
  const unmatched = patternProblems(field, text);
  if (unmatched.length > 0) return unmatched;
  const value = plainNumber(text);
  if (value === null) return [problem(field, 'number')];
  const { min, max, step } = field;
  if (min !== null && value < min) return [problem(field, 'min', { limit: min })];
  if (max !== null && value > max) return [problem(field, 'max', { limit: max })];
  if (step !== null && !fitsStep(value, min ?? 0, step)) {
    return [problem(field, 'step', { limit: step })];
  }
  return lengthProblems(field, text);
}

/** Steps count from the minimum, as in browsers; binary rounding errors are ignored. */
function fitsStep(value: number, from: number, step: number): boolean {
  const steps = (value - from) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(1, Math.abs(steps));
}
