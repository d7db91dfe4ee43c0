import { checkAddress } from '#rules/addresses/check-address.ts';
import { normaliseAddress } from '#rules/addresses/normalise-address.ts';
import { getStates } from '#rules/addresses/postal-address.ts';
import { ADDRESS_FORM_NAMES, type Address, type AddressKind } from '#wire/address.ts';
import { addressProblemText } from '#wire/address-problem.ts';
import {
  CHECKOUT_FIELDS,
  type CheckoutPage,
  type CheckoutProblem,
  MAX_NOTE_LENGTH,
} from '#wire/checkout.ts';
import type { MessageKey } from '#wire/messages/messages.ts';
import type { Translate } from '../../ui/translate.ts';
import type { CheckoutState } from './checkout-state.ts';
import { sentValues, visibleProblem } from './one-address.ts';

// Checks that need no request, so that errors show at once. The server repeats every rule and has
// more of them, such as postcode formats.

export function addressProblems(
  address: Address,
  kind: AddressKind,
  page: Pick<CheckoutPage, 'states' | 'asked'>,
  t: Translate,
): CheckoutProblem[] {
  const states = getStates(page.states, address.country);
  const country = { known: true, states, postcodeFits: () => true, asked: page.asked };
  return checkAddress(normaliseAddress(address, states), kind, country).map((problem) => ({
    code: problem.code,
    field: `${kind}_${ADDRESS_FORM_NAMES[problem.field]}`,
    label: t(problem.label),
    text: addressProblemText(problem, t),
  }));
}

export function checkValues(
  state: CheckoutState,
  page: CheckoutPage,
  t: Translate,
): CheckoutProblem[] {
  const { values, review } = state;
  const { needsShipping } = review.cart;
  const { billing } = sentValues(values, needsShipping);
  const problems = addressProblems(billing, 'billing', page, t).map((problem) =>
    visibleProblem(problem, values, needsShipping),
  );
  if (needsShipping && values.shipToDifferent) {
    problems.push(...addressProblems(values.shipping, 'shipping', page, t));
  }
  const add = (code: MessageKey, field: string, count?: number) => {
    const text = t(code, count === undefined ? {} : { count });
    problems.push({ code, field, label: '', text });
  };
  const needsAccount = !page.account.customer && !page.account.guestsAllowed;
  if (needsAccount && !values.createAccount) {
    add('checkout.problem.account', CHECKOUT_FIELDS.createAccount);
  }
  if (!page.account.customer && values.createAccount && state.password === '') {
    add('checkout.problem.passwordMissing', CHECKOUT_FIELDS.password);
  }
  for (const { id, rates } of review.cart.packages) {
    if (rates.length === 0) {
      add('checkout.problem.noRate', `${CHECKOUT_FIELDS.shippingMethod}[${id}]`);
    }
  }
  if (review.payments.length > 0 && state.paymentMethod === '') {
    add('checkout.problem.payment', CHECKOUT_FIELDS.paymentMethod);
  }
  const over = values.note.length - MAX_NOTE_LENGTH;
  if (over > 0) add('checkout.problem.noteLong', CHECKOUT_FIELDS.note, over);
  if (page.terms && !values.terms) add('checkout.problem.terms', CHECKOUT_FIELDS.terms);
  return problems;
}
