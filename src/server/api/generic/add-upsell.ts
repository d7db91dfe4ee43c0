import { addLines } from '#server/cart/changing/add-line.ts';
import { changeCart } from '#server/cart/changing/change-cart.ts';
import { loadUpsellOffer } from '#server/upsells/load-offer.ts';
import { readSelection } from '#server/upsells/read-selection.ts';
import { upsellCall } from '#wire/forms/upsell-form.ts';
import { defineCall } from '../call.ts';
import { noticeHtml, refusalData, toCartResponse } from '../shop/cart-response.ts';

/** Adds what was ticked in the upsell bar of a product, all of it or nothing. */
export const addUpsell = defineCall({
  nonce: 'public',
  input: upsellCall,
  async handle({ productId, selection: ticked, ...requested }, call) {
    const { ctx, visitor, origin } = call;
    const offer = productId === null ? null : await loadUpsellOffer(ctx, productId);
    const selection = offer ? readSelection(offer, ticked) : null;
    if (!selection?.ok) {
      const code = 'product.problem.nothingChosen';
      const refused = await changeCart(ctx, visitor, () => ({ ok: false, problems: [{ code }] }));
      return Response.json({ error: true, product_url: false, ...refusalData(call, refused) });
    }
    const result = await addLines(ctx, visitor, selection.inputs);
    if (result.ok) {
      const { fragments, ...rest } = await toCartResponse(call, result, requested);
      const data = call.withVitrineData && { ...rest, notice: noticeHtml(call, result) };
      return Response.json({ fragments, ...data });
    }
    // A choice that the bar cannot ask for is made on the product's own page.
    const item = selection.inputs[result.refusedAt ?? 0];
    const here = offer?.items.find(({ id: upsellId }) => upsellId === item?.productId)?.choices
      .length;
    const open = result.problems.some(({ code }) => code === 'product.problem.variation');
    return Response.json({
      error: true,
      product_url: open && !here && result.productUrl ? `${origin}${result.productUrl}` : false,
      ...refusalData(call, result),
    });
  },
});
