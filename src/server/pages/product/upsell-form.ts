import { problemText } from '#server/cart/cart-problem.ts';
import { addLines } from '#server/cart/changing/add-line.ts';
import { translator } from '#server/language/translator.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadUpsellOffer } from '#server/upsells/load-offer.ts';
import { readSelection } from '#server/upsells/read-selection.ts';
import { NOTHING_SENT } from '#wire/forms/product-page-form.ts';
import type { UpsellSelection } from '#wire/forms/upsell-form.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { ProductFormResponse } from './product-form.ts';

/** The upsell bar, posted by a browser without script. */
export async function handleUpsellForm(
  ctx: ShopContext,
  product: ProductRecord,
  ticked: UpsellSelection,
  visitor: Visitor,
): Promise<ProductFormResponse> {
  const t = translator(ctx.settings);
  const refused = (texts: string[]): ProductFormResponse => {
    return {
      added: false,
      view: { notice: { kind: 'error', texts }, posted: {} },
      sent: NOTHING_SENT,
    };
  };
  const offer = await loadUpsellOffer(ctx, product.id);
  const selection = offer && readSelection(offer, ticked);
  if (!selection?.ok) return refused([t('product.problem.nothingChosen')]);
  const result = await addLines(ctx, visitor, selection.inputs, { saveNotices: true });
  if (result.ok) return { added: true, to: ctx.settings['routes.cart'] };
  const at = selection.inputs[result.refusedAt ?? 0]?.productId;
  const name = offer?.items.find(({ id }) => id === at)?.name ?? product.name;
  return refused(
    result.problems.map((problem) => {
      const text = problemText(problem, t, ctx.settings);
      return 'name' in problem && problem.name === name
        ? text
        : t('product.itemProblem', { name, problem: text });
    }),
  );
}
