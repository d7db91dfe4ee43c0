import { loadBundleRequest } from '#server/cart/bundles/bundle-request.ts';
import { addBundle as addToCart, type BundleResult } from '#server/cart/changing/add-bundle.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import type { BundleResponse } from '#wire/bundles.ts';
import type { CartView } from '#wire/cart.ts';
import { bundleCall } from '#wire/forms/bundle-call.ts';
import { type CallRequest, defineCall } from '../call.ts';
import {
  cartParts,
  noticeHtml,
  type RequestedFragments,
  refusalData,
  type SentCart,
} from '../shop/cart-response.ts';

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
  async handle({ bundle, ...requested }, call) {
    const request = await loadBundleRequest(call.ctx, bundle);
    const result = await addToCart(call.ctx, call.visitor, request);
    if (result.ok && result.key !== null) {
      return Response.json(await bundleResponse(call, result, result.key, requested));
    }
    const stale = result.problems.some(({ code }) => OUT_OF_DATE.includes(code));
    return Response.json({
      error: true,
      ...(stale &&
        result.productUrl !== null && { product_url: `${call.origin}${result.productUrl}` }),
      ...refusalData(call, result),
    });
  },
});

async function bundleResponse(
  call: CallRequest,
  result: BundleResult,
  key: string,
  requested: RequestedFragments,
): Promise<SentCart & Partial<BundleResponse>> {
  const cart = await loadCartView(call.ctx, result);
  const response = cartParts(call, cart, requested);
  const label = toLabel(cart, key);
  const popup = call.render.addedPopup(call.ctx, cart, key);
  return {
    ...response,
    fragments: { ...response.fragments, ...popup, 'span.bundle-popup-label': span(label) },
    ...(call.withVitrineData && { notice: noticeHtml(call, result), bundle_key: key, label }),
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
