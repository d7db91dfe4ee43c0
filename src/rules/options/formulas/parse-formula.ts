import {
  BINARY_SIGNS,
  type BinarySign,
  DEEPEST_FORMULA,
  FIELD_PARTS,
  type Formula,
  FUNCTIONS,
  type FunctionName,
  fieldsRead,
  getParts,
  MAX_FORMULA_LENGTH,
  MAX_NODES,
  SELF_PARTS,
  SHOP_VARIABLES,
} from './formula.ts';
import { readTokens, type Token } from './formula-tokens.ts';

// Turns what a manager wrote into tagged nodes, or says where it cannot be understood. Only what is
// listed here is read, so a formula can name neither a property nor a function of the program. The
// builder runs it at every key stroke, the server when the form is saved.
// Example: `{value} > 2 ? {value} * 10 : 0` becomes choose(value > 2, value * 10, 0).

export type FormulaProblem =
  | { code: 'options.save.formulaLength'; max: number }
  | { code: 'options.save.formulaDepth'; max: number }
  | { code: 'options.save.formulaPlaceholder'; found: string }
  | { code: 'options.save.formulaField'; found: string }
  | { code: 'options.save.formulaWord'; found: string }
  | { code: 'options.save.formulaRead'; at: number };

export type ParsedFormula = { ok: true; formula: Formula } | { ok: false; problem: FormulaProblem };

