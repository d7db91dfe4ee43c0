import { activePrice } from '#rules/catalog/price.ts';
import { isCountable, notCountable } from '#rules/quantities/check.ts';
import { getSold, lineLimits, type Sold } from '#server/catalog/facts/line-stock.ts';
import { getCategories, loadCartRows } from '#server/catalog/facts/product-details.ts';
import { priceTag } from '#server/catalog/price-tag.ts';
import { translator } from '#server/language/translator.ts';
import { evaluateLine, loadOptionForms, NO_PRICE } from '#server/options/line-options.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartNotice } from '#wire/cart.ts';
import { isGrouped } from '../bundles/bundle-group.ts';
import type { CartProblem } from '../cart-problem.ts';
import { type CartState, MAX_LINES, MAX_REMOVED, type StoredLine } from '../cart-state.ts';
import { type News, problemNotice } from '../pricing/cart-news.ts';
import { fitQuantity } from '../pricing/fit-quantity.ts';
import { type CartResult, type ChangeChoices, changeCart, type Decision } from './change-cart.ts';
import { backTogether, groupQuantity, removeFromGroup } from './change-group.ts';

// Changes to lines in the cart. An unknown key changes nothing.

export const UNKNOWN_LINE: Decision = {
  ok: false,
  problems: [{ code: 'cart.problem.unknownLine' }],
};

const STOCK_PROBLEMS: ReadonlySet<string> = new Set([
  'cart.problem.stockHeld',
  'cart.problem.addOns',
  'product.problem.stock',
  'product.problem.outOfStock',
]);

/** Zero removes the line; an invalid quantity is refused and the old one stays. */
export function setQuantity(
  ctx: ShopContext,
  visitor: Visitor,
  key: string,
  quantity: number,
  choices?: ChangeChoices,
): Promise<CartResult> {
  return changeCart(ctx, visitor, (state) => quantityDecision(ctx, state, key, quantity), choices);
}

/** Several at once, as a form sends them: valid ones are set, the others are reported. */
export function setQuantities(
  ctx: ShopContext,
  visitor: Visitor,
  quantities: ReadonlyMap<string, number>,
  choices?: ChangeChoices,
): Promise<CartResult> {
  const decide = async (before: CartState): Promise<Decision> => {
    const t = translator(ctx.settings);
    let state = before;
    const news: News[] = [];
    const refused: CartNotice[] = [];
    for (const [key, quantity] of quantities) {
      const line = state.lines.find((each) => each.key === key);
      if (!line || line.quantity === quantity) continue;
      const decision = await quantityDecision(ctx, state, key, quantity);
      if (decision.ok) {
        state = decision.state;
        news.push(...(decision.news ?? []));
        continue;
      }
      for (const problem of decision.problems) {
        const notice = problemNotice(problem, t, ctx.settings);
        const text = t('product.itemProblem', { name: line.name, problem: notice.text });
        refused.push({ ...notice, text, key });
      }
    }
    const once = news.filter((each, at) => news.findIndex((one) => one.code === each.code) === at);
    return { ok: true, state, news: once, refused };
  };
  return changeCart(ctx, visitor, decide, choices);
}

export async function quantityDecision(
  ctx: ShopContext,
  state: CartState,
  key: string,
  quantity: number,
): Promise<Decision> {
  const line = state.lines.find((each) => each.key === key);
  if (!line) return UNKNOWN_LINE;
  if (quantity === 0) return removeDecision(ctx, state, key);
  if (isGrouped(line)) return groupQuantity(ctx, state, line, quantity);
  const problems = await quantityProblems(ctx, state, line, quantity);
  if (problems.length > 0) return { ok: false, problems };
  // Options may cost by the quantity: what follows from this change is no news.
  const withOptions = Object.keys(line.choices).length > 0;
  const seen = withOptions ? { ...line.seen, price: null } : line.seen;
  const lines = state.lines.map((each) => (each === line ? { ...line, quantity, seen } : each));
  const news: News[] = [{ kind: 'success', code: 'cart.notice.updated', key }];
  return { ok: true, state: { ...state, lines }, news };
}

