import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { checkOptions } from '#rules/options/check-options.ts';
import { evaluateForm } from '#rules/options/evaluate-form.ts';
import type { FieldValue, FieldValues } from '#rules/options/field-value.ts';
import type { OptionField } from '#rules/options/option-form.ts';
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
} from '#rules/options/testing/sample-form.ts';
import { optionEntries } from '#wire/forms/option-entries.ts';
import { readEntries } from './read-entries.ts';

// Whatever is sent, and however often, either is refused or costs what the same choices cost once.

const options = [
  sampleOption('yes', { price: -300 }),
  sampleOption('no', { price: 200 }),
  sampleOption('7'),
  sampleOption('', { other: true, price: -500 }),
];
const products = [12, 15];
const groupProducts = new Map(
  products.map((id) => [id, { id, name: `Pen ${id}`, price: money(150), left: null }]),
);
const count = (id: string) => ({ kind: 'field', id, part: 'count' }) as const;
const fixed = samplePrice({ amount: -100 });
const group = { multiple: true, min: null, max: null, productIds: products };
const files = { multiple: true, maxFiles: 9, minSize: 0, maxSize: 9, extensions: ['jpg'] };

const fields: OptionField[] = [
  sampleChoice('boxes', { type: 'checkbox-group', options, price: fixed }),
  sampleChoice('list', { type: 'select', multiple: true, options, price: fixed }),
  sampleChoice('tiles', {
    type: 'image-group',
    multiple: true,
    options,
    price: samplePrice({ pricingType: 'multiply', amount: 10 }),
  }),
  sampleChoice('colors', {
    type: 'color-group',
    multiple: true,
    options,
    price: samplePrice({ pricingType: 'percentage', amount: -10, isFee: true }),
  }),
  sampleChoice('counted', {
    type: 'checkbox-group',
    options,
    price: samplePrice({ pricingType: 'custom', formula: times(count('counted'), num(-1)) }),
  }),
  sampleChoice('radio', { options, price: fixed }),
  sampleChoice('one', { type: 'select', options, price: fixed }),
  sampleText('text', { price: samplePrice({ pricingType: 'per_car', amount: -20 }) }),
  sampleNumber('number', { price: samplePrice({ pricingType: 'multiply', amount: 30 }) }),
  { ...sampleText('group'), type: 'productGroup', ...group, ownPrices: false, price: fixed },
  { ...sampleText('own'), type: 'productGroup', ...group, ownPrices: true, price: fixed },
  {
    ...sampleText('photos'),
    type: 'file',
    ...files,
    price: samplePrice({ pricingType: 'custom', formula: times(count('photos'), num(-2)) }),
  },
  sampleText('late', { price: fixed, rule: showWhen('boxes', 'greater', '10') }),
];
const plan = samplePlan(fields);
const LIMITS = { min: 1, max: null };
const uploads = new Map(['abcdefgh', 'ijklmnop'].map((id) => [id, { name: 'a.jpg', size: 1 }]));

const choice = fc.constantFrom('yes', 'no', '7', 'other:a', 'other: a', 'other:b', 'gone', 'YES');
const file = fc.constantFrom('abcdefgh||a.jpg', 'abcdefgh||b.jpg', 'ijklmnop||a.jpg', 'none');
const productId = fc.constantFrom('12', '012', '12.0', ' 12', '1.2e1', '0xc', '15', '99');
const several = <Entry>(entry: fc.Arbitrary<Entry>) =>
  fc
    .array(entry, { maxLength: 4 })
    .chain((entries) =>
      fc.integer({ min: 1, max: 12 }).map((often) => Array(often).fill(entries).flat()),
    );
const chosen = fc.oneof(
  several(choice),
  choice,
  several(choice).map((list) => ({ ...list })),
);
const amounts = fc.dictionary(productId, fc.constantFrom('1', '2', '', '0', '1e0'));
const text = fc.oneof(fc.string(), several(fc.string()));
const number = fc.oneof(fc.constant('3'), several(fc.constant('3')));
const photos = fc.oneof(
  several(file),
  several(file).map((list) => JSON.stringify(list)),
);
const grouped = fc.oneof(
  amounts,
  amounts.map((each) => JSON.stringify(each)),
  several(productId),
);
const entry = (id: string, value: fc.Arbitrary<unknown>) =>
  fc.tuple(fc.constantFrom(id, `${id}[]`), value);
