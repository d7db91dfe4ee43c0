import { describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { evaluateForm } from '#rules/options/evaluate-form.ts';
import type { FieldValues } from '#rules/options/field-value.ts';
import { textNow } from '#rules/options/live-text.ts';
import { planOptions } from '#rules/options/options-plan.ts';
import { sampleInput } from '#rules/options/testing/sample-form.ts';
import type { FormInput } from './option-form-input.ts';
import { parseForm } from './parse-form.ts';

// The value of each placeholder for a real, filled-in form, from the written formula to the price.

type Fields = FormInput['sections'][number]['fields'];

const NOON = 1_777_636_800; // 1 May 2026, 12:00 on the shop's clock
const DAY = 20_574;

const FIELDS: Fields = [
  { id: 'name', type: 'text', price: { pricingType: 'fixed', amount: 250 } },
  { id: 'width', type: 'number' },
  {
    id: 'extras',
    type: 'checkbox-group',
    multiple: true,
    price: { pricingType: 'fixed', amount: 50 },
    options: [
      { value: '10', label: 'Ten', price: 300 },
      { value: '15', label: 'Fifteen', price: 400 },
      { value: '20', label: 'Twenty' },
    ],
  },
  { id: 'pens', type: 'productGroup', multiple: true, productIds: [1, 2] },
  { id: 'day', type: 'date' },
  { id: 'at', type: 'datetime-local' },
  { id: 'hour', type: 'time' },
  { id: 'photos', type: 'file', multiple: true, maxFiles: 5 },
  { id: 'empty', type: 'text', price: { pricingType: 'fixed', amount: 999 } },
  {
    id: 'unseen',
    type: 'number',
    price: { pricingType: 'fixed', amount: 999 },
    rule: {
      action: 'show',
      groups: [
        { conditions: [{ subject: { kind: 'field', id: 'empty' }, operator: 'is_not_empty' }] },
      ],
    },
  },
];

const VALUES: FieldValues = {
  name: 'Zoë',
  width: '140',
  extras: ['10', '15'],
  pens: { '1': 2, '2': 3 },
  day: '2026-05-04',
  at: '2026-05-04T14:30',
  hour: '14:30',
  photos: ['abcdefgh||a.jpg', 'abcdefgi||b.jpg'],
  empty: '',
  unseen: '77',
};

function getPlan(extra: Fields) {
  const sections = [{ id: 'main', fields: [...FIELDS, ...extra] }];
  const parsed = parseForm({ title: 'Form', belongsTo: { kind: 'all' }, sections });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return planOptions(parsed.form);
}

function toInput(values: FieldValues) {
  const input = sampleInput({ ...VALUES, ...values }, { quantity: 4, today: NOON });
  const product = { ...input.product, customFields: { depth: '7', word: 'oak' } };
  const pens = [1, 2].map((id) => {
    return [id, { id, name: `Pen ${id}`, price: money(id * 100), left: null }] as const;
  });
  return { ...input, product, groupProducts: new Map(pens) };
}

const FREE = { min: 1, max: null };

/** The formula as the price of a field of its own, which holds "12"; in whole units. */
function result(formula: string, value = '12'): number {
  const price = { pricingType: 'custom', formula } as const;
  const plan = getPlan([{ id: 'own', type: 'text', price }]);
  const { price: found } = evaluateForm(plan, toInput({ own: value }), FREE);
  const amount = found.fields.find(({ id }) => id === 'own')?.amount ?? Number.NaN;
  return amount / 100;
}

describe('what a formula hears of a filled-in form', () => {
  test.each<[string, string, number]>([
    ['{value}', '12', 12],
    ['{this.value}', '12', 12],
    ['{value.length}', 'Zoë!', 4],
    ['{this.value.length}', 'Zoë!', 4],
    ['{count}', '12', 1],
    ['{this.count}', '12', 1],
    ['{days}', '2026-05-04', DAY + 3],
    ['{days} - {today.days}', '2026-05-04', 3],
    ['{seconds} / 100', '14:30', 522],
    ['{timestamp} / 100000', '2026-05-04T14:30', 17779.05],
    ['{value} == "oak" ? 3 : 1', 'Oak', 3],
  ])('of its own field: %s with %j is %s [OP-44]', (formula, value, expected) => {
    expect(result(formula, value)).toBe(expected);
  });

  test.each<[string, number]>([
    ['{product_price}', 32],
    ['{quantity}', 4],
    ['{today.days}', DAY],
    ['{today.seconds} / 1000000', 1777.64],
    ['{wcpa_pcf_depth}', 7],
    ['{wcpa_pcf_word} == "oak"', 1],
    ['{wcpa_pcf_none}', 0],
  ])('of product and shop: %s is %s [OP-44]', (formula, expected) => {
    expect(result(formula)).toBe(expected);
  });

  test.each<[string, number]>([
    ['{field.width.value}', 140],
    ['{field.width.value.length}', 3],
    ['{field.name.value.length}', 3],
    ['{field.name.value} == "zoë"', 1],
    ['{field.name.value} + 1', 1],
    ['{field.name.price}', 2.5],
    ['{field.extras.value}', 25],
    ['{field.extras.price}', 7],
    ['{field.extras.option_price}', 7],
    ['{field.extras.count}', 2],
    ['{field.extras.selected}', 1],
    ['{field.pens.count}', 5],
    ['{field.pens.price}', 8],
    ['{field.photos.count}', 2],
    ['{field.day.days}', DAY + 3],
    ['{field.at.days}', DAY + 3],
    ['{field.at.timestamp} - {field.day.timestamp}', 52_200],
    ['{field.hour.seconds}', 52_200],
    ['{field.name.days}', 0],
  ])('of another field: %s is %s [OP-44]', (formula, expected) => {
    expect(result(formula)).toBe(expected);
  });

  const PARTS = ['value', 'value.length', 'price', 'count', 'selected', 'option_price'];
  test.each([...PARTS, 'days', 'seconds', 'timestamp'])(
    'an empty and a hidden field answer nought to %s [OP-44] [OP-24]',
    (part) => {
      expect(result(`{field.empty.${part}} + 5`)).toBe(5);
      expect(result(`{field.unseen.${part}} + 5`)).toBe(5);
    },
  );

  test('an option’s own price is heard by the option it belongs to [OP-44]', () => {
    const formula = '{option_price} * {quantity}';
    const plan = getPlan([
      {
        id: 'own',
        type: 'select',
        price: { pricingType: 'custom', formula },
        options: [
          { value: 'a', label: 'A', price: 150 },
          { value: 'b', label: 'B', price: 250 },
        ],
      },
    ]);
    const of = (text: string) =>
      evaluateForm(plan, toInput({ own: text }), FREE).price.fields.find(({ id }) => id === 'own')
        ?.amount;
    expect([of('a'), of('b')]).toEqual([600, 1000]);
  });

  test('labels and paragraphs say figures and words, with the quantity that holds [OP-44]', () => {
    const sections = [
      {
        id: 'main',
        fields: [
          { id: 'guests', type: 'number', label: 'For #= {value} =# guests' },
          {
            id: 'note',
            type: 'paragraph',
            content: '#= {quantity} =# cards at #= {product_price} / 3 =#, #= 1 / 0 =#!',
          },
        ] satisfies Fields,
      },
    ];
    const quantity = '{field.guests.value}';
    const parsed = parseForm({ title: 'F', belongsTo: { kind: 'all' }, sections, quantity });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const plan = planOptions(parsed.form);
    const input = sampleInput({ guests: '64' });
    const state = evaluateForm(plan, input, FREE);
    const [guests, note] = plan.fields;
    if (!guests || !note || !('content' in note)) throw new Error('no fields');
    expect(textNow(plan, state, input, guests.label, guests)).toBe('For 64 guests');
    expect(textNow(plan, state, input, note.content, note)).toBe('64 cards at 10.67, !');
  });
});
