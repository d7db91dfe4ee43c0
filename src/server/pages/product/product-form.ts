import { readQuantity } from '#rules/quantities/check.ts';
import { nestFields } from '#server/platform/http/nested-fields.ts';
import { bundleRequestIn } from '#server/api/shop/bundle-fields.ts';
import { textIn } from '#server/api/shop/cart-fields.ts';
import { addBundle } from '#server/cart/bundles/add-bundle.ts';
import { type AddInput, addLines } from '#server/cart/add-line.ts';
import { problemText } from '#server/cart/cart-problem.ts';
import { takeFormFiles } from '#server/options/uploads/take-form-files.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { EDITED_LINE_FIELD } from '#wire/cart.ts';
import { OPTIONS_SEEN_FIELD } from '#wire/options.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { ProductPage } from '#wire/product-page.ts';
import { translator } from '#server/language/translator.ts';

const LONGEST_VALUE = 200;

export type ProductFormAnswer =
  | { added: true; to: string }
  | {
      added: false;
      said: Pick<ProductPage, 'notice' | 'posted'>;
      /** All that was sent, with nested names unfolded. */
      sent: Record<string, unknown>;
    };

/** The product's own form, posted by a browser without script: it goes into the cart, or says why not. */
export async function answerProductForm(
  ctx: ShopContext,
  product: ProductRecord,
  form: FormData,
  visitor: Visitor,
): Promise<ProductFormAnswer> {
  const t = translator(ctx.settings);
  const posted = postedValues(form);
  const { sent, refused: files } = await takeFormFiles(
    ctx,
    visitor,
    product.id,
    form,
    sentFields(form),
  );
  if (product.kind === 'bundle') return answerBundleForm(ctx, product, sent, visitor);
  const wanted =
    product.kind === 'grouped' ? members(product, posted) : [single(product, posted, sent)];
  const refused = (texts: string[]): ProductFormAnswer => {
    return { added: false, said: { notice: { kind: 'error', texts }, posted }, sent };
  };
  if (files.length > 0) return refused(files);
  if (wanted.length === 0) return refused([t('product.problem.nothingChosen')]);
  const inputs = wanted.map(({ input }) => input);
  const outcome = await addLines(ctx, visitor, inputs, { saveNotices: true });
  // The product's page is the same for everybody: only the cart page can say that it is in there.
  if (outcome.ok) return { added: true, to: ctx.settings['routes.cart'] };
  const name = wanted[outcome.refusedAt ?? 0]?.name ?? product.name;
  return refused(
    outcome.problems.map((problem) => {
      const text = problemText(problem, t, ctx.settings);
      // In a set the words must say which item they are about.
      const needsName = product.kind === 'grouped' && !('name' in problem);
      return needsName ? t('product.itemProblem', { name, problem: text }) : text;
    }),
  );
}

/** A bundle's builder without script: each item with inputs of its own. */
async function answerBundleForm(
  ctx: ShopContext,
  product: ProductRecord,
  sent: Record<string, unknown>,
  visitor: Visitor,
): Promise<ProductFormAnswer> {
  const t = translator(ctx.settings);
  const request = await bundleRequestIn(ctx, { ...sent, product_id: product.id });
  const outcome = await addBundle(ctx, visitor, request, { saveNotices: true });
  if (outcome.ok) return { added: true, to: ctx.settings['routes.cart'] };
  const texts = outcome.problems.map((problem) => problemText(problem, t, ctx.settings));
  return { added: false, said: { notice: { kind: 'error', texts }, posted: {} }, sent };
}

type Posted = Record<string, string>;

function single(
  product: ProductRecord,
  posted: Posted,
  fields: Record<string, unknown>,
): { name: string; input: AddInput } {
  const { quantity = '', ...attributes } = posted;
  return {
    name: product.name,
    input: {
      productId: product.id,
      quantity: read(quantity),
      attributes,
      fields,
      replaces: textIn(fields, EDITED_LINE_FIELD),
      seen: seenIn(fields),
    },
  };
}

/** Which fields with conditions the page has shown; null where script has shown them as they came. */
function seenIn(fields: Record<string, unknown>): string[] | null {
  const seen = fields[OPTIONS_SEEN_FIELD];
  return typeof seen === 'string' ? seen.split(' ') : null;
}

/** More than a form of three hundred fields sends. */
const MOST_FIELDS = 2000;

function sentFields(form: FormData): Record<string, unknown> {
  const texts = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name.length <= LONGEST_VALUE ? [[name, value]] : [],
  );
  return nestFields(texts.slice(0, MOST_FIELDS));
}

/** Members are ordered side by side: those with a quantity count, the others stay on the shelf. */
function members(product: ProductRecord, posted: Posted): { name: string; input: AddInput }[] {
  return product.members.flatMap(({ id, name }) => {
    const quantity = (posted[`quantity[${id}]`] ?? '').trim();
    if (quantity === '' || /^0+$/.test(quantity)) return [];
    return [{ name, input: { productId: id, quantity: read(quantity) } }];
  });
}

function read(quantity: string): number | null {
  return quantity.trim() === '' ? null : readQuantity(quantity);
}

/** Only what this form asks for is kept, and no more of it than a person would type. */
function postedValues(form: FormData): Posted {
  const values: Posted = {};
  for (const [name, value] of form) {
    const known = name === 'quantity' || /^(attribute_|quantity\[\d{1,12}\]$)/.test(name);
    if (known && name.length <= LONGEST_VALUE && typeof value === 'string') {
      values[name] = value.slice(0, LONGEST_VALUE);
    }
  }
  return values;
}
