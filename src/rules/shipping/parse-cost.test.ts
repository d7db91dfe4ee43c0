import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { money } from '../money/money.ts';
import { formulaCost } from './evaluate-cost.ts';
import { DEEPEST_FORMULA, MAX_FORMULA_LENGTH, parseFormula } from './parse-cost.ts';

/** Three pieces for 48.00. */
const details = { qty: 3, cost: money(4800), decimals: 2 };

describe('what a formula comes to', () => {
  test.each([
    ['6', 600],
    ['6.00', 600],
    [' .5 ', 50],
    ['[qty]', 300],
    ['[cost]', 4800],
    ['[ cost ]', 4800],
    ['5 + 2 * [qty]', 1100],
    ['(5 + 2) * [qty]', 2100],
    ['10 - 2 - 3', 500],
    ['24 / 4 / 2', 300],
    ['10 - -2', 1200],
    ['-(2 - 5)', 300],
    ['1.1 + 2.2', 330],
    ['1.005', 101],
    ['[cost] * 0.1', 480],
    ['[cost] / [qty]', 1600],
    ['10 / 3', 333],
    ['[fee percent="10"]', 480],
    ['[fee percent="10" min_fee="4"]', 480],
    ['[fee percent="5" min_fee="4"]', 400],
    ['[fee percent="50" max_fee="20"]', 2000],
    ["[fee percent='10' min_fee='' max_fee='']", 480],
    ['[fee percent=10 min_fee=5]', 500],
    ['[fee min_fee="4" percent="5"] + 1', 500],
    ['2 * ([qty] + [fee percent="100" max_fee="1"])', 800],
    ['1 - 5', 0],
    ['0', 0],
  ])('%s', (text, cost) => {
    expect(formulaCost(text, details)).toEqual({ cost, invalid: false });
  });

  it('counts in the units of the currency', () => {
    expect(formulaCost('500 + [cost]', { qty: 1, cost: money(4800), decimals: 0 }).cost).toBe(5300);
    expect(formulaCost('0.5', { qty: 1, cost: money(0), decimals: 3 }).cost).toBe(500);
  });
});

describe('what is no formula is a problem when saved, and nought with a flag in a cart', () => {
  test.each([
    ['', 0],
    ['   ', 0],
    ['five', 0],
    ['5 +', 3],
    ['5 5', 1],
    ['5,50', 1],
    ['(5', 2],
    ['5)', 1],
    ['[weight]', 0],
    ['[qty', 0],
    ['[fee]', 0],
    ['[fee percent="ten"]', 0],
    ['[fee percent="1.2.3"]', 21],
    ['2 ** 3', 3],
    ['1e9', 1],
    ['alert(1)', 0],
    ['constructor', 0],
    ['9999999999999', 12],
  ])('%j stops at %d', (text, at) => {
    const problems = [{ code: 'shipping.problem.formulaSign', at }];
    expect(parseFormula(text)).toEqual({ ok: false, problems });
    expect(formulaCost(text, details)).toEqual({ cost: 0, invalid: true });
  });

  it('has a longest and a deepest', () => {
    expect(parseFormula('1'.padEnd(MAX_FORMULA_LENGTH)).ok).toBe(true);
    expect(parseFormula('1'.padEnd(MAX_FORMULA_LENGTH + 1))).toEqual({
      ok: false,
      problems: [{ code: 'shipping.problem.formulaLength', max: MAX_FORMULA_LENGTH }],
    });
    const nested = (depth: number) => `${'('.repeat(depth)}1${')'.repeat(depth)}`;
    expect(parseFormula(nested(DEEPEST_FORMULA - 1)).ok).toBe(true);
    const deep = { code: 'shipping.problem.formulaDepth', max: DEEPEST_FORMULA };
    expect(parseFormula(nested(DEEPEST_FORMULA))).toEqual({ ok: false, problems: [deep] });
    expect(parseFormula('-'.repeat(400)).ok).toBe(false);
  });

  test.each(['5 / 0', '1 / ([qty] - 3)', '0 / 0', `${'999999999999 * '.repeat(9)}1`])(
    '%s has no result',
    (text) => {
      expect(parseFormula(text).ok).toBe(true);
      expect(formulaCost(text, details)).toEqual({ cost: 0, invalid: true });
    },
  );
});

describe('whatever is written', () => {
  it('answers, with a cost of nought or more', () => {
    const signs = ['[qty]', '[cost]', '[fee percent="5"]', '+', '-', '*', '/', '(', ')', '7', ' '];
    const written = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.array(fc.constantFrom(...signs), { maxLength: 25 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(written, (text) => {
        expect(formulaCost(text, details).cost).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  it('follows the rules of sums and products', () => {
    const small = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(small, small, small, small, (a, b, c, d) => {
        const value = a + b * c - (d - c) * a;
        const text = `${a} + ${b}*${c} - (${d} - ${c}) * ${a}`;
        expect(formulaCost(text, details).cost).toBe(Math.max(0, value * 100));
      }),
    );
  });
});
