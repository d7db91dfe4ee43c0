import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateFormula, type FormulaSource } from './evaluate-formula.ts';
import { parseFormula } from './parse-formula.ts';

const known = new Set(['width', 'drop', 'lining']);

const source: FormulaSource = {
  own: (part) => (part === 'value' ? '3' : part === 'option_price' ? 14 : 0),
  field: (id, part) => (part === 'value' ? ({ width: '140', drop: '200' }[id] ?? 0) : 0),
  fact: (name) => (name === 'product_price' ? 32 : name === 'quantity' ? 2 : 0),
  customField: (name) => (name === 'depth' ? '7' : 0),
};

function result(text: string): number | string {
  const parsed = parseFormula(text, known);
  if (!parsed.ok) return parsed.problem.code;
  const found = evaluateFormula(parsed.formula, source);
  return found.ok ? found.value : found.fault;
}

describe('formulas as they are written', () => {
  test.each<[string, number]>([
    ['({value}>2?{value}*10:0)', 30],
    ['{this.value} * 2', 6],
    ['{field.width.value} * {field.drop.value} / 10000 * 38', 106.4],
    ['{ field.width.value } + 1', 141],
    ['{option_price} * 2', 28],
    ['Math.max({quantity}, 5) + min(1, 2)', 6],
    ['round({product_price} / 3, 2)', 10.67],
    ['{wcpa_pcf_depth} + {wcpa_pcf_none}', 7],
    ['-{value} + +4', 1],
    ['!{value} || 9', 9],
    ['{value} === 3 && 4', 4],
    ['"a" != "b"', 1],
    ['true', 1],
    ['2 + 3 * 4 - 1', 13],
    ['10 - 3 - 2', 5],
    ['1 + 1 == 2 && 3 > 2 || 0', 1],
    ['0 ? 1 : 0 ? 2 : 3', 3],
    ['-2 * 3', -6],
    ["'it\\'s' == \"it's\"", 1],
    ['1.5e2 + .5', 150.5],
  ])('%s is %s [OP-44]', (text, expected) => {
    expect(result(text)).toBeCloseTo(expected, 10);
  });

  test.each<[string, string]>([
    ['', 'options.save.formulaRead'],
    ['{value', 'options.save.formulaRead'],
    ['1 +', 'options.save.formulaRead'],
    ['1; 2', 'options.save.formulaRead'],
    ['$0', 'options.save.formulaRead'],
    ['[1, 2]', 'options.save.formulaRead'],
    ['2 2', 'options.save.formulaRead'],
    ['max(1,)', 'options.save.formulaRead'],
    ['1 ? 2', 'options.save.formulaRead'],
    ['max', 'options.save.formulaWord'],
    ['{value}.constructor', 'options.save.formulaRead'],
    ['{nothing}', 'options.save.formulaPlaceholder'],
    ['{field.width.colour}', 'options.save.formulaPlaceholder'],
    ['{field.height.value}', 'options.save.formulaField'],
    ['process', 'options.save.formulaWord'],
    ['eval("1")', 'options.save.formulaWord'],
    ['constructor()', 'options.save.formulaWord'],
    ['Math.constructor(1)', 'options.save.formulaWord'],
    ['Math["max"](1)', 'options.save.formulaWord'],
    ['1 << 2', 'options.save.formulaWord'],
    ['~1', 'options.save.formulaWord'],
    ['null', 'options.save.formulaWord'],
    [`${'('.repeat(900)}1${')'.repeat(900)}`, 'options.save.formulaDepth'],
    [`${'-'.repeat(900)}1`, 'options.save.formulaDepth'],
    [`${'1?'.repeat(300)}1${':1'.repeat(300)}`, 'options.save.formulaDepth'],
    ['1+'.repeat(1100), 'options.save.formulaLength'],
    [`${'('.repeat(10_000)}1${')'.repeat(10_000)}`, 'options.save.formulaLength'],
    [`${'1,'.repeat(3)}1`, 'options.save.formulaRead'],
  ])('%s is refused as %s [OP-45]', (text, expected) => {
    expect(result(text)).toBe(expected);
  });

  test.each<[string, number]>([
    ['{value} * ', 10],
    ['{value} ) 2', 8],
    ['1 + # 2', 4],
    ['{field.width.value} + {value', 22],
  ])('%s stops at character %s [OP-45]', (text, at) => {
    const parsed = parseFormula(text, known);
    expect(parsed).toEqual({ ok: false, problem: { code: 'options.save.formulaRead', at } });
  });

  test('whatever is written, it is read or refused, and never thrown back [OP-45]', () => {
    const pieces = fc.constantFrom(
      ...['{value}', '{field.width.value}', '1', '0', '.5', '(', ')', '[', ']', '?', ':', ',', '"'],
      ...['+', '-', '*', '/', '%', '<', '>=', '==', '&&', '||', '!', ' ', 'max', 'Math.', 'a', '{'],
      ...['}', '=>', ';', '`', '\\', 'this', 'new ', '\u0000', '😀'],
    );
    const texts = fc.oneof(
      fc.array(pieces, { maxLength: 40 }).map((list) => list.join('')),
      fc.string({ unit: 'binary', maxLength: 80 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(['number', 'string']).toContain(typeof result(text));
      }),
      { numRuns: 5000 },
    );
  });
});
