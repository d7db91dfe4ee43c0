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

export type ProductFormResponse =
  | { added: true; to: string }
  | {
      added: false;
      /** What the page shows: the problems, and what was typed. */
      view: Pick<ProductPage, 'notice' | 'posted'>;
      sent: SentProduct;
    };

/** The product's own form, posted by a browser without script: it is added to the cart or refused. */
export async function handleProductForm(
  ctx: ShopContext,
  product: ProductRecord,
  form: ProductPageForm,
  files: PostedForm['files'],
  visitor: Visitor,
): Promise<ProductFormResponse> {
  if (product.kind === 'bundle') return handleBundleForm(ctx, product, form, visitor);
  const t = translator(ctx.settings);
  const uploads = await takeFormFiles(ctx, visitor, product.id, files, form.fields);
  const sent = { ...form, fields: uploads.sent };
  const lines = product.kind === 'grouped' ? members(product, sent) : [single(product, sent)];
  const refused = (texts: string[]): ProductFormResponse => {
    const view = { notice: { kind: 'error' as const, texts }, posted: form.posted };
    return { added: false, view: view, sent };
  };
  if (uploads.refused.length > 0) return refused(uploads.refused);
  if (lines.length === 0) return refused([t('product.problem.nothingChosen')]);
  const inputs = lines.map(({ input }) => input);
  const result = await addLines(ctx, visitor, inputs, { saveNotices: true });
  // The product's page is cached for everyone: only the cart page can show what was added.
  if (result.ok) return { added: true, to: ctx.settings['routes.cart'] };
  const name = lines[result.refusedAt ?? 0]?.name ?? product.name;
  return refused(
    result.problems.map((problem) => {
      const text = problemText(problem, t, ctx.settings);
      // In a set the message must name the item it is about.
      const needsName = product.kind === 'grouped' && !('name' in problem);
      return needsName ? t('product.itemProblem', { name, problem: text }) : text;
    }),
  );
}

/** A bundle's form without script: each item with inputs of its own. */
async function handleBundleForm(
  ctx: ShopContext,
  product: ProductRecord,
  sent: ProductPageForm,
  visitor: Visitor,
): Promise<ProductFormResponse> {
  const t = translator(ctx.settings);
  const request = await loadBundleRequest(ctx, { ...sent.bundle, productId: product.id });
  const result = await addBundle(ctx, visitor, request, { saveNotices: true });
  if (result.ok) return { added: true, to: ctx.settings['routes.cart'] };
  const texts = result.problems.map((problem) => problemText(problem, t, ctx.settings));
  return { added: false, view: { notice: { kind: 'error', texts }, posted: {} }, sent };
}

interface RequestedLine {
  name: string;
  input: AddInput;
}

function single({ id, name }: ProductRecord, form: ProductPageForm): RequestedLine {
  const { quantity, attributes, fields, replaces, seen } = form;
  return { name, input: { productId: id, quantity, attributes, fields, replaces, seen } };
}

/** Members are listed side by side: those with a quantity are added. */
function members(product: ProductRecord, form: ProductPageForm): RequestedLine[] {
  return product.members.flatMap(({ id, name }) => {
    const quantity = form.members.get(id);
    return quantity === undefined ? [] : [{ name, input: { productId: id, quantity } }];
  });
}
