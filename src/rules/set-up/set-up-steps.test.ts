import { expect, test } from 'vitest';
import { type SetUpState, type SetUpStep, setUpSteps } from './set-up-steps.ts';

const NEW: SetUpState = {
  hasShopName: false,
  hasLook: false,
  street: '',
  city: '',
  hasCurrency: false,
  chargesTax: true,
  hasTaxRate: false,
  ships: true,
  hasShippingMethod: false,
  hasPaymentDetails: false,
  sendsMail: false,
  hasLegalPages: false,
  hasProduct: false,
  seenOnPhone: false,
  hasOrder: false,
  isOpen: false,
};

test.each<[title: string, state: Partial<SetUpState>, done: SetUpStep[]]>([
  ['a new shop has done nothing', {}, []],
  ['a name', { hasShopName: true }, ['name']],
  ['a logo or colours', { hasLook: true }, ['logo']],
  ['a currency', { hasCurrency: true }, ['currency']],
  ['terms and privacy', { hasLegalPages: true }, ['legal']],
  ['a look on a phone', { seenOnPhone: true }, ['phone']],
  ['half an address is none', { city: 'Oslo' }, []],
  ['an address', { city: 'Oslo', street: 'Storgata 1' }, ['address']],
  ['a tax rate', { hasTaxRate: true }, ['tax']],
  ['no tax at all', { chargesTax: false }, ['tax']],
  ['a shipping method', { hasShippingMethod: true }, ['shipping']],
  ['nothing is shipped', { ships: false }, ['shipping']],
  ['payment', { hasPaymentDetails: true }, ['payment']],
  ['a mail server', { sendsMail: true }, ['mail']],
  ['an open shop', { isOpen: true }, ['open']],
  [
    'the first product, whose price decides about the currency, and the test order',
    { hasProduct: true, hasOrder: true },
    ['currency', 'product', 'order'],
  ],
])('%s', (_, state, done) => {
  const steps = setUpSteps({ ...NEW, ...state });
  expect(steps.filter((step) => step.done).map(({ id }) => id)).toEqual(done);
});
