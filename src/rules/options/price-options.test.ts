import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Money, money } from '../money/money.ts';
import { evaluateForm, savedValues } from './evaluate-form.ts';
import type { FieldValues } from './field-value.ts';
import type { Formula } from './formulas/formula.ts';
import { type FieldPrice, type OptionField, type OptionForm, OVERRIDES } from './option-form.ts';
import {
  num,
  sampleChoice,
  sampleInput,
  sampleNumber,
  sampleOption,
  samplePlan,
  samplePrice,
  sampleText,
  showWhen,
  times,
  valueOfField,
} from './testing/sample-form.ts';

const FREE = { min: 1, max: null };

function state(
  fields: readonly OptionField[],
  values: FieldValues,
  overrides: Partial<OptionForm> = {},
  input: Parameters<typeof sampleInput>[1] = {},
) {
  return evaluateForm(samplePlan(fields, overrides), sampleInput(values, input), FREE);
}

const priced = (price: Partial<FieldPrice>) => sampleText('one', { price: samplePrice(price) });
const cost = (price: Partial<FieldPrice>, value: string) =>
  state([priced(price)], { one: value }).price.options;

describe('one field', () => {
  test.each<[string, number]>([
    ['', 0],
    ['Ada', 450],
    ['0', 450],
  ])('a fixed price for %j [OP-35]', (value, expected) => {
    expect(cost({ pricingType: 'fixed', amount: 450 }, value)).toBe(expected);
  });

  test.each<[string, FieldPrice['excluded'], number]>([
    ['Ada', null, 240],
    ['Ada & Bo', { kind: 'list', text: ' ' }, 480],
    ['Ada & Bo', { kind: 'list', text: ' &' }, 400],
    ['Ada 12', { kind: 'pattern', text: '[0-9\\s]' }, 240],
    ['Zoë', null, 240],
    ['Zoe\u0308', null, 240],
    ['👩‍👩‍👧', null, 80],
    ['', null, 0],
  ])('by the letter for %j [OP-36]', (value, excluded, expected) => {
    expect(cost({ pricingType: 'per_car', amount: 80, excluded }, value)).toBe(expected);
  });

  test('a letter the field refuses is not charged [OP-36] [OP-56]', () => {
    const price = samplePrice({ pricingType: 'per_car', amount: 80 });
    const field = sampleText('one', { price, rules: { allowed: 'A-Za-z' } });
    expect(state([field], { one: 'Ada№№' }).price.options).toBe(240);
  });

  test.each<[string, number]>([
    ['3', 360],
    ['2.5', 300],
    ['many', 120],
    ['-4', 0],
    ['0', 0],
  ])('times the number %j [OP-37]', (value, expected) => {
    expect(cost({ pricingType: 'multiply', amount: 120 }, value)).toBe(expected);
  });

  test('a percentage of the product with its unit conversion [OP-39]', () => {
    expect(cost({ pricingType: 'percentage', amount: 12.5 }, 'x')).toBe(400);
    const converted = state(
      [priced({ pricingType: 'percentage', amount: 12.5 })],
      { one: 'x' },
      {},
      { conUnit: 2 },
    );
    expect(converted.price.options).toBe(800);
    expect(converted.price.base).toBe(6400);
  });

  test('a formula in whole units of the currency [OP-38]', () => {
    const area = times(times(valueOfField('width'), valueOfField('drop')), num(38 / 10000));
    const fields = [
      sampleNumber('width'),
      sampleNumber('drop'),
      sampleNumber('cloth', { price: samplePrice({ pricingType: 'custom', formula: area }) }),
    ];
    const values = { width: '140', drop: '200', cloth: '1' };
    expect(state(fields, values, { override: 'fully' }).price.unit).toBe(10640);
  });

  test('a formula that fails is nought and is named [OP-45]', () => {
    const formula: Formula = { kind: 'binary', sign: '/', left: num(1), right: num(0) };
    const { price } = state([priced({ pricingType: 'custom', formula })], { one: 'x' });
    expect(price.unit).toBe(3200);
    expect(price.faults).toEqual(['one']);
  });

  test('a figure beyond any price is nought and is named [OP-45]', () => {
    const formula = times(num(1e300), num(1));
    const { price } = state([priced({ pricingType: 'custom', formula })], { one: 'x' });
    expect(price.options).toBe(0);
    expect(price.faults).toEqual(['one']);
  });

  test('formulas that ask for each other end, and hear nought [OP-44]', () => {
    const getPrice = (id: string): Formula => ({ kind: 'field', id, part: 'price' });
    const both = [
      sampleText('a', { price: samplePrice({ pricingType: 'custom', formula: getPrice('b') }) }),
      sampleText('b', {
        price: samplePrice({
          pricingType: 'custom',
          formula: { kind: 'binary', sign: '+', left: getPrice('a'), right: num(2) },
        }),
      }),
    ];
    const { price } = state(both, { a: 'x', b: 'x' });
    expect(price.fields.map(({ amount }) => amount)).toEqual([200, 200]);
  });
});

