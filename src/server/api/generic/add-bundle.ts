import type { Call, CallRequest } from '../call.ts';
import { bundleRequestIn } from '../shop/bundle-fields.ts';
import { cartAnswerOf, noticeHtml } from '../shop/cart-answer.ts';
import { addBundle as addToCart, type BundleOutcome } from '#server/cart/bundles/add-bundle.ts';
import type { BundleAnswer } from '#wire/bundles.ts';
import type { CartView } from '#wire/cart.ts';

/** What cannot be put right where it stands: the page is out of date, so it is opened anew. */
const OUT_OF_DATE: readonly string[] = [
  'bundles.problem.price',
  'bundles.problem.notInBundle',
  'bundles.problem.gone',
  'bundles.problem.choose',
];

/**
 * The bundle's own add. The answer brings the popup's pieces among the fragments; a refusal is said in
 * place, and only a page that is out of date leads back to the product.
 */
export const addBundle: Call = {
  nonce: 'public',
  async handle(call) {
    const outcome = await bundleAdd(call);
    if (outcome.ok && outcome.key !== null) {
      return Response.json(await bundleAnswer(call, outcome, outcome.key));
    }
    const stale = outcome.problems.some(({ code }) => OUT_OF_DATE.includes(code));
    return Response.json({
      error: true,
      ...(stale &&
        outcome.productUrl !== null && { product_url: `${call.origin}${outcome.productUrl}` }),
      notice: noticeHtml(call, outcome),
      notices: outcome.notices,
    });
  },
};

export async function bundleAdd(call: CallRequest): Promise<BundleOutcome> {
  const { ctx, visitor, values } = call;
  return addToCart(ctx, visitor, await bundleRequestIn(ctx, values));
}

async function bundleAnswer(
  call: CallRequest,
  outcome: BundleOutcome,
  key: string,
): Promise<BundleAnswer> {
  const answer = await cartAnswerOf(call, outcome);
  const { cart } = answer;
  const label = labelOf(cart, key);
  const popup = call.render.addedPopup(call.ctx, cart, key);
  return {
    ...answer,
    fragments: { ...answer.fragments, ...popup, 'span.bundle-popup-label': span(label) },
    notice: noticeHtml(call, outcome),
    bundle_key: key,
    label,
  };
}

/** "Slow Morning Bundle: Stoneware Mug, Oak Serving Tray". */
function labelOf({ items }: CartView, key: string): string {
  const head = items.find((item) => item.key === key);
  const parts = items.filter(({ group }) => group?.key === key && group.item !== '');
  return `${head?.name ?? ''}: ${parts.map(({ name }) => name).join(', ')}`;
}

function span(text: string): string {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<span class="bundle-popup-label">${plain}</span>`;
}
