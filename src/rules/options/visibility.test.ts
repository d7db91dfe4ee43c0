import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldValues } from './field-value.ts';
import type { Condition, VisibilityRule } from './formulas/condition.ts';
import { showingOrder } from './formulas/dependencies.ts';
import type { OptionField } from './option-form.ts';
import type { OptionInput } from './option-input.ts';
import {
  joined,
  sampleForm,
  sampleInput,
  samplePlan,
  sampleText,
  showWhen,
} from './testing/sample-form.ts';
import { visibleFields } from './visibility.ts';

function visibleIds(
  fields: OptionField[],
  values: FieldValues,
  overrides: Partial<OptionInput> = {},
) {
  const { showing } = samplePlan(fields);
  return [...visibleFields(showing, { ...sampleInput(values), ...overrides })];
}

const text = sampleText('text');

describe('showing and hiding', () => {
  test('show shows when its conditions hold, and hides otherwise [OP-20]', () => {
    const font = sampleText('font', { rule: showWhen('text', 'is_not_empty') });
    expect(visibleIds([text, font], { text: 'Ada' })).toEqual(['text', 'font']);
    expect(visibleIds([text, font], { text: '' })).toEqual(['text']);
  });

  test('hide hides when its conditions hold, and shows otherwise [OP-21]', () => {
    const font = sampleText('font', { rule: showWhen('text', 'is', 'plain', 'hide') });
    expect(visibleIds([text, font], { text: 'plain' })).toEqual(['text']);
    expect(visibleIds([text, font], { text: 'Ada' })).toEqual(['text', 'font']);
  });

  test.each<[string, 'and' | 'or', string, string, boolean]>([
    ['and, both', 'and', 'a', 'b', true],
    ['and, one', 'and', 'a', 'x', false],
    ['or, one', 'or', 'x', 'b', true],
    ['or, none', 'or', 'x', 'x', false],
  ])('conditions in a group: %s [OP-19]', (_, join, first, second, expected) => {
    const conditions: Condition[] = [
      { subject: { kind: 'field', id: 'one' }, operator: 'is', value: 'a' },
      { subject: { kind: 'field', id: 'two' }, operator: 'is', value: 'b' },
    ];
    const fields = [
      sampleText('one'),
      sampleText('two'),
      sampleText('three', { rule: joined('show', join, conditions) }),
    ];
    expect(visibleIds(fields, { one: first, two: second }).includes('three')).toBe(expected);
  });

  test.each<['and' | 'or', string, string, boolean]>([
    ['and', 'a', 'b', true],
    ['and', 'a', '', false],
    ['or', '', 'b', true],
    ['or', '', '', false],
  ])('groups joined by %s: %j and %j [OP-19]', (join, first, second, expected) => {
    const rule: VisibilityRule = {
      action: 'show',
      join,
      groups: ['one', 'two'].map((id) => ({
        join: 'and',
        conditions: [{ subject: { kind: 'field', id }, operator: 'is_not_empty', value: '' }],
      })),
    };
    const fields = [sampleText('one'), sampleText('two'), sampleText('three', { rule })];
    expect(visibleIds(fields, { one: first, two: second }).includes('three')).toBe(expected);
  });

  test.each<[string, Condition, boolean]>([
    ['quantity', { subject: { kind: 'quantity' }, operator: 'greater', value: '4' }, true],
    [
      'attribute',
      { subject: { kind: 'attribute', name: 'pa_color' }, operator: 'is', value: 'sand' },
      true,
    ],
    ['stock status', { subject: { kind: 'stock_status' }, operator: 'is', value: 'instock' }, true],
    ['stock', { subject: { kind: 'stock_quantity' }, operator: 'lessthan', value: '12' }, false],
    ['product', { subject: { kind: 'product_id' }, operator: 'is_in', value: ['6', '7'] }, true],
    [
      'custom field',
      { subject: { kind: 'custom_field', name: 'depth' }, operator: 'is', value: '9' },
      true,
    ],
  ])('what a rule may ask besides fields: %s [OP-19]', (_, condition, expected) => {
    const input = sampleInput({});
    const product = {
      ...input.product,
      attributes: { pa_color: 'sand' },
      customFields: { depth: '9' },
    };
    const field = sampleText('one', { rule: joined('show', 'and', [condition]) });
    expect(visibleIds([field], {}, { quantity: 5, product }).includes('one')).toBe(expected);
  });

  test('a chain settles to its end, whatever order the fields stand in [OP-25]', () => {
    const chain = [
      sampleText('four', { rule: showWhen('three', 'is_not_empty') }),
      sampleText('two', { rule: showWhen('one', 'is_not_empty') }),
      sampleText('three', { rule: showWhen('two', 'is_not_empty') }),
      sampleText('one'),
    ];
    const values = { one: '1', two: '2', three: '3', four: '4' };
    expect(visibleIds(chain, values).sort()).toEqual(['four', 'one', 'three', 'two']);
    expect(visibleIds(chain, { ...values, one: '' })).toEqual(['one']);
  });

  test('a section hides all it holds, and what hangs on it [OP-25]', () => {
    const plan = samplePlan([], {
      sections: [
        { id: 'a', title: '', rule: null, fields: [text] },
        {
          id: 'b',
          title: '',
          rule: showWhen('text', 'is', 'more'),
          fields: [
            sampleText('inner'),
            sampleText('hangs', { rule: showWhen('inner', 'is', '1') }),
          ],
        },
      ],
    });
    const at = (value: string) => [
      ...visibleFields(plan.showing, sampleInput({ text: value, inner: '1' })),
    ];
    expect(at('more')).toEqual(['text', 'inner', 'hangs']);
    expect(at('less')).toEqual(['text']);
  });

  test('fields that wait for each other are named and never show [OP-25]', () => {
    const fields = [
      text,
      sampleText('a', { rule: showWhen('b', 'is_empty') }),
      sampleText('b', { rule: showWhen('a', 'is_empty') }),
      sampleText('c', { rule: showWhen('b', 'is_empty') }),
    ];
    expect(showingOrder(sampleForm(fields)).cycle).toEqual(['a', 'b', 'c']);
    expect(visibleIds(fields, {})).toEqual(['text']);
  });

  test('the order of asking agrees with asking again and again until nothing moves [OP-25]', () => {
    const forms = fc.array(fc.tuple(fc.nat(9), fc.boolean(), fc.boolean()), {
      minLength: 1,
      maxLength: 10,
    });
    fc.assert(
      fc.property(
        forms,
        fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
        (rows, filled) => {
          // Each field may ask an earlier one, so there is no cycle; then the list is turned round.
          const fields = rows.map(([asks, hide, ask], at) =>
            sampleText(`f${at}`, {
              rule:
                ask && at > 0
                  ? showWhen(`f${asks % at}`, 'is_not_empty', '', hide ? 'hide' : 'show')
                  : null,
            }),
          );
          const values = Object.fromEntries(
            fields.map(({ id }, at) => [id, filled[at] ? 'x' : '']),
          );
          const turned = [...fields].reverse();
          const visible = new Map(fields.map(({ id }) => [id, true]));
          for (const _ of fields) {
            for (const { id, rule } of fields) {
              const subject = rule?.groups[0]?.conditions[0]?.subject;
              if (subject?.kind !== 'field') continue;
              const full = visible.get(subject.id) === true && values[subject.id] !== '';
              visible.set(id, rule?.action === 'show' ? full : !full);
            }
          }
          const expected = fields.filter(({ id }) => visible.get(id)).map(({ id }) => id);
          expect(visibleIds(turned, values).sort()).toEqual(expected.sort());
        },
      ),
    );
  });
});