describe('choices', () => {
  const wrap = sampleChoice('wrap', {
    type: 'checkbox-group',
    price: samplePrice({ amount: 100 }),
    options: [
      sampleOption('paper', { price: 300 }),
      sampleOption('ribbon'),
      sampleOption('more', { other: true, price: 700 }),
    ],
  });
  test.each<[string[], number]>([
    [[], 0],
    [['paper'], 300],
    [['paper', 'ribbon'], 400],
    [['other:a bow'], 700],
    [['gold'], 0],
  ])('each chosen option adds its own price: %j [OP-40]', (chosen, expected) => {
    expect(state([wrap], { wrap: chosen }).price.options).toBe(expected);
  });

  test('a formula hears the price of the option it is asked for [OP-40]', () => {
    const lining = sampleChoice('lining', {
      type: 'select',
      price: samplePrice({
        pricingType: 'custom',
        formula: times({ kind: 'own', part: 'option_price' }, valueOfField('area')),
      }),
      options: [sampleOption('cotton', { price: 800 }), sampleOption('blackout', { price: 1400 })],
    });
    const of = (value: string) =>
      state([sampleNumber('area'), lining], { area: '2.8', lining: value }).price.options;
    expect([of('cotton'), of('blackout'), of('')]).toEqual([2240, 3920, 0]);
  });

  const group: OptionField = {
    ...sampleText('set'),
    type: 'productGroup',
    multiple: true,
    min: null,
    max: null,
    productIds: [1, 2],
    ownPrices: true,
    price: samplePrice(),
  };
  const groupProducts = new Map(
    [1, 2, 3].map((id) => [id, { id, name: `p${id}`, price: money(id * 1000), left: null }]),
  );
  const half: Formula = times({ kind: 'own', part: 'option_price' }, num(0.5));

  // Two of the first at 10.00, one of the second at 20.00; the third is another product.
  test.each<[string, boolean, Partial<FieldPrice>, number]>([
    ['their own prices', true, {}, 4000],
    ['a share of their own prices', true, { pricingType: 'percentage', amount: 10 }, 400],
    ['a formula that hears their prices', true, { pricingType: 'custom', formula: half }, 2000],
    ['one price for each', false, { amount: 150 }, 450],
    ['a share of the product', false, { pricingType: 'percentage', amount: 10 }, 960],
    ['a formula for each', false, { pricingType: 'custom', formula: num(2.5) }, 750],
    ['by the letter of the name', false, { pricingType: 'per_car', amount: 7 }, 42],
  ])('a product group by the piece: %s [OP-09]', (_, fieldPrices, price, expected) => {
    const field = { ...group, ownPrices: fieldPrices, price: samplePrice(price) };
    const values = { set: { '1': 2, '2': 1, '3': 5 } };
    expect(state([field], values, {}, { groupProducts }).price.options).toBe(expected);
  });

  test('a formula of a product group that fails is nought and is named [OP-45]', () => {
    const formula: Formula = { kind: 'binary', sign: '/', left: num(1), right: num(0) };
    const field = { ...group, price: samplePrice({ pricingType: 'custom', formula }) };
    const { price } = state([field], { set: { '1': 2 } }, {}, { groupProducts });
    expect([price.options, price.faults]).toEqual([0, ['set']]);
  });
});

