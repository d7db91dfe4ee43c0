import { elementAt } from '../../lists/element-at.ts';

// The words of a formula, before they are put together.
// Example: `{value} * 2` is the placeholder "value", the sign `*` and the number 2.

export interface Token {
  kind: 'number' | 'text' | 'name' | 'place' | 'sign' | 'end';
  /** What a placeholder or a text holds; a number as it is written. */
  text: string;
  /** Its first character in the formula. */
  at: number;
}

export type ReadTokens = { ok: true; tokens: Token[] } | { ok: false; at: number };

/** Also signs of programming languages that formulas do not have, to refuse them by name. */
const SIGNS = [
  ...['>>>', '===', '!==', '<<', '>>', '**', '??', '==', '!=', '<=', '>=', '&&', '||'],
  ...[
    '+',
    '-',
    '*',
    '/',
    '%',
    '<',
    '>',
    '!',
    '?',
    ':',
    '(',
    ')',
    ',',
    '.',
    '~',
    '&',
    '|',
    '^',
    '[',
    ']',
  ],
];

const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const NAME = /[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*/y;
const PLACE = /\{([^{}]*)\}/y;
const SPACE = /\s+/y;

export function readTokens(formula: string): ReadTokens {
  const tokens: Token[] = [];
  let at = 0;
  while (at < formula.length) {
    const space = matchAt(SPACE, formula, at);
    if (space) {
      at += space[0].length;
      continue;
    }
    const found = tokenAt(formula, at);
    if (!found) return { ok: false, at };
    tokens.push(found.token);
    at = found.end;
  }
  tokens.push({ kind: 'end', text: '', at });
  return { ok: true, tokens };
}

function tokenAt(formula: string, at: number): { token: Token; end: number } | null {
  const place = matchAt(PLACE, formula, at);
  if (place) {
    const text = elementAt(place, 1).trim();
    return { token: { kind: 'place', text, at }, end: at + place[0].length };
  }
  const number = matchAt(NUMBER, formula, at);
  if (number) {
    return { token: { kind: 'number', text: number[0], at }, end: at + number[0].length };
  }
  const name = matchAt(NAME, formula, at);
  if (name) return { token: { kind: 'name', text: name[0], at }, end: at + name[0].length };
  const first = formula[at];
  if (first === '"' || first === "'") return quotedAt(formula, at, first);
  const sign = SIGNS.find((each) => formula.startsWith(each, at));
  return sign ? { token: { kind: 'sign', text: sign, at }, end: at + sign.length } : null;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

function quotedAt(formula: string, at: number, quote: string) {
  let text = '';
  for (let next = at + 1; next < formula.length; next += 1) {
    const sign = formula.charAt(next);
    if (sign === quote) return { token: { kind: 'text' as const, text, at }, end: next + 1 };
    if (sign === '\\') {
      next += 1;
      const escaped = formula.charAt(next);
      text += ESCAPED[escaped] ?? escaped;
    } else text += sign;
  }
  return null;
}