/** Few fields at a time, so that not every form is refused for one of them. */
const sent = fc
  .array(
    fc.oneof(
      ...['boxes', 'list', 'tiles', 'colors', 'counted'].map((id) => entry(id, chosen)),
      ...['radio', 'one'].map((id) => entry(id, chosen)),
      entry('text', text),
      entry('number', number),
      ...['group', 'own'].map((id) => entry(id, grouped)),
      entry('photos', photos),
      entry('late', fc.constant('x')),
    ),
    { maxLength: 4 },
  )
  .map((entries) => Object.fromEntries(entries));

/** Each choice, file and product once, counted here without the code under test. */
function once(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([id, value]): [string, FieldValue] => {
      if (!Array.isArray(value)) return [id, value];
      const names = value.map((text) => (id === 'photos' ? text.split('||')[0] : text.trim()));
      return [id, value.filter((_, at) => names.indexOf(names[at]) === at)];
    }),
  );
}

describe('entries sent again and again', () => {
  test('are refused, or cost what the same choices cost once', () => {
    let accepted = 0;
    fc.assert(
      fc.property(sent, (body) => {
        const values = readEntries(plan, optionEntries.parse(body));
        const input = sampleInput(values, { groupProducts });
        const state = evaluateForm(plan, input, LIMITS);
        if (checkOptions(plan, state.visible, input, { uploads }).length > 0) return;
        accepted += 1;
        const single = { ...input, values: once(values) };
        expect(state.price).toEqual(evaluateForm(plan, single, LIMITS).price);
        const { boxes = [] } = values;
        expect(boxes.length).toBeLessThanOrEqual(options.length);
      }),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  test.each<[string, Record<string, unknown>, number]>([
    ['a box six times', { boxes: Array(6).fill('yes') }, 2900],
    ['twenty times', { 'boxes[]': Array(20).fill('yes') }, 2900],
    ['by number', { boxes: { 0: 'yes', 1: 'yes', 2: 'no' } }, 3100],
    ['a list', { list: ['no', 'no'] }, 3400],
    ['counted by a formula', { counted: ['yes', 'yes', 'yes'] }, 3100],
    ['the same text beside "other"', { boxes: ['other:a', 'other: a'] }, 2700],
    ['a file', { photos: ['abcdefgh||a.jpg', 'abcdefgh||b.jpg'] }, 3000],
    ['boxes whose sum shows a field', { boxes: ['7', '7', '7'], late: 'x' }, 3100],
  ])('%s costs what it costs once', (_, body, price) => {
    const values = readEntries(plan, optionEntries.parse(body));
    const input = sampleInput(values, { groupProducts });
    const state = evaluateForm(plan, input, LIMITS);
    expect(state.price.unit).toBe(price);
    expect(checkOptions(plan, state.visible, input, { uploads })).toEqual([]);
  });

  test('of a stored line, which an older version let in, count once too', () => {
    const input = sampleInput({ boxes: Array(6).fill('yes'), counted: ['yes', 'yes'] });
    expect(evaluateForm(plan, input, LIMITS).price.unit).toBe(3200 - 300 - 100);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a radio', { radio: ['yes', 'yes'] }, 'options.problem.maxChosen'],
    ['a text', { text: ['a', 'a'] }, 'options.problem.kind'],
    ['a number', { number: ['3', '3'] }, 'options.problem.kind'],
    ['two texts beside "other"', { boxes: ['other:a', 'other:b'] }, 'options.problem.kind'],
    ['another spelling', { group: { 12: '1', '012': '1' } }, 'options.problem.unknownChoice'],
  ])('%s is refused', (_, body, code) => {
    const values = readEntries(plan, optionEntries.parse(body));
    const input = sampleInput(values, { groupProducts });
    const { visible } = evaluateForm(plan, input, LIMITS);
    expect(checkOptions(plan, visible, input, { uploads }).map((each) => each.code)).toEqual([
      code,
    ]);
  });
});
