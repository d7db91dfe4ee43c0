import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '../address.ts';
import { checkoutForm } from './checkout-form.ts';
import { orderPayForm } from './order-forms.ts';
import { orderReviewForm } from './order-review-form.ts';
import { storePaymentData } from './payment-data.ts';

const read = (value: unknown) => checkoutForm('wc_order_attribution_').parse(value);

describe('the checkout form', () => {
  test('an empty one has every field', () => {
    expect(read({})).toEqual({
      form: {
        billing: EMPTY_ADDRESS,
        shipping: EMPTY_ADDRESS,
        shipToDifferent: false,
        note: '',
        terms: false,
        createAccount: false,
        paymentMethod: '',
        paymentData: {},
        shippingMethods: {},
        password: '',
        key: '',
        shownTotal: null,
        shownCart: '',
        attribution: {},
      },
      nonce: '',
      reminder: false,
      button: { kind: 'update' },
    });
  });

  test('texts are trimmed, numbers are texts, wrong types are empty', () => {
    const sent = { billing_city: ' Gh\0ent ', billing_postcode: 9000, billing_company: ['x'] };
    const { form } = read({ ...sent, shipping_email: 'a@b.c', terms: 'on', shown_total: '4800' });
    expect(form.billing).toMatchObject({ city: 'Ghent', postcode: '9000', company: '' });
    expect(form.shipping.email).toBe('');
    expect(form).toMatchObject({ terms: true, shownTotal: 4800 });
  });

  test('one address for both: the delivery address with the email of the bill', () => {
    const sent = {
      billing_email: 'ada@example.com',
      billing_city: 'Bruges',
      shipping_city: 'Ghent',
      ship_to_different_address: '1',
    };
    const one = read({ ...sent, billing_same_as_shipping: '1' }).form;
    expect(one.billing).toEqual({ ...EMPTY_ADDRESS, city: 'Ghent', email: 'ada@example.com' });
    expect(one.shipToDifferent).toBe(false);
    const two = read(sent).form;
    expect(two.billing).toMatchObject({ city: 'Bruges', email: 'ada@example.com' });
    expect(two.shipToDifferent).toBe(true);
  });

  test('packages that no cart has are left out', () => {
    const shipping_method = { 0: 'flat_rate:1', 100: 'x', a: 'y', 1: ['z'] };
    expect(read({ shipping_method }).form.shippingMethods).toEqual({ 0: 'flat_rate:1' });
    expect(read({ shipping_method: 'pickup:2' }).form.shippingMethods).toEqual({ 0: 'pickup:2' });
  });

  test('attribution is read behind its prefix', () => {
    const sent = { wc_order_attribution_utm_source: ' a\nb ', utm_medium: 'x' };
    expect(read(sent).form.attribution).toEqual({ utm_source: 'a b' });
    expect(checkoutForm('').parse({ utm_medium: 'x' }).form.attribution).toEqual({
      utm_medium: 'x',
    });
  });

  test.each([
    [{ woocommerce_checkout_place_order: '', coupon_code: 'X' }, { kind: 'place' }],
    [{ remove_coupon: 'TEN' }, { kind: 'remove-coupon', code: 'TEN' }],
    [{ coupon_code: 'TEN' }, { kind: 'apply-coupon', code: 'TEN' }],
    [
      { apply_coupon: '', coupon_code: '' },
      { kind: 'apply-coupon', code: '' },
    ],
    [
      { apply_offer: 'TEN', coupon_code: 'X' },
      { kind: 'apply-coupon', code: 'TEN' },
    ],
    [
      { username: 'ada', password: 'secret' },
      { kind: 'log-in', username: 'ada', password: 'secret' },
    ],
    [
      { login_challenge: 'c', code: '123' },
      { kind: 'confirm-log-in', username: '', challenge: 'c', code: '123' },
    ],
    [{ username: '' }, { kind: 'update' }],
  ])('%j asks for %j', (input, button) => {
    expect(read(input).button).toEqual(button);
  });
});

describe('the order review', () => {
  test('parts that were not sent stay as they are', () => {
    expect(orderReviewForm.parse({ billing_city: ' Ghent ' })).toEqual({
      shippingMethods: {},
      billing: { city: 'Ghent' },
      shipping: null,
    });
    expect(orderReviewForm.parse({})).toEqual({ shippingMethods: {} });
  });

  test('one address for both', () => {
    const sent = { shipping_city: 'Ghent', billing_email: 'ada@example.com' };
    expect(orderReviewForm.parse({ ...sent, billing_same_as_shipping: '1' })).toEqual({
      shippingMethods: {},
      billing: { city: 'Ghent', email: 'ada@example.com' },
      shipping: null,
    });
  });

  test('short names of old programs, with another address to deliver to', () => {
    const sent = { country: 'US', state: 'NY', s_country: 'BE', ship_to_different_address: '1' };
    expect(orderReviewForm.parse({ ...sent, payment_method: 'cod' })).toEqual({
      shippingMethods: {},
      billing: { country: 'US', state: 'NY' },
      shipping: { country: 'BE' },
      paymentMethod: 'cod',
    });
  });
});

const NUMBER = '4242424242424242';
/** Names under which WooCommerce clients and plug-ins send cards. */
const NAMES = [
  'card_number',
  'cardnumber',
  'number',
  'cc-number',
  'stripe-card-number',
  'wc-stripe-card-number',
  'wc-stripe-payment-method',
  'payment_data',
  'test_outcome',
];
const sent = Object.fromEntries(NAMES.map((name) => [name, NUMBER]));

test('a card number that somebody sends is dropped before anything is stored', () => {
  const classic = read({
    payment_method: 'stripe',
    ...sent,
  });
  expect(classic.form.paymentMethod).toBe('stripe');
  const pay = orderPayForm.parse({ payment_method: 'stripe', ...sent });
  const store = storePaymentData.parse(NAMES.map((key) => ({ key, value: NUMBER })));
  expect(JSON.stringify([classic, pay, store])).not.toContain(NUMBER);
});
