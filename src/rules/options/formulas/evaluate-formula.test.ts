import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  evaluateFormula,
  evaluateText,
  type FormulaSource,
  plainNumber,
} from './evaluate-formula.ts';
import { BINARY_SIGNS, type Formula, FUNCTIONS, fieldsRead } from './formula.ts';

const fieldValues = {
  value: '12',
  length: 2,
  count: 1,
  option_price: 3,
  days: 4,
  seconds: 5,
  timestamp: 6,
};

const source: FormulaSource = {
  own: (part) => fieldValues[part],
  field: (id, part) => (id === 'width' && part === 'value' ? '140' : id === 'name' ? 'Ada' : 0),
  fact: (name) =>
    ({ product_price: 32, quantity: 2, 'today.days': 20574, 'today.seconds': 9 })[name],
  customField: (name) => (name === 'depth' ? '7' : 0),
};

const n = (value: number): Formula => ({ kind: 'number', value });
const t = (value: string): Formula => ({ kind: 'text', value });
const b = (left: Formula, sign: (typeof BINARY_SIGNS)[number], right: Formula): Formula => ({
  kind: 'binary',
  sign,
  left,
  right,
});
const call = (name: (typeof FUNCTIONS)[number], ...of: Formula[]): Formula => ({
  kind: 'call',
  name,
  of,
});
const value: Formula = { kind: 'own', part: 'value' };
const width: Formula = { kind: 'field', id: 'width', part: 'value' };
const name: Formula = { kind: 'field', id: 'name', part: 'value' };

describe('what a formula comes to', () => {
  test.each<[string, Formula, number]>([
    ['1 + 2', b(n(1), '+', n(2)), 3],
    ['1 - 2', b(n(1), '-', n(2)), -1],
    ['3 * 4', b(n(3), '*', n(4)), 12],
    ['3 / 4', b(n(3), '/', n(4)), 0.75],
    ['7 % 4', b(n(7), '%', n(4)), 3],
    ['1 < 2', b(n(1), '<', n(2)), 1],
    ['2 <= 1', b(n(2), '<=', n(1)), 0],
    ['2 > 1', b(n(2), '>', n(1)), 1],
    ['2 >= 3', b(n(2), '>=', n(3)), 0],
    ['2 == "2"', b(n(2), '==', t('2')), 1],
    ['"Ada" == "ada"', b(name, '==', t('ada')), 1],
    ['2 != 3', b(n(2), '!=', n(3)), 1],
    ['1 && 5', b(n(1), '&&', n(5)), 5],
    ['0 && 5', b(n(0), '&&', n(5)), 0],
    ['0 || 5', b(n(0), '||', n(5)), 5],
    ['3 || 5', b(n(3), '||', n(5)), 3],
    ['-3', { kind: 'negative', of: n(3) }, -3],
    ['-0', { kind: 'negative', of: n(0) }, 0],
    ['!0', { kind: 'not', of: n(0) }, 1],
    ['value > 2 ? value * 10 : 0', choose(b(value, '>', n(2)), b(value, '*', n(10)), n(0)), 120],
    ['value < 2 ? 1 : 9', choose(b(value, '<', n(2)), n(1), n(9)), 9],
    ['min', call('min', n(3), n(1), n(2)), 1],
    ['max', call('max', n(3), n(1), n(2)), 3],
    ['max of nothing', call('max'), 0],
    ['round', call('round', n(2.5)), 3],
    ['round away from nought', call('round', n(-2.5)), -3],
    ['round to places', call('round', n(1.005), n(2)), 1.01],
    ['floor', call('floor', n(-1.5)), -2],
    ['ceil', call('ceil', n(1.1)), 2],
    ['abs', call('abs', n(-4)), 4],
    ['text in arithmetic is 0', b(name, '+', n(1)), 1],
    ['a custom field', { kind: 'custom-field', name: 'depth' }, 7],
    ['an unknown custom field', { kind: 'custom-field', name: 'none' }, 0],
    ['the product price', { kind: 'fact', name: 'product_price' }, 32],
    ['the quantity', { kind: 'fact', name: 'quantity' }, 2],
    ['today', { kind: 'fact', name: 'today.days' }, 20574],
    ['seconds today', { kind: 'fact', name: 'today.seconds' }, 9],
    ['count', { kind: 'own', part: 'count' }, 1],
    ['length', { kind: 'own', part: 'length' }, 2],
    ['option price', { kind: 'own', part: 'option_price' }, 3],
    ['days', { kind: 'own', part: 'days' }, 4],
    ['seconds', { kind: 'own', part: 'seconds' }, 5],
    ['timestamp', { kind: 'own', part: 'timestamp' }, 6],
    ['another field', b(width, '*', n(2)), 280],
  ])('%s [OP-44]', (_, formula, expected) => {
    expect(evaluateFormula(formula, source)).toEqual({ ok: true, value: expected });
  });

  test('dividing by nought is a fault, not a price [OP-45]', () => {
    const fault = { ok: false, fault: 'options.fault.notFinite' };
    expect(evaluateFormula(b(n(1), '/', n(0)), source)).toEqual(fault);
    expect(evaluateFormula(b(n(0), '/', n(0)), source)).toEqual(fault);
    expect(evaluateFormula(b(n(1), '%', n(0)), source)).toEqual(fault);
  });

  test('a label keeps text, and nothing where a figure is none [OP-44]', () => {
    expect(evaluateText(name, source)).toBe('Ada');
    expect(evaluateText(b(n(1), '/', n(0)), source)).toBeNull();
  });

  test('text is a number only when a person would say so [OP-44]', () => {
    const texts = ['12', ' 12.5 ', '-.5', '1e9', '0x10', '', '12 cm', 'Infinity', '9'.repeat(41)];
    expect(texts.map(plainNumber)).toEqual([12, 12.5, -0.5, null, null, null, null, null, null]);
  });

  test('every tree ends in a number or a named fault [OP-45]', () => {
    const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
      formula: fc.oneof(
        { maxDepth: 6 },
        fc.double().map(n),
        fc.string().map(t),
        fc.constant(value),
        fc.constant(width),
        fc
          .tuple(tie('formula'), fc.constantFrom(...BINARY_SIGNS), tie('formula'))
          .map((x) => b(...x)),
        fc
          .tuple(fc.constantFrom(...FUNCTIONS), fc.array(tie('formula'), { maxLength: 3 }))
          .map(([called, of]) => call(called, ...of)),
        fc.tuple(tie('formula'), tie('formula'), tie('formula')).map((x) => choose(...x)),
      ),
    }));
    fc.assert(
      fc.property(formula, (each) => {
        const result = evaluateFormula(each, source);
        if (result.ok) expect(Number.isFinite(result.value)).toBe(true);
        else expect(result.fault).toBe('options.fault.notFinite');
      }),
    );
  });
});

test('the fields a formula reads', () => {
  const formula = choose(b(width, '>', n(1)), call('max', name, n(1)), { kind: 'not', of: width });
  expect([...fieldsRead(formula)].sort()).toEqual(['name', 'width']);
});

function choose(condition: Formula, whenTrue: Formula, otherwise: Formula): Formula {
  // biome-ignore lint/suspicious/noThenProperty: a branch of the formula, never awaited.
  return { kind: 'choose', test: condition, then: whenTrue, otherwise };
}
