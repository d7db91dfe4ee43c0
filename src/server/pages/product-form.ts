import { formatMoney } from '#rules/money/format.ts';
import { findProductById } from '#server/catalog/find-product.ts';
import { findVariation } from '#server/catalog/find-variation.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { ProductPage } from '#wire/product-page.ts';
import { currencyOf } from './currency.ts';
import { type Ordered, type OrderLine, type OrderProblem, readOrder } from './product-order.ts';
import { type Say, speaker } from './text.ts';

const LONGEST_VALUE = 200;

/** What the page says to its own form, posted by a browser without script. */
export async function answerProductForm(
  ctx: ShopContext,
  product: ProductRecord,
  form: FormData,
): Promise<Pick<ProductPage, 'notice' | 'posted'>> {
  const say = speaker(ctx.settings);
  const posted = postedValues(form);
  const field = (name: string) => posted[name] ?? '';
  const orders =
    product.kind === 'grouped'
      ? await readMembers(ctx, product, field)
      : [{ name: product.name, ordered: readOrder(await withMatch(ctx, product, posted), field) }];
  const problems = orders.flatMap(({ name, ordered }) =>
    ordered.ok ? [] : ordered.problems.map((problem) => problemText(problem, say, name, product)),
  );
  if (orders.length === 0) problems.push(say('product.problem.nothingChosen'));
  if (problems.length > 0) return { notice: { kind: 'error', texts: problems }, posted };
  const lines = orders.flatMap(({ ordered }) => (ordered.ok ? [ordered.line] : []));
  const choice = lines.map((line) => lineText(ctx, line, say)).join('; ');
  const text = say('product.orderingClosed', { choice });
  return { notice: { kind: 'success', texts: [text] }, posted };
}

/** Where the variations do not travel with the product, the one that is meant is looked up. */
async function withMatch(
  ctx: ShopContext,
  product: ProductRecord,
  posted: Record<string, string>,
): Promise<ProductRecord> {
  if (product.combinations === null) return product;
  const found = await findVariation(ctx, product.id, posted);
  return { ...product, variations: found ? [found.record] : [] };
}

/** Members are ordered side by side: those with a quantity count, the others stay on the shelf. */
async function readMembers(
  ctx: ShopContext,
  product: ProductRecord,
  field: (name: string) => string,
): Promise<{ name: string; ordered: Ordered }[]> {
  const orders: { name: string; ordered: Ordered }[] = [];
  for (const card of product.members) {
    const quantity = field(`quantity[${card.id}]`).trim();
    if (quantity === '' || /^0+$/.test(quantity)) continue;
    const member = await findProductById(ctx, card.id);
    if (!member) continue;
    const ordered = readOrder(member, (name) => (name === 'quantity' ? quantity : ''));
    orders.push({ name: member.name, ordered });
  }
  return orders;
}

function problemText(problem: OrderProblem, say: Say, name: string, page: ProductRecord): string {
  const { code, ...values } = problem;
  const text = say(code, { ...values });
  // In a set the words must say which item they are about.
  const needsName = page.kind === 'grouped' && code !== 'product.problem.outOfStock';
  return needsName ? say('product.itemProblem', { name, problem: text }) : text;
}

function lineText({ settings }: ShopContext, line: OrderLine, say: Say): string {
  const name =
    line.choices.length > 0
      ? say('product.chosen', { name: line.name, choices: line.choices.join(', ') })
      : line.name;
  const price = formatMoney(line.price, currencyOf(settings));
  return say('product.orderLine', { quantity: line.quantity, name, price });
}

/** Only what this form asks for is kept, and no more of it than a person would type. */
function postedValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    const known = name === 'quantity' || /^(attribute_|quantity\[\d{1,12}\]$)/.test(name);
    if (known && name.length <= LONGEST_VALUE && typeof value === 'string') {
      values[name] = value.slice(0, LONGEST_VALUE);
    }
  }
  return values;
}
