import { expect, test } from 'vitest';
import {
  checkGuest,
  checkNote,
  checkPayment,
  checkShipping,
  checkTerms,
  MAX_NOTE_LENGTH,
} from './checkout-rules.ts';

test.each([
  [true, true, 0],
  [true, false, 0],
  [false, true, 0],
  [false, false, 1],
])('creates an account %s, guests allowed %s: %i problems', (creates, allowed, count) => {
  const problem = { code: 'checkout.problem.account', field: 'createAccount' };
  expect(checkGuest(creates, allowed)).toEqual(Array.from({ length: count }, () => problem));
});

test.each([
  ['no choice', {}, []],
  ['the first rate', { 0: 'flat:1' }, []],
  ['a rate of another package', { 0: 'flat:1', 1: 'flat:1' }, ['rate 1']],
  ['a package that is not there', { 7: 'flat:1' }, []],
])('shipping with %s', (_, chosen, expected) => {
  const packages = [
    { id: 0, rates: [{ rateId: 'flat:1' }] },
    { id: 1, rates: [{ rateId: 'pickup:2' }] },
  ];
  const found = checkShipping(packages, chosen);
  expect(found.map(({ code, packageId }) => `${code} ${packageId}`)).toEqual(
    expected.map((problem) => `checkout.problem.${problem}`),
  );
  expect(checkShipping([...packages, { id: 2, rates: [] }], chosen).at(-1)).toEqual({
    code: 'checkout.problem.noRate',
    field: 'shippingMethod',
    packageId: 2,
  });
});

test.each([
  [true, 'bacs', []],
  [true, 'gold', ['checkout.problem.paymentGone']],
  [true, '', ['checkout.problem.payment']],
  [false, '', []],
  [false, 'gold', []],
])('needs payment %s, by "%s"', (needsPayment, method, codes) => {
  const problems = checkPayment(needsPayment, method, [{ id: 'bacs' }, { id: 'cod' }]);
  expect(problems).toEqual(codes.map((code) => ({ code, field: 'paymentMethod' })));
});

test('a note has a maximum length', () => {
  expect(checkNote('x'.repeat(MAX_NOTE_LENGTH))).toEqual([]);
  expect(checkNote('x'.repeat(MAX_NOTE_LENGTH + 10))).toEqual([
    { code: 'checkout.problem.noteLong', field: 'note', count: 10 },
  ]);
});

test.each([
  [true, true, 0],
  [true, false, 0],
  [false, false, 0],
  [false, true, 1],
])('terms accepted %s, requested %s: %i problems', (accepted, requested, count) => {
  const problem = { code: 'checkout.problem.terms', field: 'terms' };
  expect(checkTerms(accepted, requested)).toEqual(Array.from({ length: count }, () => problem));
});