async function quantityProblems(
  ctx: ShopContext,
  state: CartState,
  line: StoredLine,
  quantity: number,
): Promise<CartProblem[]> {
  const sold = getSold(await loadCartRows(ctx.db, [line]), line);
  if (!sold) return [{ code: 'cart.problem.gone' }];
  const { step } = lineLimits(sold, null, 0);
  if (!isCountable(quantity, step) || quantity < 0) return [notCountable(step)];
  if (quantity !== line.quantity && (await isBound(ctx, line, sold))) {
    return [{ code: 'cart.problem.bound', field: 'quantity' }];
  }
  const others = state.lines.filter((each) => each !== line);
  const changed = { ...line, quantity };
  const before = line.quantity;
  const problems = await fitQuantity(ctx, { sold, line: changed, before, others });
  // Fewer than before is always a step towards what fits.
  const lowers = quantity < line.quantity;
  return problems.filter((problem) => !(lowers && STOCK_PROBLEMS.has(problem.code)));
}

/** Whether a field of its form decides how many they are. */
async function isBound(ctx: ShopContext, line: StoredLine, sold: Sold): Promise<boolean> {
  const categoryIds = await getCategories(ctx, line.productId);
  const forms = await loadOptionForms(ctx, [{ id: line.productId, categoryIds }]);
  const form = forms.of(line.productId);
  if (!form?.plan.form.quantity) return false;
  const { attributes, choices: values, quantity } = line;
  const price = activePrice(priceTag(sold.variation ?? sold.product), ctx.now)?.price ?? NO_PRICE;
  const filled = { sold, price, attributes, values, quantity };
  return evaluateLine(ctx, forms, form, filled).quantityBound;
}

export function removeLine(
  ctx: ShopContext,
  visitor: Visitor,
  key: string,
  choices?: ChangeChoices,
): Promise<CartResult> {
  return changeCart(ctx, visitor, (state) => removeDecision(ctx, state, key), choices);
}

export async function removeDecision(
  ctx: ShopContext,
  state: CartState,
  key: string,
): Promise<Decision> {
  const line = state.lines.find((each) => each.key === key);
  if (!line) return UNKNOWN_LINE;
  if (isGrouped(line)) return removeFromGroup(ctx, state, line);
  const removed = [...state.removed.filter((each) => each.key !== key), line].slice(-MAX_REMOVED);
  const lines = state.lines.filter((each) => each !== line);
  const values = { name: line.name };
  return {
    ok: true,
    state: { ...state, lines, removed },
    news: [{ kind: 'info', code: 'cart.notice.removed', values, key }],
  };
}

/**
 * Restores a removed line, or several (`a,b`) as they were when the cart was emptied; what is no
 * longer valid is reported like any other change.
 */
export function undoLine(
  ctx: ShopContext,
  visitor: Visitor,
  key: string,
  choices?: ChangeChoices,
): Promise<CartResult> {
  return changeCart(
    ctx,
    visitor,
    (state) => {
      const keys = new Set(key.split(','));
      const { back, lines } = backTogether(state, keys);
      const [first] = back;
      if (!first) return UNKNOWN_LINE;
      const one: News = { kind: 'success', code: 'cart.notice.restored', key: first.key };
      const all: News = { kind: 'success', code: 'cart.notice.restoredAll' };
      return {
        ok: true,
        state: {
          ...state,
          lines: lines.slice(0, MAX_LINES),
          removed: state.removed.filter((each) => !back.includes(each)),
        },
        // A bundle comes back as one thing.
        news: [
          back.some((each) => each.bundle?.group !== first.key && each !== first)
            ? all
            : { ...one, values: { name: first.name } },
        ],
      };
    },
    choices,
  );
}

export function emptyCart(
  ctx: ShopContext,
  visitor: Visitor,
  choices?: ChangeChoices,
): Promise<CartResult> {
  return changeCart(
    ctx,
    visitor,
    (state) => {
      if (state.lines.length === 0) return { ok: true, state };
      // All of them can be had back, however many they are.
      const maxRemoved = Math.max(MAX_REMOVED, state.lines.length);
      const removed = [...state.removed, ...state.lines].slice(-maxRemoved);
      return {
        ok: true,
        state: { ...state, lines: [], removed, coupons: [], declined: [], rates: {} },
        news: [{ kind: 'info', code: 'cart.notice.emptied' }],
      };
    },
    choices,
  );
}
