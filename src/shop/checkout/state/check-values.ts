import { checkAddress } from '#rules/addresses/check-address.ts';
import { normaliseAddress } from '#rules/addresses/normalise-address.ts';
import { getStates } from '#rules/addresses/postal-address.ts';
import {
  type CheckoutRuleProblem,
  checkGuest,
  checkNote,
  checkPayment,
  checkShipping,
  checkTerms,
} from '#rules/orders/checkout-rules.ts';
import { ADDRESS_FORM_NAMES, type Address, type AddressKind } from '#wire/address.ts';
import { addressProblemText } from '#wire/address-problem.ts';
import {
  CHECKOUT_FIELDS,
  type CheckoutPage,
  type CheckoutProblem,
  checkoutField,
} from '#wire/checkout.ts';
import type { Translate } from '../../ui/translate.ts';
import type { CheckoutState } from './checkout-state.ts';
import { sentValues, visibleProblem } from './one-address.ts';

// Checks that need no request, so that errors show at once. The server calls the same rules and has
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
  const { customer, guestsAllowed } = page.account;
  if (!customer && values.createAccount && state.password === '') {
    const code = 'checkout.problem.passwordMissing';
    problems.push({ code, field: CHECKOUT_FIELDS.password, label: '', text: t(code) });
  }
  const ruleProblems = [
    ...(customer ? [] : checkGuest(values.createAccount, guestsAllowed)),
    // The review has selected the rates: a package can only be without any.
    ...checkShipping(review.cart.packages, {}),
    ...checkPayment(review.payments.length > 0, state.paymentMethod, review.payments),
    ...checkNote(values.note),
    ...checkTerms(values.terms, page.terms !== null),
  ];
  return [...problems, ...ruleProblems.map((problem) => toProblem(problem, t))];
}

function toProblem(problem: CheckoutRuleProblem, t: Translate): CheckoutProblem {
  const { code, count } = problem;
  const text = t(code, count === undefined ? {} : { count });
  return { code, field: checkoutField(problem), label: '', text };
}
