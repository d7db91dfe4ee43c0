import { loadBundleRequest } from '#server/cart/bundles/bundle-request.ts';
import { addBundle as addToCart, type BundleOutcome } from '#server/cart/changing/add-bundle.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import type { BundleAnswer } from '#wire/bundles.ts';
import type { CartView } from '#wire/cart.ts';
import { bundleCall } from '#wire/forms/bundle-call.ts';
import { type CallRequest, defineCall } from '../call.ts';
import {
  cartParts,
  noticeHtml,
  refusalData,
  type SentCart,
  type WantedFragments,
} from '../shop/cart-answer.ts';

/** Not correctable in place: the page is out of date and is reloaded. */
const OUT_OF_DATE: readonly string[] = [
  'bundles.problem.price',
  'bundles.problem.notInBundle',
  'bundles.problem.gone',
  'bundles.problem.choose',
];

/**
 * The bundle's own add. The answer has the popup's parts among the fragments; a refusal is shown in
 * place, and only a page that is out of date leads back to the product.
 */
export const addBundle = defineCall({
  nonce: 'public',
  input: bundleCall,
  async handle({ bundle, ...wanted }, call) {
    const request = await loadBundleRequest(call.ctx, bundle);
    const outcome = await addToCart(call.ctx, call.visitor, request);
    if (outcome.ok && outcome.key !== null) {
      return Response.json(await bundleAnswer(call, outcome, outcome.key, wanted));
    }
    const stale = outcome.problems.some(({ code }) => OUT_OF_DATE.includes(code));
    return Response.json({
      error: true,
      ...(stale &&
        outcome.productUrl !== null && { product_url: `${call.origin}${outcome.productUrl}` }),
      ...refusalData(call, outcome),
    });
  },
});

async function bundleAnswer(
  call: CallRequest,
  outcome: BundleOutcome,
  key: string,
  wanted: WantedFragments,
): Promise<SentCart & Partial<BundleAnswer>> {
  const cart = await loadCartView(call.ctx, outcome);
  const answer = cartParts(call, cart, wanted);
  const label = toLabel(cart, key);
  const popup = call.render.addedPopup(call.ctx, cart, key);
  return {
    ...answer,
    fragments: { ...answer.fragments, ...popup, 'span.bundle-popup-label': span(label) },
    ...(call.ownData && { notice: noticeHtml(call, outcome), bundle_key: key, label }),
  };
}

/** "Slow Morning Bundle: Stoneware Mug, Oak Serving Tray". */
function toLabel({ items }: CartView, key: string): string {
  const head = items.find((item) => item.key === key);
  const parts = items.filter(({ group }) => group?.key === key && group.item !== '');
  return `${head?.name ?? ''}: ${parts.map(({ name }) => name).join(', ')}`;
}

function span(text: string): string {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<span class="bundle-popup-label">${plain}</span>`;
}
