import type { Call, CallRequest } from '../call.ts';
import { type AddOutcome, addLines } from '#server/cart/add-line.ts';
import { changeCart } from '#server/cart/change-cart.ts';
import { bundleAdd } from '../generic/add-bundle.ts';
import { asksForBundle } from './bundle-fields.ts';
import { cartAnswerOf, noticeHtml } from './cart-answer.ts';
import { addInputsIn } from './cart-fields.ts';

async function add(call: CallRequest): Promise<AddOutcome> {
  const { ctx, visitor, values } = call;
  if (asksForBundle(values)) return { ...(await bundleAdd(call)), refusedAt: 0 };
  const inputs = addInputsIn(values);
  if (inputs.length > 0) return addLines(ctx, visitor, inputs);
  const code =
    typeof values.quantity === 'object'
      ? 'product.problem.nothingChosen'
      : 'cart.problem.unknownProduct';
  const refused = await changeCart(ctx, visitor, () => ({ ok: false, problems: [{ code }] }));
  return { ...refused, productUrl: null, refusedAt: 0 };
}

/** The standard add: a refusal names the product's page, where the choice can be made. */
export const addToCart: Call = {
  async handle(call) {
    const outcome = await add(call);
    if (outcome.ok) return Response.json(await cartAnswerOf(call, outcome));
    return Response.json({
      error: true,
      product_url: outcome.productUrl === null ? false : `${call.origin}${outcome.productUrl}`,
      notice: noticeHtml(call, outcome),
      notices: outcome.notices,
    });
  },
};

/** The side cart's add: a refusal is said in place; only an open choice leads to the product. */
export const sideCartAdd: Call = {
  async handle(call) {
    const outcome = await add(call);
    if (outcome.ok) {
      const notice = noticeHtml(call, outcome);
      return Response.json({ ...(await cartAnswerOf(call, outcome)), notice });
    }
    const open = outcome.problems.some(({ code }) => code === 'product.problem.variation');
    return Response.json({
      error: true,
      notice: noticeHtml(call, outcome),
      notices: outcome.notices,
      ...(open && outcome.productUrl && { product_url: `${call.origin}${outcome.productUrl}` }),
    });
  },
};

/** The add of the reviews' popup: refused is all it says, and the page is loaded anew for it. */
export const reviewsAdd: Call = {
  async handle(call) {
    const outcome = await add(call);
    if (!outcome.ok) {
      return Response.json({
        error: true,
        notice: noticeHtml(call, outcome),
        notices: outcome.notices,
      });
    }
    return Response.json({ error: false, ...(await cartAnswerOf(call, outcome)) });
  },
};
