import type {
  BinarySign,
  FieldPart,
  Formula,
  FunctionName,
  SelfPart,
  ShopFact,
} from './formula.ts';

// The value of a formula. Numeric text counts as a number, other text counts as 0 in arithmetic and
// compares as text; a non-finite result is an error.
// Example: `{field.width.value} * {field.drop.value} / 10000 * 38` with 140 and 200 is 106.4.

export type FormulaValue = number | string;

/** Resolves the names of a formula. Unknown, hidden and empty fields are 0. */
export interface FormulaSource {
  own(part: SelfPart): FormulaValue;
  field(id: string, part: FieldPart): FormulaValue;
  fact(name: ShopFact): number;
  customField(name: string): FormulaValue;
}

export type FormulaFault = 'options.fault.notFinite';

export type FormulaResult = { ok: true; value: number } | { ok: false; fault: FormulaFault };

export function evaluateFormula(formula: Formula, source: FormulaSource): FormulaResult {
  const value = toNumber(walk(formula, source));
  // Normalises -0 to 0.
  return Number.isFinite(value)
    ? { ok: true, value: value === 0 ? 0 : value }
    : { ok: false, fault: 'options.fault.notFinite' };
}

/** For a label: text stays text. */
export function evaluateText(formula: Formula, source: FormulaSource): FormulaValue | null {
  const value = walk(formula, source);
  return typeof value === 'string' || Number.isFinite(value) ? value : null;
}

function walk(node: Formula, source: FormulaSource): FormulaValue {
  switch (node.kind) {
    case 'number':
    case 'text':
      return node.value;
    case 'own':
      return source.own(node.part);
    case 'field':
      return source.field(node.id, node.part);
    case 'fact':
      return source.fact(node.name);
    case 'custom-field':
      return source.customField(node.name);
    case 'negative':
      return -toNumber(walk(node.of, source));
    case 'not':
      return truth(walk(node.of, source)) ? 0 : 1;
    case 'binary':
      return binary(node.sign, node.left, node.right, source);
    case 'choose':
      return walk(truth(walk(node.test, source)) ? node.then : node.otherwise, source);
    case 'call':
      return call(
        node.name,
        node.of.map((each) => toNumber(walk(each, source))),
      );
  }
}

function binary(
  sign: BinarySign,
  leftNode: Formula,
  rightNode: Formula,
  source: FormulaSource,
): FormulaValue {
  const left = walk(leftNode, source);
  if (sign === '&&' && !truth(left)) return 0;
  if (sign === '||' && truth(left)) return left;
  const right = walk(rightNode, source);
  switch (sign) {
    case '&&':
    case '||':
      return right;
    case '==':
      return equal(left, right) ? 1 : 0;
    case '!=':
      return equal(left, right) ? 0 : 1;
    default:
      return arithmetic(sign, toNumber(left), toNumber(right));
  }
}

function arithmetic(
  sign: Exclude<BinarySign, '&&' | '||' | '==' | '!='>,
  left: number,
  right: number,
): number {
  switch (sign) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
    case '<':
      return left < right ? 1 : 0;
    case '<=':
      return left <= right ? 1 : 0;
    case '>':
      return left > right ? 1 : 0;
    case '>=':
      return left >= right ? 1 : 0;
  }
}

function call(name: FunctionName, values: readonly number[]): number {
  const [first = 0, second = 0] = values;
  switch (name) {
    case 'min':
      return values.length > 0 ? Math.min(...values) : 0;
    case 'max':
      return values.length > 0 ? Math.max(...values) : 0;
    case 'round':
      return roundTo(first, second);
    case 'floor':
      return Math.floor(first);
    case 'ceil':
      return Math.ceil(first);
    case 'abs':
      return Math.abs(first);
  }
}

/** round(2.345, 2) is 2.35: half is rounded away from zero, as for money. */
function roundTo(value: number, places: number): number {
  const factor = 10 ** Math.min(8, Math.max(0, Math.trunc(places)));
  const size = Math.abs(value) * factor;
  return (Math.sign(value) * Math.floor(size + 0.5 + size * Number.EPSILON * 4)) / factor;
}

function truth(value: FormulaValue): boolean {
  return typeof value === 'string' ? value !== '' && value !== '0' : value !== 0;
}

function equal(left: FormulaValue, right: FormulaValue): boolean {
  const a = plainNumber(left);
  const b = plainNumber(right);
  if (a !== null && b !== null) return a === b;
  return String(left).toLowerCase() === String(right).toLowerCase();
}

function toNumber(value: FormulaValue): number {
  return typeof value === 'number' ? value : (plainNumber(value) ?? 0);
}

const NUMBER = /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/;

/** "12.5" is 12.5; "", "12 cm" and "1e9" are no plain numbers. */
export function plainNumber(value: FormulaValue): number | null {
  if (typeof value === 'number') return value;
  return value.length <= 40 && NUMBER.test(value) ? Number(value) : null;
}
