import { nestFields } from '#server/platform/http/nested-fields.ts';
import { addLines } from '#server/cart/add-line.ts';
import { problemText } from '#server/cart/cart-problem.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadUpsellOffer } from '#server/upsells/load-offer.ts';
import { readSelection } from '#server/upsells/read-selection.ts';
import type { ProductRecord } from '#wire/product.ts';
import { UPSELL_ATTRIBUTES_FIELD, UPSELL_FORM_FIELD, UPSELL_ITEMS_FIELD } from '#wire/upsells.ts';
import { translator } from '#server/language/translator.ts';
import type { ProductFormAnswer } from './product-form.ts';

export function isUpsellForm(form: FormData): boolean {
  return form.has(UPSELL_FORM_FIELD);
}

/** The upsell bar, posted by a browser without script. */
export async function answerUpsellForm(
  ctx: ShopContext,
  product: ProductRecord,
  form: FormData,
  visitor: Visitor,
): Promise<ProductFormAnswer> {
  const t = translator(ctx.settings);
  const sent = [...form].filter((entry): entry is [string, string] => {
    const [name, value] = entry;
    const own = name.startsWith(UPSELL_ITEMS_FIELD) || name.startsWith(UPSELL_ATTRIBUTES_FIELD);
    return own && typeof value === 'string' && name.length <= 200;
  });
  const refused = (texts: string[]): ProductFormAnswer => {
    return { added: false, said: { notice: { kind: 'error', texts }, posted: {} }, sent: {} };
  };
  const offer = await loadUpsellOffer(ctx, product.id);
  const selection = offer && readSelection(offer, nestFields(sent));
  if (!selection?.ok) return refused([t('product.problem.nothingChosen')]);
  const outcome = await addLines(ctx, visitor, selection.inputs, { saveNotices: true });
  if (outcome.ok) return { added: true, to: ctx.settings['routes.cart'] };
  const at = selection.inputs[outcome.refusedAt ?? 0]?.productId;
  const name = offer?.items.find(({ id }) => id === at)?.name ?? product.name;
  return refused(
    outcome.problems.map((problem) => {
      const text = problemText(problem, t, ctx.settings);
      return 'name' in problem && problem.name === name
        ? text
        : t('product.itemProblem', { name, problem: text });
    }),
  );
}