describe('the whole form', () => {
  test('a hidden field costs nothing [OP-24]', () => {
    const fields = [
      sampleText('text'),
      sampleText('font', {
        price: samplePrice({ amount: 300 }),
        rule: showWhen('text', 'is_not_empty'),
      }),
    ];
    expect(state(fields, { text: 'Ada', font: 'script' }).price.unit).toBe(3500);
    expect(state(fields, { text: '', font: 'script' }).price.unit).toBe(3200);
  });

  test('a hidden field answers nought to formulas [OP-24]', () => {
    const fields = [
      sampleText('text'),
      sampleNumber('width', { rule: showWhen('text', 'is_not_empty') }),
      sampleText('sum', {
        price: samplePrice({ pricingType: 'custom', formula: valueOfField('width') }),
      }),
    ];
    expect(state(fields, { text: 'a', width: '5', sum: 'x' }).price.options).toBe(500);
    expect(state(fields, { text: '', width: '5', sum: 'x' }).price.options).toBe(0);
  });

  test('a fee is once a line, and its step says so [OP-42]', () => {
    const { price } = state(
      [priced({ amount: 450, isFee: true })],
      { one: 'x' },
      {},
      { quantity: 3 },
    );
    expect([price.unit, price.once]).toEqual([3200, 450]);
    expect(price.steps).toEqual([{ code: 'option-once', subject: 'one', amount: 450 }]);
  });

  test('a form that is a fee charges all of it once [OP-42]', () => {
    const { price } = state([priced({ amount: 450 })], { one: 'x' }, { asFee: true });
    expect([price.unit, price.once]).toEqual([3200, 450]);
  });

  test('a price that is only shown is never charged [OP-43]', () => {
    const { price } = state([priced({ amount: 450, isShowPrice: true })], { one: 'x' });
    expect(price.fields).toEqual([
      { id: 'one', amount: 450, shown: 450, charged: false, once: false },
    ]);
    expect([price.unit, price.options, price.steps]).toEqual([3200, 0, []]);
  });

  test('the tax factor changes what is shown, not what is charged [OP-41]', () => {
    const { price } = state([priced({ amount: 450, taxpu: 1.2 })], { one: 'x' });
    expect(price.fields[0]?.shown).toBe(540);
    expect(price.options).toBe(450);
  });

  test('what discounts must not touch is named [OP-34]', () => {
    const { price } = state([priced({ amount: 450, excludeFromDiscount: true })], { one: 'x' });
    expect(price.undiscounted).toBe(450);
  });

  const overridden = (override: OptionForm['override'], base: number, options: number) => {
    const field = priced({ pricingType: 'custom', formula: num(options / 100) });
    return state([field], { one: 'x' }, { override }, { price: base }).price.unit;
  };

  test('the higher of product and options [OP-49]', () => {
    expect([overridden('higher', 3200, 450), overridden('higher', 3200, 4500)]).toEqual([
      3200, 4500,
    ]);
  });

  test('options instead of the product where they cost something [OP-50]', () => {
    expect([overridden('above_zero', 3200, 450), overridden('above_zero', 3200, 0)]).toEqual([
      450, 3200,
    ]);
  });

  test('options instead of the product, always [OP-51]', () => {
    expect([overridden('fully', 3200, 450), overridden('fully', 3200, 0)]).toEqual([450, 0]);
  });

  test('both together, and never below nought [OP-47]', () => {
    expect([overridden('none', 3200, 450), overridden('none', 3200, -5000)]).toEqual([3650, 0]);
    expect(overridden('fully', 3200, -1)).toBe(0);
  });

  test('the product’s price is converted before anything is added [OP-46]', () => {
    const { price } = state([priced({ amount: 450 })], { one: 'x' }, {}, { conUnit: 1.5 });
    expect([price.base, price.unit]).toEqual([4800, 5250]);
  });

  test('the quantity in a formula follows the quantity of the line [OP-44]', () => {
    const formula = times({ kind: 'fact', name: 'quantity' }, num(1));
    const field = priced({ pricingType: 'custom', formula });
    const of = (quantity: number) => state([field], { one: 'x' }, {}, { quantity }).price.options;
    expect([of(1), of(4)]).toEqual([100, 400]);
  });

  test('price is never below nought and its parts make it up, for any form [OP-47]', () => {
    const field = fc.record({
      amount: fc.integer({ min: -100_000, max: 100_000 }),
      isFee: fc.boolean(),
      isShowPrice: fc.boolean(),
      excludeFromDiscount: fc.boolean(),
      value: fc.constantFrom('', 'x', '12'),
    });
    fc.assert(
      fc.property(
        fc.array(field, { maxLength: 8 }),
        fc.constantFrom(...OVERRIDES),
        fc.nat(50_000),
        (rows, override, base) => {
          const fields = rows.map(({ value: _, ...price }, at) =>
            sampleText(`f${at}`, { price: samplePrice(price) }),
          );
          const values = Object.fromEntries(rows.map(({ value }, at) => [`f${at}`, value]));
          const { price } = state(fields, values, { override }, { price: base });
          expect(price.unit).toBeGreaterThanOrEqual(0);
          expect(price.once).toBeGreaterThanOrEqual(0);
          expect(price.undiscounted).toBeLessThanOrEqual(price.unit);
          const stepped = price.steps.filter(({ code }) => code === 'option');
          expect(sum(stepped.map(({ amount }) => amount))).toBe(price.options);
        },
      ),
    );
  });

  test('what is stored of an entry: known fields that show and hold something [OP-22]', () => {
    const plan = samplePlan([
      sampleText('text'),
      sampleText('font', { rule: showWhen('text', 'is_not_empty') }),
    ]);
    const values = { text: '', font: 'script', price: '0.01' };
    const { visible } = evaluateForm(plan, sampleInput(values), FREE);
    expect(savedValues(plan, visible, values)).toEqual({ text: '' });
  });
});

function sum(amounts: readonly Money[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
