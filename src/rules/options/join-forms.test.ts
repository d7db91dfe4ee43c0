import { expect, test } from 'vitest';
import { evaluateForm } from './evaluate-form.ts';
import { joinForms } from './option-form.ts';
import { planOptions } from './options-plan.ts';
import { num, sampleForm, sampleInput, samplePrice, sampleText } from './testing/sample-form.ts';

const FREE = { min: 1, max: null };

test('several forms are one, the first one that says so decides [OP-01]', () => {
  const one = sampleForm([sampleText('a')]);
  const two = sampleForm([sampleText('b')], { override: 'fully', quantity: num(3) });
  const three = sampleForm([sampleText('c')], { override: 'higher', quantity: num(9) });
  const all = joinForms([one, two, three]);
  expect(all.sections.flatMap(({ fields }) => fields.map(({ id }) => id))).toEqual(['a', 'b', 'c']);
  expect([all.override, all.quantity]).toEqual(['fully', num(3)]);
  // Sections may have the same name; on one page they are distinguishable.
  expect(new Set(all.sections.map(({ id }) => id)).size).toBe(3);
});

test('what one form charges once stays so beside one that charges by the piece [OP-42]', () => {
  const of = (id: string, amount: number) => sampleText(id, { price: samplePrice({ amount }) });
  const both = joinForms([sampleForm([of('a', 450)], { asFee: true }), sampleForm([of('b', 100)])]);
  const { price } = evaluateForm(planOptions(both), sampleInput({ a: 'x', b: 'x' }), FREE);
  expect([price.unit, price.once]).toEqual([3300, 450]);
});

test('a field that two forms ask for is asked for once, as the first has it [OP-01]', () => {
  const dear = sampleText('a', { price: samplePrice({ amount: 900 }) });
  const cheap = sampleText('a', { price: samplePrice({ amount: 100 }) });
  const all = planOptions(joinForms([sampleForm([cheap]), sampleForm([dear, sampleText('b')])]));
  expect(all.fields.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(evaluateForm(all, sampleInput({ a: 'x' }), FREE).price.options).toBe(100);
});
