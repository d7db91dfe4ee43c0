import { loadBundleRequest } from '#server/cart/bundles/bundle-request.ts';
import { addBundle } from '#server/cart/changing/add-bundle.ts';
import { type AddResult, addLines } from '#server/cart/changing/add-line.ts';
import { changeCart } from '#server/cart/changing/change-cart.ts';
import { writeCookie } from '#server/platform/sessions/cookies.ts';
import { NOTICE_COOKIE } from '#wire/cart.ts';
import { ADD_PROBLEMS, type AddForm, addForm } from '#wire/forms/cart-form.ts';
import type { InputProblem } from '#wire/forms/read-input.ts';
import { type Call, type CallRequest, defineCheckedCall } from '../call.ts';
import { noticeHtml, refusalData, toCartResponse } from './cart-response.ts';

type AddProblem = InputProblem<(typeof ADD_PROBLEMS)[number]>;

interface AddResponses {
  added(call: CallRequest, result: AddResult, form: AddForm): Promise<unknown>;
  refused(call: CallRequest, result: AddResult): unknown;
}

/** The calls that add read the same form and differ in what they answer. */
function addCall({ added, refused }: AddResponses): Call {
  return defineCheckedCall({
    input: addForm,
    problems: ADD_PROBLEMS,
    async handle(form, call) {
      const result = await add(form, call);
      return Response.json(result.ok ? await added(call, result, form) : refused(call, result));
    },
    async refuse(problems, call) {
      return Response.json(refused(call, await refuseAdd(problems, call)));
    },
  });
}

async function add(form: AddForm, { ctx, visitor }: CallRequest): Promise<AddResult> {
  if (form.kind === 'lines') return addLines(ctx, visitor, form.lines);
  const request = await loadBundleRequest(ctx, form.bundle);
  return { ...(await addBundle(ctx, visitor, request)), refusedAt: 0 };
}

/** The cart is unchanged, with the problems of the form. */
async function refuseAdd(
  problems: readonly AddProblem[],
  { ctx, visitor }: CallRequest,
): Promise<AddResult> {
  const codes = problems.map(({ code }) => ({ code }));
  const result = await changeCart(ctx, visitor, () => ({ ok: false, problems: codes }));
  return { ...result, productUrl: null, refusedAt: 0 };
}

/** The standard add: a refusal names the product's page, where the choice can be made. */
export const addToCart = addCall({
  added: (call, result, form) => toCartResponse(call, result, form),
  refused(call, result) {
    leaveNotice(call, result);
    return {
      error: true,
      product_url: result.productUrl === null ? false : `${call.origin}${result.productUrl}`,
      ...refusalData(call, result),
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
function leaveNotice({ request, visitor }: CallRequest, { productUrl, notices }: AddResult): void {
  if (productUrl === null || new URL(request.url).searchParams.has('fragments')) return;
  const text = notices.map((notice) => notice.text).join(' ');
  const choices = { https: visitor.https, httpOnly: false, maxAgeSeconds: NOTICE_SECONDS };
  const [path = '/'] = productUrl.split('?');
  const value = encodeURIComponent(text.slice(0, MAX_NOTICE_LENGTH));
  visitor.cookies.set(NOTICE_COOKIE, writeCookie(NOTICE_COOKIE, value, { ...choices, path }));
}

/** The side cart's add: a refusal is shown in place; only an open choice leads to the product. */
export const sideCartAdd = addCall({
  async added(call, result, form) {
    const notice = noticeHtml(call, result);
    return { ...(await toCartResponse(call, result, form)), notice };
  },
  refused(call, result) {
    const open = result.problems.some(({ code }) => code === 'product.problem.variation');
    return {
      error: true,
      notice: noticeHtml(call, result),
      ...refusalData(call, result),
      ...(open && result.productUrl && { product_url: `${call.origin}${result.productUrl}` }),
    };
  },
});

/** Adding from the review popup: after a refusal the page is reloaded. */
export const reviewsAdd = addCall({
  added: async (call, result, form) => ({
    error: false,
    ...(await toCartResponse(call, result, form)),
  }),
  refused: (call, result) => ({ error: true, ...refusalData(call, result) }),
});
