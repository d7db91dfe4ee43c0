import { loadBundleRequest } from '#server/cart/bundles/bundle-request.ts';
import { addBundle } from '#server/cart/changing/add-bundle.ts';
import { type AddOutcome, addLines } from '#server/cart/changing/add-line.ts';
import { changeCart } from '#server/cart/changing/change-cart.ts';
import { writeCookie } from '#server/platform/sessions/cookies.ts';
import { NOTICE_COOKIE } from '#wire/cart.ts';
import { ADD_PROBLEMS, type AddForm, addForm } from '#wire/forms/cart-form.ts';
import type { InputProblem } from '#wire/forms/read-input.ts';
import { type Call, type CallRequest, defineCheckedCall } from '../call.ts';
import { noticeHtml, refusalData, toCartResponse } from './cart-answer.ts';

type AddProblem = InputProblem<(typeof ADD_PROBLEMS)[number]>;

interface AddAnswers {
  added(call: CallRequest, outcome: AddOutcome, form: AddForm): Promise<unknown>;
  refused(call: CallRequest, outcome: AddOutcome): unknown;
}

/** The calls that add read the same form and differ in what they answer. */
function addCall({ added, refused }: AddAnswers): Call {
  return defineCheckedCall({
    input: addForm,
    problems: ADD_PROBLEMS,
    async handle(form, call) {
      const outcome = await add(form, call);
      return Response.json(outcome.ok ? await added(call, outcome, form) : refused(call, outcome));
    },
    async refuse(problems, call) {
      return Response.json(refused(call, await refuseAdd(problems, call)));
    },
  });
}

async function add(form: AddForm, { ctx, visitor }: CallRequest): Promise<AddOutcome> {
  if (form.kind === 'lines') return addLines(ctx, visitor, form.lines);
  const request = await loadBundleRequest(ctx, form.bundle);
  return { ...(await addBundle(ctx, visitor, request)), refusedAt: 0 };
}

/** The cart is unchanged, with the problems of the form. */
async function refuseAdd(
  problems: readonly AddProblem[],
  { ctx, visitor }: CallRequest,
): Promise<AddOutcome> {
  const codes = problems.map(({ code }) => ({ code }));
  const outcome = await changeCart(ctx, visitor, () => ({ ok: false, problems: codes }));
  return { ...outcome, productUrl: null, refusedAt: 0 };
}

/** The standard add: a refusal names the product's page, where the choice can be made. */
export const addToCart = addCall({
  added: (call, outcome, form) => toCartResponse(call, outcome, form),
  refused(call, outcome) {
    leaveNotice(call, outcome);
    return {
      error: true,
      product_url: outcome.productUrl === null ? false : `${call.origin}${outcome.productUrl}`,
      ...refusalData(call, outcome),
    };
  },
});

const NOTICE_SECONDS = 60;
const MAX_NOTICE_LENGTH = 500;

/**
 * Scripts written for WooCommerce open the product's page and show nothing themselves: that page, cached
 * for everyone, reads the reason from a cookie of its own. Our pages pass it on in the tab; they
 * name the fragments they show.
 */
function leaveNotice({ request, visitor }: CallRequest, { productUrl, notices }: AddOutcome): void {
  if (productUrl === null || new URL(request.url).searchParams.has('fragments')) return;
  const text = notices.map((notice) => notice.text).join(' ');
  const choices = { https: visitor.https, httpOnly: false, maxAgeSeconds: NOTICE_SECONDS };
  const [path = '/'] = productUrl.split('?');
  const value = encodeURIComponent(text.slice(0, MAX_NOTICE_LENGTH));
  visitor.cookies.set(NOTICE_COOKIE, writeCookie(NOTICE_COOKIE, value, { ...choices, path }));
}

/** The side cart's add: a refusal is shown in place; only an open choice leads to the product. */
export const sideCartAdd = addCall({
  async added(call, outcome, form) {
    const notice = noticeHtml(call, outcome);
    return { ...(await toCartResponse(call, outcome, form)), notice };
  },
  refused(call, outcome) {
    const open = outcome.problems.some(({ code }) => code === 'product.problem.variation');
    return {
      error: true,
      notice: noticeHtml(call, outcome),
      ...refusalData(call, outcome),
      ...(open && outcome.productUrl && { product_url: `${call.origin}${outcome.productUrl}` }),
    };
  },
});

/** Adding from the review popup: after a refusal the page is reloaded. */
export const reviewsAdd = addCall({
  added: async (call, outcome, form) => ({
    error: false,
    ...(await toCartResponse(call, outcome, form)),
  }),
  refused: (call, outcome) => ({ error: true, ...refusalData(call, outcome) }),
});
