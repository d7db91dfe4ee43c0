import type { OptionForm } from '../option-form.ts';
import { evaluateFormula, type FormulaSource } from './evaluate-formula.ts';
import { type Formula, getParts } from './formula.ts';

// What no entry can ever make computable, found when a form is saved.
// Example: `{value} / (5 - 5)` is refused for its `5 - 5`; `{value} / {field.width.value}` is not,
// because it depends on what is entered.

/** Asked for nothing: a formula without names needs no source. */
const NO_NAMES: FormulaSource = {
  own: () => 0,
  field: () => 0,
  fact: () => 0,
  customField: () => 0,
};

const NAMES: readonly Formula['kind'][] = ['own', 'field', 'fact', 'custom-field'];

function isConstant(formula: Formula): boolean {
  return !NAMES.includes(formula.kind) && getParts(formula).every(isConstant);
}

/** Whether some part of it fails whatever is entered. */
export function neverComputes(formula: Formula): boolean {
  if (isConstant(formula)) return !evaluateFormula(formula, NO_NAMES).ok;
  const dividesByNothing =
    formula.kind === 'binary' &&
    (formula.sign === '/' || formula.sign === '%') &&
    isConstant(formula.right) &&
    isZero(formula.right);
  return dividesByNothing || getParts(formula).some(neverComputes);
}

function isZero(formula: Formula): boolean {
  const result = evaluateFormula(formula, NO_NAMES);
  return result.ok && result.value === 0;
}

function pricesRead(formula: Formula | null): string[] {
  if (formula === null) return [];
  const direct = formula.kind === 'field' && formula.part === 'price' ? [formula.id] : [];
  return [...direct, ...getParts(formula).flatMap(pricesRead)];
}

/** Fields whose prices are computed from each other, so that none of them can be first. */
export function priceCycle(form: OptionForm): string[] {
  const reads = new Map(
    form.sections.flatMap(({ fields }) =>
      fields.map(({ id, price }): [string, string[]] => [id, pricesRead(price?.formula ?? null)]),
    ),
  );
  return [...reads.keys()].filter((id) => reaches(reads, id));
}

function reaches(reads: ReadonlyMap<string, readonly string[]>, id: string): boolean {
  const seen = new Set<string>();
  const left = [...(reads.get(id) ?? [])];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (next === id) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    left.push(...(reads.get(next) ?? []));
  }
  return false;
}
