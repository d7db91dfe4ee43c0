import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';
import {
  ADDRESS_FORM_NAMES,
  type Address,
  type AddressField,
  type AddressKind,
} from '#wire/address.ts';
import type { CheckoutPage, CheckoutProblem, CheckoutValues } from '#wire/checkout.ts';
import { getNotices } from '../../cart/notices/cart-notices.ts';
import type { CheckoutClient } from '../../checkout-client/checkout-client.ts';
import { paymentData } from '../../checkout-client/form-fields.ts';
import type { CardEntry } from '../../payment/card-fields.tsx';
import { currentAttributionValues } from '../../stores/attribution-store.ts';
import type { CartResult } from '../../stores/cart/cart-result.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { afterPress } from './after-press.ts';
import { addressProblems, checkValues } from './check-values.ts';
import { type CheckoutState, firstState, nextState, toRequest } from './checkout-state.ts';
import { changedFields, initialChoices, initialValues, isRepriced } from './initial-values.ts';
import { sentValues, visibleProblem } from './one-address.ts';
import type { ReviewQueue } from './review-queue.ts';
import { readSaved, removeSaved, writeSaved } from './saved-checkout.ts';
import { watchCheckout } from './watch-checkout.ts';

export interface Checkout {
  page: CheckoutPage;
  state: CheckoutState;
  form: RefObject<HTMLFormElement | null>;
  /** The fields for a card, where they are shown. */
  card: RefObject<CardEntry | null>;
  setAddress(kind: AddressKind, address: Address): void;
  leave(kind: AddressKind, field: AddressField): void;
  set(values: Partial<CheckoutValues>): void;
  setPassword(password: string): void;
  pay(id: string): void;
  deliver(packageId: number, rateId: string): void;
  /** After a change to the cart itself: shows its notices and recalculates. */
  changed(result: CartResult): boolean;
  /** The field has just been edited: its problem is hidden. */
  mended(field: string): void;
  submit(): Promise<void>;
}

