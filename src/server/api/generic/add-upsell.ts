import type { Call } from '../call.ts';
import { cartAnswerOf, noticeHtml } from '../shop/cart-answer.ts';
import { addLines } from '#server/cart/add-line.ts';
import { changeCart } from '#server/cart/change-cart.ts';
import { loadUpsellOffer } from '#server/upsells/load-offer.ts';
import { readSelection } from '#server/upsells/read-selection.ts';
import { idParam } from '#wire/store/params.ts';

/** Adds what was ticked in the upsell bar of a product, all of it or nothing. */
export const addUpsell: Call = {
  nonce: 'public',
  async handle(call) {
    const { ctx, visitor, values, origin } = call;
    const id = idParam.safeParse(values.product_id);
    const offer = id.success ? await loadUpsellOffer(ctx, id.data) : null;
    const selection = offer ? readSelection(offer, values) : null;
    if (!selection?.ok) {
      const code = 'product.problem.nothingChosen';
      const refused = await changeCart(ctx, visitor, () => ({ ok: false, problems: [{ code }] }));
      const notice = noticeHtml(call, refused);
      return Response.json({ error: true, product_url: false, notice, notices: refused.notices });
    }
    const outcome = await addLines(ctx, visitor, selection.inputs);
    const notice = noticeHtml(call, outcome);
    if (outcome.ok) return Response.json({ ...(await cartAnswerOf(call, outcome)), notice });
    // A choice that the bar cannot ask for is made on the product's own page.
    const item = selection.inputs[outcome.refusedAt ?? 0];
    const here = offer?.items.find(({ id: own }) => own === item?.productId)?.choices.length;
    const open = outcome.problems.some(({ code }) => code === 'product.problem.variation');
    return Response.json({
      error: true,
      product_url: open && !here && outcome.productUrl ? `${origin}${outcome.productUrl}` : false,
      notice,
      notices: outcome.notices,
    });
  },
};
