import { loadBundleRequest } from '#server/cart/bundles/bundle-request.ts';
import { problemText } from '#server/cart/cart-problem.ts';
import { addBundle } from '#server/cart/changing/add-bundle.ts';
import { type AddInput, addLines } from '#server/cart/changing/add-line.ts';
import { translator } from '#server/language/translator.ts';
import { takeFormFiles } from '#server/options/uploads/take-form-files.ts';
import type { PostedForm } from '#server/platform/http/posted-form.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ProductPageForm, SentProduct } from '#wire/forms/product-page-form.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { ProductPage } from '#wire/product-page.ts';

export type ProductFormAnswer =
  | { added: true; to: string }
  | {
      added: false;
      /** What the page shows: the problems, and what was typed. */
      shown: Pick<ProductPage, 'notice' | 'posted'>;
      sent: SentProduct;
    };

/** The product's own form, posted by a browser without script: it is added to the cart or refused. */
export async function answerProductForm(
  ctx: ShopContext,
  product: ProductRecord,
  form: ProductPageForm,
  files: PostedForm['files'],
  visitor: Visitor,
): Promise<ProductFormAnswer> {
  if (product.kind === 'bundle') return answerBundleForm(ctx, product, form, visitor);
  const t = translator(ctx.settings);
  const uploads = await takeFormFiles(ctx, visitor, product.id, files, form.fields);
  const sent = { ...form, fields: uploads.sent };
  const wanted = product.kind === 'grouped' ? members(product, sent) : [single(product, sent)];
  const refused = (texts: string[]): ProductFormAnswer => {
    const shown = { notice: { kind: 'error' as const, texts }, posted: form.posted };
    return { added: false, shown, sent };
  };
  if (uploads.refused.length > 0) return refused(uploads.refused);
  if (wanted.length === 0) return refused([t('product.problem.nothingChosen')]);
  const inputs = wanted.map(({ input }) => input);
  const outcome = await addLines(ctx, visitor, inputs, { saveNotices: true });
  // The product's page is cached for everyone: only the cart page can show what was added.
  if (outcome.ok) return { added: true, to: ctx.settings['routes.cart'] };
  const name = wanted[outcome.refusedAt ?? 0]?.name ?? product.name;
  return refused(
    outcome.problems.map((problem) => {
      const text = problemText(problem, t, ctx.settings);
      // In a set the message must name the item it is about.
      const needsName = product.kind === 'grouped' && !('name' in problem);
      return needsName ? t('product.itemProblem', { name, problem: text }) : text;
    }),
  );
}

/** A bundle's form without script: each item with inputs of its own. */
async function answerBundleForm(
  ctx: ShopContext,
  product: ProductRecord,
  sent: ProductPageForm,
  visitor: Visitor,
): Promise<ProductFormAnswer> {
  const t = translator(ctx.settings);
  const request = await loadBundleRequest(ctx, { ...sent.bundle, productId: product.id });
  const outcome = await addBundle(ctx, visitor, request, { saveNotices: true });
  if (outcome.ok) return { added: true, to: ctx.settings['routes.cart'] };
  const texts = outcome.problems.map((problem) => problemText(problem, t, ctx.settings));
  return { added: false, shown: { notice: { kind: 'error', texts }, posted: {} }, sent };
}

interface WantedLine {
  name: string;
  input: AddInput;
}

function single({ id, name }: ProductRecord, form: ProductPageForm): WantedLine {
  const { quantity, attributes, fields, replaces, seen } = form;
  return { name, input: { productId: id, quantity, attributes, fields, replaces, seen } };
}

/** Members are listed side by side: those with a quantity are added. */
function members(product: ProductRecord, form: ProductPageForm): WantedLine[] {
  return product.members.flatMap(({ id, name }) => {
    const quantity = form.members.get(id);
    return quantity === undefined ? [] : [{ name, input: { productId: id, quantity } }];
  });
}