class Stop extends Error {
  readonly problem: FormulaProblem;
  constructor(problem: FormulaProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** `known` are the form's field ids. */
export function parseFormula(text: string, known: ReadonlySet<string>): ParsedFormula {
  try {
    const formula = read(text);
    for (const id of fieldsRead(formula)) {
      if (!known.has(id)) throw new Stop({ code: 'options.save.formulaField', found: id });
    }
    return { ok: true, formula };
  } catch (error) {
    if (error instanceof Stop) return { ok: false, problem: error.problem };
    throw error;
  }
}

function read(text: string): Formula {
  if (text.length > MAX_FORMULA_LENGTH) {
    throw new Stop({ code: 'options.save.formulaLength', max: MAX_FORMULA_LENGTH });
  }
  if (deepest(text) > DEEPEST_FORMULA) throw tooDeep();
  const found = readTokens(text);
  if (!found.ok) throw unread(found.at);
  const cursor: Cursor = { tokens: found.tokens, next: 0 };
  const formula = choice(cursor);
  const rest = peek(cursor);
  if (rest.kind !== 'end') throw unreadToken(rest);
  if (getDepth(formula) > DEEPEST_FORMULA) throw tooDeep();
  if (countNodes(formula) > MAX_NODES) {
    throw new Stop({ code: 'options.save.formulaLength', max: MAX_NODES });
  }
  return formula;
}

function tooDeep(): Stop {
  return new Stop({ code: 'options.save.formulaDepth', max: DEEPEST_FORMULA });
}

function unread(at: number): Stop {
  return new Stop({ code: 'options.save.formulaRead', at });
}

function word(found: string): Stop {
  return new Stop({ code: 'options.save.formulaWord', found: found.slice(0, 80) });
}

const STRANGE_SIGNS = ['>>>', '<<', '>>', '**', '??', '~', '&', '|', '^'];

function unreadToken({ kind, text, at }: Token): Stop {
  return kind === 'sign' && STRANGE_SIGNS.includes(text) ? word(text) : unread(at);
}

/** Counted before reading, so that ten thousand brackets never reach a reader that calls itself. */
function deepest(text: string): number {
  let depth = 0;
  let limit = 0;
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    limit = Math.max(limit, depth);
  }
  const runs = text.match(/[-+!~?\s]+/g) ?? [];
  return Math.max(limit, ...runs.map((run) => run.replace(/\s/g, '').length));
}

interface Cursor {
  readonly tokens: readonly Token[];
  next: number;
}

const END: Token = { kind: 'end', text: '', at: 0 };

function peek({ tokens, next }: Cursor): Token {
  return tokens[next] ?? tokens.at(-1) ?? END;
}

function take(cursor: Cursor): Token {
  const token = peek(cursor);
  cursor.next += 1;
  return token;
}

function isSign({ kind, text }: Token, sign: string): boolean {
  return kind === 'sign' && text === sign;
}

function expectSign(cursor: Cursor, sign: string): void {
  const token = take(cursor);
  if (!isSign(token, sign)) throw unreadToken(token);
}

function choice(cursor: Cursor): Formula {
  const test = joined(cursor, 0);
  if (!isSign(peek(cursor), '?')) return test;
  take(cursor);
  const yes = choice(cursor);
  expectSign(cursor, ':');
  const otherwise = choice(cursor);
  // biome-ignore lint/suspicious/noThenProperty: a branch of the formula, never awaited.
  return { kind: 'choose', test, then: yes, otherwise };
}

/** What binds more strongly is further down. */
const LEVELS: readonly (readonly BinarySign[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

function joined(cursor: Cursor, level: number): Formula {
  const signs = LEVELS[level];
  if (!signs) return signed(cursor);
  let left = joined(cursor, level + 1);
  for (let sign = signAt(cursor); sign && signs.includes(sign); sign = signAt(cursor)) {
    take(cursor);
    left = { kind: 'binary', sign, left, right: joined(cursor, level + 1) };
  }
  return left;
}

function signAt(cursor: Cursor): BinarySign | undefined {
  const { kind, text } = peek(cursor);
  if (kind !== 'sign') return undefined;
  const plain = text === '===' ? '==' : text === '!==' ? '!=' : text;
  return BINARY_SIGNS.find((each) => each === plain);
}

function signed(cursor: Cursor): Formula {
  const token = peek(cursor);
  if (isSign(token, '+')) {
    take(cursor);
    return signed(cursor);
  }
  if (isSign(token, '-') || isSign(token, '!')) {
    take(cursor);
    return { kind: token.text === '-' ? 'negative' : 'not', of: signed(cursor) };
  }
  return single(cursor);
}

function single(cursor: Cursor): Formula {
  const token = take(cursor);
  switch (token.kind) {
    case 'number':
      return { kind: 'number', value: Number(token.text) };
    case 'text':
      return { kind: 'text', value: token.text };
    case 'place':
      return placeholder(token.text);
    case 'name':
      return named(token.text, cursor);
    default: {
      if (!isSign(token, '(')) throw unreadToken(token);
      const inside = choice(cursor);
      expectSign(cursor, ')');
      return inside;
    }
  }
}

/** `true`, `max(…)` and, as other shops write it, `Math.max(…)`. */
function named(name: string, cursor: Cursor): Formula {
  if (name === 'true' || name === 'false')
    return { kind: 'number', value: name === 'true' ? 1 : 0 };
  if (name !== 'Math' || !isSign(peek(cursor), '.')) return call(name, cursor);
  take(cursor);
  return call(take(cursor).text, cursor);
}

function call(name: string, cursor: Cursor): Formula {
  const found: FunctionName | undefined = FUNCTIONS.find((each) => each === name);
  if (!found || !isSign(peek(cursor), '(')) throw word(name);
  take(cursor);
  const of: Formula[] = [];
  if (isSign(peek(cursor), ')')) {
    take(cursor);
    return { kind: 'call', name: found, of };
  }
  of.push(choice(cursor));
  while (isSign(peek(cursor), ',')) {
    take(cursor);
    of.push(choice(cursor));
  }
  expectSign(cursor, ')');
  return { kind: 'call', name: found, of };
}

const FIELD = /^field\.([A-Za-z0-9_-]+)\.([a-z_.]+)$/;
const CUSTOM = /^wcpa_pcf_([A-Za-z0-9_-]{1,60})$/;

function placeholder(name: string): Formula {
  const bare = name.startsWith('this.') ? name.slice('this.'.length) : name;
  const fieldPart = SELF_PARTS.find((part) => part === shorten(bare));
  if (fieldPart) return { kind: 'own', part: fieldPart };
  const fact = SHOP_VARIABLES.find((each) => each === name);
  if (fact) return { kind: 'fact', name: fact };
  const custom = CUSTOM.exec(name)?.[1];
  if (custom !== undefined) return { kind: 'custom-field', name: custom };
  const [, id, requested = ''] = FIELD.exec(name) ?? [];
  const part = FIELD_PARTS.find((each) => each === shorten(requested));
  if (id !== undefined && part) return { kind: 'field', id, part };
  throw new Stop({ code: 'options.save.formulaPlaceholder', found: name.slice(0, 80) });
}

/** `value.length` is the part `length`; `length` alone is nothing. */
function shorten(part: string): string {
  if (part === 'value.length') return 'length';
  return part === 'length' ? '' : part;
}

function countNodes(formula: Formula): number {
  return getParts(formula).reduce((sum, part) => sum + countNodes(part), 1);
}

function getDepth(formula: Formula): number {
  return getParts(formula).reduce((deepest, part) => Math.max(deepest, getDepth(part) + 1), 1);
}
