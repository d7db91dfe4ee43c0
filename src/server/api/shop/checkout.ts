import { declineCode } from '#rules/payments/decline-reason.ts';
import { getAddressParts } from '#server/addresses/address-parts.ts';
import type { CartResult } from '#server/cart/changing/change-cart.ts';
import { filledProblems } from '#server/checkout/filled-problems.ts';
import { canCreateAccount } from '#server/checkout/new-account.ts';
import { toCheckoutProblem } from '#server/checkout/problem-text.ts';
import { loadReview } from '#server/checkout/review.ts';
import { saveChoices } from '#server/checkout/save-choices.ts';
import { type SubmitResult, submitOrder } from '#server/checkout/submit-order.ts';
import { findNamedPage, readTerms } from '#server/checkout/terms-page.ts';
import { translator } from '#server/language/translator.ts';
import { checkNonce, makeNonce } from '#server/platform/nonces.ts';
import type {
  CheckoutProblem,
  CheckoutReview,
  PlaceResponse,
  ReviewResponse,
} from '#wire/checkout.ts';
import { checkoutForm } from '#wire/forms/checkout-form.ts';
import {
  blockValuesForm,
  type CheckoutChoices,
  orderReviewForm,
  REVIEW_FORM_FIELD,
} from '#wire/forms/order-review-form.ts';
import { returnAddress } from '#wire/forms/payment-data.ts';
import { type CallRequest, defineCall, holdsNonce } from '../call.ts';
import { jsonResponse } from '../json-response.ts';

type PlacedResult = Extract<SubmitResult, { ok: true }>;

/** Pages of old programs hold either nonce in `security`. */
const nonce = ['public', 'coupon'] as const;

/** The totals with this address and these methods. */
export const updateOrderReview = defineCall({
  nonce,
  formField: REVIEW_FORM_FIELD,
  input: orderReviewForm,
  async handle(choices, call) {
    const result = await saveChoices(call.ctx, call.visitor, choices);
    return Response.json(await reviewResponse(call, result, choices));
  },
});

async function reviewResponse(
  call: CallRequest,
  result: CartResult,
  choices: CheckoutChoices,
): Promise<ReviewResponse> {
  const { ctx, render, secret } = call;
  const review = await loadReview(ctx, result);
  return {
    result: result.ok ? 'success' : 'failure',
    messages: render.notices(ctx, result.notices),
    // Nothing is left to check out: another page shows that.
    reload: review.cart.items.length === 0,
    fragments: await loadFragments(call, result, review),
    review,
    notices: result.notices,
    problems: filledProblems(choices, getAddressParts(ctx.settings), translator(ctx.settings)),
    nonces: {
      public: makeNonce(secret, 'public', ctx.now),
      store: makeNonce(secret, 'store', ctx.now),
    },
  };
}

/** HTML for scripts that insert it. Our own pages read the data, and name the fragments they show. */
async function loadFragments(
  { ctx, render, request }: CallRequest,
  { cart }: CartResult,
  review: CheckoutReview,
): Promise<ReviewResponse['fragments']> {
  if (new URL(request.url).searchParams.has('fragments')) return {};
  const { settings } = ctx;
  const privacy = await findNamedPage(ctx, settings['checkout.privacyPage']);
  const isGuest = cart.situation.customer.id === null;
  return render.orderReview(ctx, review, {
    terms: await readTerms(ctx),
    privacyUrl: privacy?.url ?? '',
    closed: isGuest && !settings['checkout.guests'] && !canCreateAccount(settings),
  });
}

/** The classic form. An expired nonce is answered as such: nothing typed is lost by it. */
export const placeClassicOrder = defineCall({
  input: (settings) => checkoutForm(settings['attribution.prefix']),
  async handle({ form, nonce }, call) {
    const { ctx, visitor, request } = call;
    if (!isOurForm(call, nonce)) return refusal(call, [expired(call)], { refresh: true });
    const key = form.key || (request.headers.get('idempotency-key') ?? '').slice(0, 200);
    const result = await submitOrder(
      ctx,
      visitor,
      { ...form, key },
      { createdVia: 'checkout', termsVisible: true },
    );
    if (result.ok && result.payment.kind === 'declined') return declined(call, result);
    if (result.ok) {
      const { order, payment, redirect } = result;
      const response: PlaceResponse = {
        result: 'success',
        redirect,
        order_id: order.id,
        ...(payment.kind === 'confirm' && {
          confirm: { ...payment.data, return_url: returnAddress(form.paymentMethod, order) },
        }),
      };
      return jsonResponse(response);
    }
    const t = translator(ctx.settings);
    const problems = result.problems.map((problem) => toCheckoutProblem(problem, t));
    const { refresh, empty, total } = result;
    return refusal(call, problems, { refresh, reload: empty, total });
  },
});

/** The order is there and unpaid: our page stays, and scripts may lead on to where it is paid. */
function declined(
  { ctx, render }: CallRequest,
  { order, redirect, payment }: PlacedResult,
): Response {
  const reason = payment.kind === 'declined' ? payment.reason : '';
  const problem = { code: declineCode(reason), field: 'payment_method' } as const;
  const problems = [toCheckoutProblem(problem, translator(ctx.settings))];
  const result: PlaceResponse = {
    result: 'failure',
    messages: render.problems(ctx, problems),
    refresh: false,
    reload: false,
    problems,
    total: null,
    redirect,
    order_id: order.id,
  };
  return jsonResponse(result);
}

/** The form has its nonce under a name of its own. */
function isOurForm(call: CallRequest, nonce: string): boolean {
  const { ctx, secret } = call;
  return checkNonce(secret, 'public', nonce, ctx.now) || holdsNonce('public', call);
}

function expired({ ctx }: CallRequest): CheckoutProblem {
  return toCheckoutProblem({ code: 'checkout.problem.expired' }, translator(ctx.settings));
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
  const messages = render.problems(ctx, problems);
  return Response.json({ result: 'failure', messages, refresh, reload, problems, total });
}

/** The block checkout sends the choices, so that coupons that depend on them can apply. */
export const setBlockValues = defineCall({
  nonce: 'public',
  input: blockValuesForm,
  async handle(choices, { ctx, visitor }) {
    await saveChoices(ctx, visitor, choices, { saveNotices: true });
    return Response.json({ success: true });
  },
});
