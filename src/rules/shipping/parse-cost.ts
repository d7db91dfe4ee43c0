import { elementAt } from '../lists/element-at.ts';

// A shipping cost as entered by the manager: an amount, or a formula of the number of pieces, their
// cost and a fee with limits. It is parsed into a tree and never executed as code.
// Example: `5 + 2 * [qty]` is 11 for three pieces; `[fee percent="10" min_fee="4"]` is 4.80 of
// 48.00.

export type Formula =
  | { kind: 'number'; value: number }
  | { kind: 'qty' }
  | { kind: 'cost' }
  | { kind: 'fee'; percent: number; min: number | null; max: number | null }
  | { kind: 'negative'; of: Formula }
  | { kind: 'sum' | 'difference' | 'product' | 'quotient'; left: Formula; right: Formula };

export type FormulaProblem =
  | { code: 'shipping.problem.formulaLength'; max: number }
  | { code: 'shipping.problem.formulaDepth'; max: number }
  /** `at` is the position of the error, from 0. */
  | { code: 'shipping.problem.formulaSign'; at: number };

export type ParsedFormula =
  | { ok: true; formula: Formula }
  | { ok: false; problems: [FormulaProblem] };

export const MAX_FORMULA_LENGTH = 500;
export const DEEPEST_FORMULA = 30;

const NUMBER = /\s*(\d{1,12}(?:\.\d{1,8})?|\.\d{1,8})/y;
const FIELD = /\s*\[\s*(qty|cost)\s*\]/y;
const FEE =
  /\s*\[\s*fee((?:\s+(?:percent|min_fee|max_fee)\s*=\s*(?:"[\d.\s]*"|'[\d.\s]*'|[\d.]+))+)\s*\]/y;
const ARGUMENT = /(percent|min_fee|max_fee)\s*=\s*["']?\s*([\d.]*)/g;

class Stop extends Error {
  readonly problem: FormulaProblem;
  constructor(problem: FormulaProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Parsed formulas are cached: a shop has few, and every cart needs them. */
const known = new Map<string, ParsedFormula>();
const MAX_KNOWN = 500;

export function parseFormula(text: string): ParsedFormula {
  let parsed = known.get(text);
  if (!parsed) {
    parsed = readFormula(text);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, parsed);
  }
  return parsed;
}

function readFormula(text: string): ParsedFormula {
  if (text.length > MAX_FORMULA_LENGTH) {
    const problem = { code: 'shipping.problem.formulaLength', max: MAX_FORMULA_LENGTH } as const;
    return { ok: false, problems: [problem] };
  }
  try {
    return { ok: true, formula: readAll(text) };
  } catch (error) {
    if (error instanceof Stop) return { ok: false, problems: [error.problem] };
    throw error;
  }
}

function readAll(text: string): Formula {
  let at = 0;
  let depth = 0;

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const sign = (signs: string): string | null => {
    const blank = /\s*/y;
    blank.lastIndex = at;
    blank.exec(text);
    const next = text[blank.lastIndex];
    if (next === undefined || !signs.includes(next)) return null;
    at = blank.lastIndex + 1;
    return next;
  };
  const stuck = () => new Stop({ code: 'shipping.problem.formulaSign', at });

  const chain = (signs: string, kinds: Record<string, Pair>, next: () => Formula): Formula => {
    let left = next();
    for (let found = sign(signs); found; found = sign(signs)) {
      left = { kind: kinds[found] ?? 'sum', left, right: next() };
    }
    return left;
  };
  const expression = (): Formula => chain('+-', { '+': 'sum', '-': 'difference' }, term);
  const term = (): Formula => chain('*/', { '*': 'product', '/': 'quotient' }, part);
  const part = (): Formula => {
    depth += 1;
    if (depth > DEEPEST_FORMULA) {
      throw new Stop({ code: 'shipping.problem.formulaDepth', max: DEEPEST_FORMULA });
    }
    const read = readPart();
    depth -= 1;
    return read;
  };
  const readPart = (): Formula => {
    if (sign('-')) return { kind: 'negative', of: part() };
    if (sign('(')) {
      const inner = expression();
      if (!sign(')')) throw stuck();
      return inner;
    }
    const number = match(NUMBER);
    if (number) return { kind: 'number', value: Number(number[1]) };
    const field = match(FIELD);
    if (field) return { kind: field[1] === 'qty' ? 'qty' : 'cost' };
    const fee = match(FEE);
    if (!fee) throw stuck();
    return readFee(elementAt(fee, 1)) ?? fail();
  };
  const fail = (): never => {
    throw stuck();
  };

  const formula = expression();
  if (text.slice(at).trim() !== '') throw stuck();
  return formula;
}

type Pair = 'sum' | 'difference' | 'product' | 'quotient';

/** Null where a number is invalid, such as 1.2.3; empty limits are no limits. */
function readFee(args: string): Formula | null {
  const attributes = new Map<string, number | null>();
  for (const [, name = '', text = ''] of args.matchAll(ARGUMENT)) {
    attributes.set(name, text === '' ? null : Number(text));
  }
  if ([...attributes.values()].some((value) => Number.isNaN(value))) return null;
  return {
    kind: 'fee',
    percent: attributes.get('percent') ?? 0,
    min: attributes.get('min_fee') ?? null,
    max: attributes.get('max_fee') ?? null,
  };
}
