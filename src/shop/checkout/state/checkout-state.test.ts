import { describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import type { CheckoutProblem, CheckoutReview } from '#wire/checkout.ts';
import { sampleCart, sampleItem } from '../../stores/cart/testing/test-cart-view.ts';
import { type CheckoutAction, type CheckoutState, nextState } from './checkout-state.ts';

const payments = ['bacs', 'cod'].map((id) => ({ id, title: id, description: '' }));
const rate = (rateId: string, selected: boolean) => ({
  rateId,
  kind: 'flat_rate' as const,
  title: rateId,
  cost: money(600),
  details: [],
  selected,
});
const review: CheckoutReview = {
  cart: sampleCart({
    packages: [{ id: 0, name: 'Delivery', keys: [], rates: [rate('a', true), rate('b', false)] }],
  }),
  payments,
  paymentMethod: 'bacs',
};
const start: CheckoutState = {
  values: {
    billing: EMPTY_ADDRESS,
    shipping: EMPTY_ADDRESS,
    shipToDifferent: false,
    note: '',
    terms: false,
    createAccount: false,
  },
  password: '',
  review,
  paymentMethod: 'bacs',
  shippingMethods: { 0: 'a' },
  problems: [],
  notices: [],
  priceBefore: null,
  failure: null,
  stale: false,
  reviewing: false,
  placing: false,
  refusals: 0,
};
const problem = (field: string): CheckoutProblem => ({ code: 'x', field, label: '', text: 'x' });
const once = (...actions: CheckoutAction[]) => actions.reduce(nextState, start);
const fields = ({ problems }: CheckoutState) => problems.map(({ field }) => field);

describe('the checkout at one moment', () => {
  test('what the shop no longer offers gives way to what it counts with [CO-04] [CO-05]', () => {
    const chosen = once(
      { kind: 'payment', id: 'cod' },
      { kind: 'delivery', packageId: 0, rateId: 'b' },
    );
    expect(chosen).toMatchObject({ paymentMethod: 'cod', shippingMethods: { 0: 'b' } });
    const fewer = { ...review, payments: payments.slice(0, 1) };
    const next = nextState(chosen, { kind: 'reviewed', review: fewer, notices: [] });
    expect(next).toMatchObject({ paymentMethod: 'bacs', shippingMethods: { 0: 'a' } });
    const saved = nextState(chosen, { kind: 'reviewed', review, notices: [] });
    expect(saved.paymentMethod).toBe('cod');
  });

  test('a refusal is numbered, and the next try drops what was in the way [CO-12]', () => {
    const refused = once(
      { kind: 'placing' },
      { kind: 'refused', problems: [problem('billing_city')], priceBefore: money(100) },
    );
    expect(refused).toMatchObject({ placing: false, refusals: 1, priceBefore: 100 });
    const again = nextState(refused, { kind: 'placing' });
    expect(again).toMatchObject({ placing: true, priceBefore: null, failure: null });
    const lost = nextState(again, { kind: 'failed', code: 'offline' });
    expect(lost).toMatchObject({ placing: false, failure: 'offline', refusals: 2 });
  });

  test('a problem goes with its cause and no other does [CO-12]', () => {
    const item = sampleItem({ key: 'k', problems: [] });
    const sold = { ...item, problems: [{ code: 'cart.problem.outOfStock', text: 'x' }] };
    const all = ['cart[k]', 'shipping_method[0]', 'payment_method', 'billing_city', ''];
    const refused = once({ kind: 'refused', problems: all.map(problem) });
    const still = { ...review, cart: { ...review.cart, items: [sold] } };
    expect(fields(nextState(refused, { kind: 'reviewed', review: still, notices: [] }))).toEqual(
      all,
    );
    const mended = { ...review, cart: { ...review.cart, items: [item] } };
    const next = nextState(refused, { kind: 'reviewed', review: mended, notices: [] });
    expect(fields(next)).toEqual(all.slice(1));
    const paid = nextState(next, { kind: 'payment', id: 'cod' });
    const sent = nextState(paid, { kind: 'delivery', packageId: 0, rateId: 'b' });
    const known = nextState(sent, { kind: 'checked', field: 'billing_city', problem: null });
    expect(fields(known)).toEqual(['']);
  });

  test('a total that could not be worked out is marked until it is [CO-11]', () => {
    const stale = once({ kind: 'unreachable' });
    expect(stale.stale).toBe(true);
    expect(nextState(stale, { kind: 'reviewed', review, notices: [] }).stale).toBe(false);
  });
});
