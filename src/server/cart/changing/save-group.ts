import type { ShopContext } from '#server/settings/context.ts';
import {
  type GroupedLine,
  getGroup,
  isHead,
  named,
  sameGroup,
  times,
  withGroup,
} from '../bundles/bundle-group.ts';
import { type CartState, MAX_LINES, MAX_SAVED } from '../cart-state.ts';
import type { Decision } from './change-cart.ts';
import { fitGroup } from './fit-group.ts';

// A bundle is saved for later as one thing, and comes back as one.

/** Out of the cart with all its lines; an item by itself stays. */
export function saveGroup(state: CartState, line: GroupedLine): Decision {
  if (!isHead(line)) return { ok: false, problems: [{ code: 'bundles.problem.part' }] };
  const group = getGroup(state.lines, line.key);
  const lines = state.lines.filter(({ bundle }) => bundle?.group !== line.key);
  const rest = state.saved.filter(({ bundle }) => bundle?.group !== line.key);
  if (rest.length + group.length > MAX_SAVED) {
    return { ok: false, problems: [{ code: 'cart.problem.full' }] };
  }
  const values = { name: line.name };
  return {
    ok: true,
    state: { ...state, lines, saved: [...rest, ...group] },
    news: [{ kind: 'success', code: 'cart.notice.saved', values, key: line.key }],
  };
}

export async function moveGroup(
  ctx: ShopContext,
  state: CartState,
  line: GroupedLine,
): Promise<Decision> {
  if (!isHead(line)) return { ok: false, problems: [{ code: 'bundles.problem.part' }] };
  const saved = getGroup(state.saved, line.key);
  const same = sameGroup(state.lines, saved);
  const group = same
    ? times(getGroup(state.lines, same.key), same.quantity + line.quantity)
    : named(saved, state.lines);
  const lines = withGroup(state.lines, group, null);
  if (lines.length > MAX_LINES) return { ok: false, problems: [{ code: 'cart.problem.full' }] };
  const problems = await fitGroup(ctx, lines, group);
  if (problems.length > 0) return { ok: false, problems };
  const values = { name: line.name };
  return {
    ok: true,
    state: { ...state, lines, saved: state.saved.filter((l) => l.bundle?.group !== line.key) },
    news: [{ kind: 'success', code: 'cart.notice.moved', values, key: group[0]?.key ?? '' }],
  };
}