/** All behaviour of the checkout, without its layout. */
export function useCheckout(page: CheckoutPage, makeClient: () => CheckoutClient): Checkout {
  const t = useTranslator();
  const { routes } = useShop();
  const [state, dispatch] = useReducer(nextState, page, firstState);
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<CardEntry>(null);
  const latest = useRef(state);
  latest.current = state;
  const sending = useRef(false);
  const who = page.account.customer?.id ?? 0;
  const parts = useRef<{ client: CheckoutClient; queue: ReviewQueue } | null>(null);

  useEffect(() => {
    const client = makeClient();
    const sent = (values: CheckoutValues) => sentValues(values, page.review.cart.needsShipping);
    const watched = watchCheckout({
      client,
      hash: page.review.cart.hash,
      request: () => toRequest(latest.current),
      display: (problem) => visibleIn(latest.current, problem),
      dispatch,
      leave: () => location.assign(routes.cart),
      pageRestored() {
        sending.current = false;
        dispatch({ kind: 'back' });
      },
    });
    parts.current = { client, queue: watched.queue };
    const saved = page.problems.length > 0 ? null : readSaved(sessionStorage, who);
    if (form.current) {
      const standing = initialValues(form.current, page.values, saved);
      dispatch({ kind: 'value', values: standing });
      if (isRepriced(sent(page.values), sent(standing))) watched.queue.request('address');
      const { payment, delivery } = initialChoices(form.current, page.review);
      if (payment !== null) {
        dispatch({ kind: 'payment', id: payment });
        watched.queue.request('payment');
      }
      for (const choice of delivery) {
        dispatch({ kind: 'delivery', ...choice });
        watched.queue.request('delivery');
      }
    }
    return watched.stop;
  }, [makeClient, page, routes.cart, who]);

  const first = useRef(true);
  useEffect(() => {
    // The server's own values need no request.
    if (first.current) first.current = false;
    else writeSaved(sessionStorage, who, state.values);
  }, [state.values, who]);

  return useMemo(() => {
    const request = (cause: 'address' | 'delivery' | 'payment' | 'all', soon?: boolean) =>
      parts.current?.queue.request(cause, soon);

    async function submit(): Promise<void> {
      const { current } = parts;
      if (sending.current || !current) return;
      const { review } = latest.current;
      const slips = checkValues(latest.current, page, t);
      if (slips.length > 0) {
        dispatch({ kind: 'refused', problems: slips });
        return;
      }
      sending.current = true;
      dispatch({ kind: 'placing' });
      // The total shown when the button is pressed is the one that may be charged.
      const displayedTotal = review.cart.totals.total;
      const displayedCart = review.cart.hash;
      const slip = (await card.current?.check()) ?? '';
      if (slip !== '') {
        sending.current = false;
        dispatch({ kind: 'refused', problems: [cardProblem(slip)] });
        return;
      }
      await current.queue.settled();
      const now = latest.current;
      const reply = await current.client.place({
        ...toRequest(now),
        password: now.password,
        paymentData: paymentData(form.current, now.paymentMethod),
        key: page.key,
        shownTotal: displayedTotal,
        shownCart: displayedCart,
        attribution: currentAttributionValues(),
      });
      if (reply.ok) {
        removeSaved(sessionStorage);
        // Where it works the provider's script leaves the page; else the order's page says why not.
        if (reply.confirm) await card.current?.confirm(reply.confirm);
        // The button stays busy until the next page loads.
        location.assign(reply.redirect);
        return;
      }
      sending.current = false;
      if (reply.code !== 'refused') {
        dispatch({ kind: 'failed', code: reply.code });
        return;
      }
      const differs = reply.total !== null && reply.total !== displayedTotal;
      dispatch({
        kind: 'refused',
        problems: reply.problems.map((problem) => visibleIn(now, problem)),
        ...(differs && { priceBefore: displayedTotal }),
      });
      if (!reply.empty) request('all', true);
    }

    return {
      page,
      state,
      form,
      card,
      setAddress(kind, address) {
        const { values, review } = latest.current;
        const after = { ...values, [kind]: address };
        dispatch({ kind: 'address', of: kind, address });
        for (const field of changedFields(kind, values[kind], address)) {
          dispatch({ kind: 'checked', field, problem: null });
        }
        const sent = (of: CheckoutValues) => sentValues(of, review.cart.needsShipping);
        if (isRepriced(sent(values), sent(after))) request('address');
      },
      leave: (kind, field) =>
        afterPress(() => {
          const { values, refusals } = latest.current;
          const name = `${kind}_${ADDRESS_FORM_NAMES[field]}`;
          const found = addressProblems(values[kind], kind, page, t);
          // Leaving an empty field untouched is no error yet.
          const reported = found.filter(
            ({ code }) => refusals > 0 || code !== 'address.problem.required',
          );
          const problem = reported.find((one) => one.field === name);
          // The shop's problems stay until the field is changed.
          if (problem) dispatch({ kind: 'checked', field: name, problem });
          else if (field === 'email' && values.billing.email !== '') request('address');
        }),
      set(values) {
        dispatch({ kind: 'value', values });
        if (values.shipToDifferent !== undefined) request('address');
      },
      setPassword: (password) => dispatch({ kind: 'password', password }),
      pay(id) {
        dispatch({ kind: 'payment', id });
        request('payment');
      },
      deliver(packageId, rateId) {
        dispatch({ kind: 'delivery', packageId, rateId });
        request('delivery');
      },
      changed(result) {
        dispatch({
          kind: 'notified',
          notices: [...(result.ok ? result.answer.cart.notices : []), ...getNotices(result)],
        });
        if (result.ok) request('all', true);
        return result.ok;
      },
      mended: (field) => dispatch({ kind: 'checked', field, problem: null }),
      submit,
    };
  }, [page, state, t]);
}

function cardProblem(text: string): CheckoutProblem {
  return { code: 'checkout.problem.card', field: 'payment_method', label: '', text };
}

function visibleIn({ values, review }: CheckoutState, problem: CheckoutProblem): CheckoutProblem {
  return visibleProblem(problem, values, review.cart.needsShipping);
}
