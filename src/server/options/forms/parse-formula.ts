import jsep from 'jsep';
import {
  BINARY_SIGNS,
  type BinarySign,
  DEEPEST_FORMULA,
  FIELD_PARTS,
  type Formula,
  FUNCTIONS,
  type FunctionName,
  fieldsRead,
  LONGEST_FORMULA,
  MOST_NODES,
  OWN_PARTS,
  partsOf,
  SHOP_FACTS,
} from '#rules/options/formulas/formula.ts';

// Turns what a manager wrote into tagged nodes, or says where it cannot be understood. The reader of
// expressions is jsep; only what is listed here is taken from it, so a formula can name neither a
// property nor a function of the program.
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
  if (text.length > LONGEST_FORMULA) {
    throw new Stop({ code: 'options.save.formulaLength', max: LONGEST_FORMULA });
  }
  if (deepest(text) > DEEPEST_FORMULA) throw tooDeep();
  const places: Formula[] = [];
  // Each placeholder becomes an internal name; an internal name written by hand is refused.
  if (text.includes('$'))
    throw new Stop({ code: 'options.save.formulaRead', at: text.indexOf('$') });
  const plain = text.replace(/\{([^{}]*)\}/g, (_, inside: string) => {
    places.push(placeholder(inside.trim()));
    return `$${places.length - 1}`;
  });
  const formula = build(readExpression(plain), places, 1);
  if (countNodes(formula) > MOST_NODES) {
    throw new Stop({ code: 'options.save.formulaLength', max: MOST_NODES });
  }
  return formula;
}

function readExpression(text: string): jsep.Expression {
  try {
    return jsep(text);
  } catch (error) {
    // The reader throws its own errors with the place where it stopped.
    const at = error instanceof Error && 'index' in error ? Number(error.index) : 0;
    throw new Stop({ code: 'options.save.formulaRead', at });
  }
}

function tooDeep(): Stop {
  return new Stop({ code: 'options.save.formulaDepth', max: DEEPEST_FORMULA });
}

/** Counted before reading, so that ten thousand brackets never reach a reader that calls itself. */
function deepest(text: string): number {
  let depth = 0;
  let most = 0;
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    most = Math.max(most, depth);
  }
  const runs = text.match(/[-+!~?\s]+/g) ?? [];
  return Math.max(most, ...runs.map((run) => run.replace(/\s/g, '').length));
}

const FIELD = /^field\.([A-Za-z0-9_-]+)\.([a-z_.]+)$/;
const CUSTOM = /^wcpa_pcf_([A-Za-z0-9_-]{1,60})$/;

function placeholder(name: string): Formula {
  const bare = name.startsWith('this.') ? name.slice('this.'.length) : name;
  const own = OWN_PARTS.find((part) => part === shorten(bare));
  if (own) return { kind: 'own', part: own };
  const fact = SHOP_FACTS.find((each) => each === name);
  if (fact) return { kind: 'fact', name: fact };
  const custom = CUSTOM.exec(name)?.[1];
  if (custom !== undefined) return { kind: 'custom-field', name: custom };
  const [, id, asked = ''] = FIELD.exec(name) ?? [];
  const part = FIELD_PARTS.find((each) => each === shorten(asked));
  if (id !== undefined && part) return { kind: 'field', id, part };
  throw new Stop({ code: 'options.save.formulaPlaceholder', found: name.slice(0, 80) });
}

/** `value.length` is the part `length`; `length` alone is nothing. */
function shorten(part: string): string {
  if (part === 'value.length') return 'length';
  return part === 'length' ? '' : part;
}

function build(node: jsep.Expression, places: readonly Formula[], depth: number): Formula {
  if (depth > DEEPEST_FORMULA) throw tooDeep();
  const inner = (each: unknown) => build(each as jsep.Expression, places, depth + 1);
  switch (node.type) {
    case 'Literal':
      return literal(node.value);
    case 'Identifier':
      return named(String(node.name), places);
    case 'UnaryExpression':
      if (node.operator === '-') return { kind: 'negative', of: inner(node.argument) };
      if (node.operator === '+') return inner(node.argument);
      if (node.operator === '!') return { kind: 'not', of: inner(node.argument) };
      throw word(node.operator);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return {
        kind: 'binary',
        sign: signOf(node.operator),
        left: inner(node.left),
        right: inner(node.right),
      };
    case 'ConditionalExpression':
      return choose(inner(node.test), inner(node.consequent), inner(node.alternate));
    case 'CallExpression':
      return {
        kind: 'call',
        name: functionOf(node.callee as jsep.Expression),
        of: (node.arguments as jsep.Expression[]).map(inner),
      };
    default:
      throw new Stop({ code: 'options.save.formulaRead', at: 0 });
  }
}

function choose(test: Formula, yes: Formula, otherwise: Formula): Formula {
  // biome-ignore lint/suspicious/noThenProperty: a branch of the formula, never awaited.
  return { kind: 'choose', test, then: yes, otherwise };
}

function literal(value: unknown): Formula {
  if (typeof value === 'number') return { kind: 'number', value };
  if (typeof value === 'string') return { kind: 'text', value };
  if (typeof value === 'boolean') return { kind: 'number', value: value ? 1 : 0 };
  throw word(String(value));
}

function named(name: string, places: readonly Formula[]): Formula {
  const place = /^\$\d+$/.test(name) ? places[Number(name.slice(1))] : undefined;
  if (!place) throw word(name);
  return place;
}

function signOf(sign: unknown): BinarySign {
  const plain = sign === '===' ? '==' : sign === '!==' ? '!=' : sign;
  const found = BINARY_SIGNS.find((each) => each === plain);
  if (!found) throw word(String(sign));
  return found;
}

/** `max(…)` and, as other shops write it, `Math.max(…)`. */
function functionOf(callee: jsep.Expression): FunctionName {
  const math =
    callee.type === 'MemberExpression' &&
    callee.computed !== true &&
    isNamed(callee.object, 'Math');
  const called = math ? (callee.property as jsep.Expression) : callee;
  const name = called.type === 'Identifier' ? String(called.name) : '';
  const found = FUNCTIONS.find((each) => each === name);
  if (!found) throw word(name || callee.type);
  return found;
}

function isNamed(node: unknown, name: string): boolean {
  const each = node as jsep.Expression;
  return each.type === 'Identifier' && each.name === name;
}

function word(found: unknown): Stop {
  return new Stop({ code: 'options.save.formulaWord', found: String(found).slice(0, 80) });
}

function countNodes(formula: Formula): number {
  return partsOf(formula).reduce((sum, part) => sum + countNodes(part), 1);
}
