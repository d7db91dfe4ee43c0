import type { Money } from '#rules/money/money.ts';
import type { Address, AddressKind } from '#wire/address.ts';
import type { CartNotice } from '#wire/cart.ts';
import type {
  CheckoutPage,
  CheckoutProblem,
  CheckoutReview,
  CheckoutValues,
} from '#wire/checkout.ts';
import type { CheckoutRequest } from '../../checkout-client/checkout-client.ts';
import type { FailureCode } from '../../stores/cart/call-shop.ts';
import { sentValues, visibleProblem } from './one-address.ts';

/** The page's knowledge at one moment. */
export interface CheckoutState {
  values: CheckoutValues;
  password: string;
  review: CheckoutReview;
  paymentMethod: string;
  /** Package to rate, as chosen here; missing ones are the cart's. */
  shippingMethods: Readonly<Record<string, string>>;
  problems: readonly CheckoutProblem[];
  notices: readonly CartNotice[];
  /** The total shown before the shop answered with another one. */
  priceBefore: Money | null;
  /** The last attempt that did not reach the shop or failed there. */
  failure: FailureCode | null;
  /** The order could not be recalculated: the totals may be outdated. */
  stale: boolean;
  /** A recalculation is pending. */
  reviewing: boolean;
  /** The order is being placed. */
  placing: boolean;
  /** Counts refusals, so that each one is announced. */
  refusals: number;
}

export type CheckoutAction =
  | { kind: 'address'; of: AddressKind; address: Address }
  | { kind: 'value'; values: Partial<CheckoutValues> }
  | { kind: 'password'; password: string }
  | { kind: 'payment'; id: string }
  | { kind: 'delivery'; packageId: number; rateId: string }
  | { kind: 'reviewing'; reviewing: boolean }
  | { kind: 'reviewed'; review: CheckoutReview; notices: readonly CartNotice[] }
  | { kind: 'notified'; notices: readonly CartNotice[] }
  | { kind: 'unreachable' }
  | { kind: 'placing' }
  | { kind: 'refused'; problems: readonly CheckoutProblem[]; priceBefore?: Money }
  | { kind: 'failed'; code: FailureCode }
  | { kind: 'checked'; field: string; problem: CheckoutProblem | null }
  | { kind: 'back' };

export function firstState(page: CheckoutPage): CheckoutState {
  return {
    values: page.values,
    password: '',
    review: page.review,
    paymentMethod: page.review.paymentMethod,
    shippingMethods: chosenIn(page.review),
    problems: page.problems.map((problem) =>
      visibleProblem(problem, page.values, page.review.cart.needsShipping),
    ),
    notices: page.notices,
    priceBefore: null,
    failure: null,
    stale: false,
    reviewing: false,
    placing: false,
    refusals: 0,
  };
}

export function toRequest({
  values,
  review,
  paymentMethod,
  shippingMethods,
}: CheckoutState): CheckoutRequest {
  const sent = sentValues(values, review.cart.needsShipping);
  return { values: sent, paymentMethod, shippingMethods };
}

/** The rates of the shop's calculation, by package. */
export function chosenIn({ cart }: CheckoutReview): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const { id, rates } of cart.packages) {
    const rate = rates.find(({ selected }) => selected);
    if (rate) chosen[id] = rate.rateId;
  }
  return chosen;
}

export function nextState(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.kind) {
    case 'address':
      return { ...state, values: { ...state.values, [action.of]: action.address } };
    case 'value':
      return { ...state, values: { ...state.values, ...action.values } };
    case 'password':
      return { ...state, password: action.password };
    case 'payment':
      return withoutProblem({ ...state, paymentMethod: action.id }, 'payment_method');
    case 'delivery': {
      const { packageId, rateId } = action;
      const shippingMethods = { ...state.shippingMethods, [packageId]: rateId };
      return withoutProblem({ ...state, shippingMethods }, `shipping_method[${packageId}]`);
    }
    case 'reviewing':
      return state.reviewing === action.reviewing
        ? state
        : { ...state, reviewing: action.reviewing };
    case 'reviewed':
      return reviewed(state, action.review, action.notices);
    case 'notified':
      return { ...state, notices: action.notices };
    case 'unreachable':
      return { ...state, stale: true };
    case 'placing':
      return { ...state, placing: true, failure: null, priceBefore: null, notices: [] };
    case 'refused':
      return {
        ...state,
        placing: false,
        problems: action.problems,
        priceBefore: action.priceBefore ?? null,
        refusals: state.refusals + 1,
      };
    case 'failed':
      return { ...state, placing: false, failure: action.code, refusals: state.refusals + 1 };
    case 'checked': {
      const others = state.problems.filter(({ field }) => field !== action.field);
      const problems = action.problem ? [...others, action.problem] : others;
      return same(problems, state.problems) ? state : { ...state, problems };
    }
    case 'back':
      return { ...state, placing: false };
  }
}

/** A chosen rate that is no longer offered is replaced by the shop's. */
function reviewed(
  state: CheckoutState,
  review: CheckoutReview,
  notices: readonly CartNotice[],
): CheckoutState {
  const offered = review.payments.some(({ id }) => id === state.paymentMethod);
  return {
    ...state,
    review,
    shippingMethods: chosenIn(review),
    paymentMethod: offered ? state.paymentMethod : review.paymentMethod,
    notices: notices.length > 0 ? notices : state.notices,
    stale: false,
    problems: state.problems.filter(({ field }) => !isMended(field, review)),
  };
}

/** A corrected or removed line has no problem any more. */
function isMended(field: string, { cart }: CheckoutReview): boolean {
  const key = /^cart\[(.+)\]$/.exec(field)?.[1];
  if (key === undefined) return false;
  const item = cart.items.find((one) => one.key === key);
  return item === undefined || item.problems.length === 0;
}

function withoutProblem(state: CheckoutState, field: string): CheckoutState {
  const problems = state.problems.filter((problem) => problem.field !== field);
  return problems.length === state.problems.length ? state : { ...state, problems };
}

function same(a: readonly CheckoutProblem[], b: readonly CheckoutProblem[]): boolean {
  return (
    a.length === b.length &&
    a.every((one, at) => one.field === b[at]?.field && one.text === b[at]?.text)
  );
}
