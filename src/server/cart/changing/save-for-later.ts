import { addQuantities } from '#rules/quantities/quantity.ts';
import { getSold } from '#server/catalog/facts/line-stock.ts';
import { loadCartRows } from '#server/catalog/facts/product-details.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { isGrouped } from '../bundles/bundle-group.ts';
import { type CartState, MAX_LINES, MAX_SAVED } from '../cart-state.ts';
import { fitQuantity } from '../pricing/fit-quantity.ts';
import { type CartResult, changeCart, type Decision } from './change-cart.ts';
import { UNKNOWN_LINE } from './change-lines.ts';
import { moveGroup, saveGroup } from './save-group.ts';

/** Out of the cart and into the list beside it. */
export function saveForLater(ctx: ShopContext, visitor: Visitor, key: string): Promise<CartResult> {
  return changeCart(ctx, visitor, (state) => {
    const line = state.lines.find((each) => each.key === key);
    if (!line || !ctx.settings['cart.saveForLater']) return UNKNOWN_LINE;
    if (isGrouped(line)) return saveGroup(state, line);
    return {
      ok: true,
      state: {
        ...state,
        lines: state.lines.filter((each) => each !== line),
        saved: [...state.saved.filter((each) => each.key !== key), line].slice(-MAX_SAVED),
      },
      news: [{ kind: 'success', code: 'cart.notice.saved', values: { name: line.name }, key }],
    };
  });
}

/** Back into the cart; a line of the same choice there takes its quantity in. */
export function moveSavedLine(
  ctx: ShopContext,
  visitor: Visitor,
  key: string,
): Promise<CartResult> {
  return changeCart(ctx, visitor, (state) => moveDecision(ctx, state, key));
}

async function moveDecision(ctx: ShopContext, state: CartState, key: string): Promise<Decision> {
  const saved = state.saved.find((each) => each.key === key);
  if (!saved) return UNKNOWN_LINE;
  if (isGrouped(saved)) return moveGroup(ctx, state, saved);
  const sold = getSold(await loadCartRows(ctx.db, [saved]), saved);
  if (!sold) return { ok: false, problems: [{ code: 'cart.problem.gone' }] };
  const old = state.lines.find((each) => each.key === key);
  if (!old && state.lines.length >= MAX_LINES) {
    return { ok: false, problems: [{ code: 'cart.problem.full' }] };
  }
  const before = old?.quantity ?? 0;
  const quantity = addQuantities(before, saved.quantity);
  const others = state.lines.filter((each) => each !== old);
  const line = { ...(old ?? saved), quantity };
  const problems = await fitQuantity(ctx, { sold, line, before, others });
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    state: {
      ...state,
      lines: old ? state.lines.map((each) => (each === old ? line : each)) : [...state.lines, line],
      saved: state.saved.filter((each) => each !== saved),
      removed: state.removed.filter((each) => each.key !== key),
    },
    news: [{ kind: 'success', code: 'cart.notice.moved', values: { name: saved.name }, key }],
  };
}

export function removeSavedLine(
  ctx: ShopContext,
  visitor: Visitor,
  key: string,
): Promise<CartResult> {
  return changeCart(ctx, visitor, (state) => {
    const saved = state.saved.find((each) => each.key === key);
    if (!saved) return UNKNOWN_LINE;
    return {
      ok: true,
      state: {
        ...state,
        saved: state.saved.filter(
          (each) => each !== saved && (each.bundle === null || each.bundle.group !== key),
        ),
      },
      news: [{ kind: 'info', code: 'cart.notice.forgotten', values: { name: saved.name }, key }],
    };
  });
}
