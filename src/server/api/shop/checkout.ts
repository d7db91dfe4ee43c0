import type { Call } from '../call.ts';
import { type CallRequest, holdsNonce } from '../call.ts';
import { jsonAnswer } from '../json-answer.ts';
import type { CartOutcome } from '#server/cart/change-cart.ts';
import { filledProblems } from '#server/checkout/filled-problems.ts';
import { inWords } from '#server/checkout/order-problem.ts';
import { methodsIn, readCheckoutForm } from '#server/checkout/read-form.ts';
import { readReview } from '#server/checkout/read-review.ts';
import { reviewOf } from '#server/checkout/review.ts';
import { type CheckoutChoices, saveChoices } from '#server/checkout/save-choices.ts';
import { submitOrder } from '#server/checkout/submit-order.ts';
import { translator } from '#server/language/translator.ts';
import { checkNonce, makeNonce } from '#server/platform/nonces.ts';
import type { CartNotice } from '#wire/cart.ts';
import {
  CHECKOUT_FIELDS,
  type CheckoutProblem,
  type PlaceAnswer,
  type ReviewAnswer,
} from '#wire/checkout.ts';
import { textIn } from './cart-fields.ts';

/** What the order comes to with this address and these methods. */
export const updateOrderReview: Call = {
  async handle(call) {
    const { ctx, visitor, values } = call;
    const choices = readReview(values);
    const outcome = await saveChoices(ctx, visitor, choices);
    return Response.json(await reviewAnswer(call, outcome, choices));
  },
};

async function reviewAnswer(
  call: CallRequest,
  outcome: CartOutcome,
  choices: CheckoutChoices,
): Promise<ReviewAnswer> {
  const { ctx, render, secret } = call;
  const review = await reviewOf(ctx, outcome);
  return {
    result: outcome.ok ? 'success' : 'failure',
    messages: render.notices(ctx, outcome.notices),
    // Nothing is left to check out: the page that says so is another one.
    reload: review.cart.items.length === 0,
    fragments: render.orderReview(ctx, review),
    review,
    notices: outcome.notices,
    problems: filledProblems(choices, translator(ctx.settings)),
    nonces: {
      public: makeNonce(secret, 'public', ctx.now),
      store: makeNonce(secret, 'store', ctx.now),
    },
  };
}

/** The classic form. A nonce that has ended is told as such: nothing typed is lost by it. */
export const placeClassicOrder: Call = {
  async handle(call) {
    const { ctx, visitor, values, request } = call;
    if (!fromOurForm(call)) return refusal(call, [expired(call)], { refresh: true });
    const form = readCheckoutForm(values, ctx.settings['attribution.prefix']);
    const key = form.key || (request.headers.get('idempotency-key') ?? '').slice(0, 200);
    const outcome = await submitOrder(
      ctx,
      visitor,
      { ...form, key },
      { via: 'checkout', terms: true },
    );
    if (outcome.ok) {
      const answer: PlaceAnswer = {
        result: 'success',
        redirect: outcome.redirect,
        order_id: outcome.order.id,
      };
      return jsonAnswer(answer);
    }
    const t = translator(ctx.settings);
    const problems = outcome.problems.map((problem) => inWords(problem, t));
    const { refresh, empty, total } = outcome;
    return refusal(call, problems, { refresh, reload: empty, total });
  },
};

function fromOurForm(call: CallRequest): boolean {
  const { ctx, secret, values } = call;
  const own = values[CHECKOUT_FIELDS.nonce];
  return checkNonce(secret, 'public', own, ctx.now) || holdsNonce('public', call);
}

function expired({ ctx }: CallRequest): CheckoutProblem {
  return inWords({ code: 'checkout.problem.expired' }, translator(ctx.settings));
}

interface RefusalParts {
  refresh?: boolean;
  reload?: boolean;
  total?: number | null;
}

function refusal(
  { ctx, render }: CallRequest,
  problems: CheckoutProblem[],
  { refresh = false, reload = false, total = null }: RefusalParts,
): Response {
  const notices = problems.map(
    ({ code, field, label, text }): CartNotice => ({
      kind: 'error',
      code,
      text: label === '' || text.includes(label) ? text : `${label}: ${text}`,
      key: field,
    }),
  );
  const messages = render.notices(ctx, notices);
  return Response.json({ result: 'failure', messages, refresh, reload, problems, total });
}

/** The block checkout tells what is chosen, so that coupons that ask for it can count. */
export const setBlockValues: Call = {
  nonce: 'public',
  async handle({ ctx, visitor, values }) {
    const payment = textIn(values, CHECKOUT_FIELDS.paymentMethod);
    const shippingMethods = methodsIn(values);
    await saveChoices(
      ctx,
      visitor,
      { shippingMethods, ...(payment !== '' && { paymentMethod: payment.slice(0, 100) }) },
      { saveNotices: true },
    );
    return Response.json({ success: true });
  },
};
