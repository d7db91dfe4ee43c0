import { expect, test } from 'vitest';
import { parseLiveText } from '#rules/options/forms/parse-live-text.ts';
import { evaluateFormula, type FormulaSource } from '#rules/options/formulas/evaluate-formula.ts';
import { parseFormula } from '#rules/options/formulas/parse-formula.ts';
import { parseForm } from './parse-form.ts';

// A hundred thousand random texts: each is parsed or refused, none throws, none
// is slow. The same texts in every run; PROPERTY_SEED names others.

const RUNS = 100_000;
const MAX_MS = 10;
const KNOWN = new Set(['width', 'drop']);

const PIECES = [
  ...['{value}', '{field.width.value}', '{field.drop.price}', '{quantity}', '{today.days}'],
  ...[
    '{wcpa_pcf_rate}',
    '{field.nothing.value}',
    '{value.length}',
    '{',
    '}',
    '$',
    '$0',
    '#=',
    '=#',
  ],
  ...['1', '0', '.5', '1e999', '0x10', '999999999999999999999', '(', ')', '((((', '))))', '[', ']'],
  ...[
    '?',
    ':',
    '? 1 :',
    ',',
    '+',
    '-',
    '*',
    '/',
    '%',
    '<',
    '>=',
    '==',
    '!=',
    '===',
    '&&',
    '||',
    '!',
  ],
  ...['~', '<<', '**', '=>', '=', ';', '"', "'", '`', '\\', ' ', '\n', 'max(', 'min(', 'round('],
  ...['Math.', 'abs(', 'a', 'this', 'new ', 'constructor', '__proto__', 'eval(', 'JSON.parse('],
  ...['\u0000', '😀', '\u202e', 'é', '\ud800'],
];

/** A small generator of even numbers from 0 to 1, the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function textFrom(next: () => number): string {
  // Most are short; one in fifty is as long as a formula may be, and longer.
  const count = next() < 0.02 ? 50 + Math.floor(next() * 800) : 1 + Math.floor(next() * 14);
  const wild = next() < 0.1;
  let text = '';
  for (let at = 0; at < count; at += 1) {
    text += wild
      ? String.fromCharCode(Math.floor(next() * 0x3000))
      : (PIECES[Math.floor(next() * PIECES.length)] ?? '');
  }
  return text;
}

const odd = (next: () => number) => {
  const results = [0, 1, -1, 1e308, -1e308, '', '12', '12 cm', 'Ada', '9'.repeat(60)];
  return () => results[Math.floor(next() * results.length)] ?? 0;
};

function tried(text: string, source: FormulaSource): 'read' | 'refused' {
  parseLiveText(text, KNOWN);
  const parsed = parseFormula(text, KNOWN);
  if (!parsed.ok) return 'refused';
  const result = evaluateFormula(parsed.formula, source);
  if (result.ok && !Number.isFinite(result.value)) throw new Error(`no number: ${text}`);
  return 'read';
}

test('100,000 odd texts are read or refused, none thrown back, none slow [OP-45]', () => {
  const next = numbersFrom(Number(process.env.PROPERTY_SEED) || 20_261_115);
  const respond = odd(next);
  const source: FormulaSource = {
    own: respond,
    field: respond,
    fact: () => Number(respond()) || 0,
    customField: respond,
  };
  const counts = { read: 0, refused: 0 };
  const slow: string[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const text = textFrom(next);
    const start = performance.now();
    counts[tried(text, source)] += 1;
    if (performance.now() - start > MAX_MS) slow.push(text);
  }
  expect(counts.read).toBeGreaterThan(500);
  expect(counts.refused).toBeGreaterThan(50_000);
  // A machine may stop for a moment; a text that is slow is slow every time.
  const always = slow.filter((text) =>
    [1, 2, 3, 4, 5].every(() => {
      const start = performance.now();
      tried(text, source);
      return performance.now() - start > MAX_MS;
    }),
  );
  expect(always).toEqual([]);
}, 60_000);

/** The problems of a form whose only field is priced by this formula. */
function saveProblem(formula: string) {
  const price = { pricingType: 'custom' as const, formula };
  const fields = [{ id: 'width', type: 'number' as const, price }];
  const sections = [{ id: 'main', fields }];
  const parsed = parseForm({ title: 'Form', belongsTo: { kind: 'all' }, sections });
  return parsed.ok ? undefined : parsed.problems[0];
}

test.each([
  ['brackets', `${'('.repeat(10_000)}1${')'.repeat(10_000)}`],
  ['lists', `${'['.repeat(10_000)}1${']'.repeat(10_000)}`],
  ['signs', `${'-'.repeat(10_000)}1`],
  ['choices', `${'1?'.repeat(10_000)}1${':1'.repeat(10_000)}`],
  ['calls', `${'max('.repeat(10_000)}1${')'.repeat(10_000)}`],
])('a form with ten thousand nested %s in a formula is not saved [OP-45]', (_, formula) => {
  expect(saveProblem(formula)).toMatchObject({
    code: 'options.save.formulaLength',
    place: 'width',
  });
  const within = formula.slice(4_000, 5_900);
  expect(saveProblem(within)?.place).toBe('width');
});
