import { checkSelection } from '#rules/bundles/check-selection.ts';
import { loadBundles } from '#server/bundles/load-bundles.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  type GroupedLine,
  getChosen,
  getGroup,
  isHead,
  times,
  unseen,
  withGroup,
} from '../bundles/bundle-group.ts';
import { type CartState, MAX_REMOVED, type StoredLine } from '../cart-state.ts';
import type { News } from '../pricing/cart-news.ts';
import type { Decision } from './change-cart.ts';
import { fitGroup } from './fit-group.ts';

// What happens to one line of a bundle happens to all of them.

const PART: Decision = { ok: false, problems: [{ code: 'bundles.problem.part' }] };
const MAX_BUNDLES = 999;

/** Only of the whole bundle; the quantities of its items follow. */
export async function groupQuantity(
  ctx: ShopContext,
  state: CartState,
  line: GroupedLine,
  quantity: number,
): Promise<Decision> {
  if (!isHead(line)) return PART;
  if (!Number.isSafeInteger(quantity) || quantity < 1) {
    return { ok: false, problems: [{ code: 'product.problem.quantityNumber', field: 'quantity' }] };
  }
  if (quantity > MAX_BUNDLES) {
    const max = MAX_BUNDLES;
    return {
      ok: false,
      problems: [{ code: 'product.problem.quantityMax', field: 'quantity', max }],
    };
  }
  const group = times(getGroup(state.lines, line.key), quantity);
  const lines = withGroup(state.lines, group, null);
  // Fewer than before is always a step towards what fits.
  const problems = quantity < line.quantity ? [] : await fitGroup(ctx, lines, group);
  if (problems.length > 0) return { ok: false, problems };
  const news: News[] = [{ kind: 'success', code: 'cart.notice.updated', key: line.key }];
  return { ok: true, state: { ...state, lines }, news };
}

/** The whole bundle, or an item it can do without. */
export async function removeFromGroup(
  ctx: ShopContext,
  state: CartState,
  line: GroupedLine,
): Promise<Decision> {
  const group = getGroup(state.lines, line.bundle.group);
  if (!isHead(line) && !(await canSpare(ctx, group, line))) return PART;
  // The bundle's own line last: it is the one that is offered to be put back.
  const out = isHead(line) ? [...group.slice(1), line] : [line];
  const gone = new Set(out.map(({ key }) => key));
  const rest = isHead(line) ? [] : unseen(group.filter(({ key }) => !gone.has(key)));
  const lines = state.lines
    .filter(({ key }) => !gone.has(key))
    .map((each) => rest.find(({ key }) => key === each.key) ?? each);
  // What went out of the bundle before is no part of what comes back with it.
  const earlier = state.removed.filter(
    ({ key, bundle }) => !gone.has(key) && !(isHead(line) && bundle?.group === line.key),
  );
  const removed = savedRemoved([...earlier, ...out], lines, out.length);
  const values = { name: line.name };
  return {
    ok: true,
    state: { ...state, lines, removed },
    news: [{ kind: 'info', code: 'cart.notice.removed', values, key: line.key }],
  };
}

/** True where what is left is a bundle still. */
export async function canSpare(
  ctx: ShopContext,
  group: readonly GroupedLine[],
  line: GroupedLine,
): Promise<boolean> {
  const head = group.find(isHead);
  const bundle = head && (await loadBundles(ctx.db, [head.productId])).get(head.productId);
  if (!bundle) return false;
  const left = group.filter((each) => each !== line && !isHead(each)).map(getChosen);
  return checkSelection(bundle, left).length === 0;
}

/** The latest, and of each bundle all or nothing. */
function savedRemoved(
  removed: readonly StoredLine[],
  lines: readonly StoredLine[],
  atLeast: number,
): StoredLine[] {
  const latest = removed.slice(-Math.max(MAX_REMOVED, atLeast));
  const heads = new Set([...latest, ...lines].filter(isHead).map(({ key }) => key));
  const cut = new Set(removed.slice(0, removed.length - latest.length).map((l) => l.bundle?.group));
  return latest.filter(
    ({ bundle }) => bundle === null || (heads.has(bundle.group) && !cut.has(bundle.group)),
  );
}

/** Removed lines that come back together with these. */
export function backTogether(
  state: CartState,
  keys: ReadonlySet<string>,
): { back: StoredLine[]; lines: StoredLine[] } {
  const here = new Set(state.lines.map(({ key }) => key));
  const requested = state.removed.filter(({ key }) => keys.has(key) && !here.has(key));
  const groups = new Set(requested.filter(isHead).map(({ key }) => key));
  const removedGroup = state.removed.filter(
    (line) =>
      !here.has(line.key) && (requested.includes(line) || groups.has(line.bundle?.group ?? '')),
  );
  let lines = state.lines;
  const back: StoredLine[] = [];
  for (const line of removedGroup) {
    if (line.bundle === null) {
      lines = [...lines, line];
      back.push(line);
      continue;
    }
    if (!isHead(line)) continue;
    const group = getGroup(removedGroup, line.key);
    lines = [...lines, ...group];
    back.push(line, ...group.slice(1));
  }
  // An item of a bundle that is still there comes back as often as the bundle is.
  for (const line of removedGroup) {
    const head = lines.find(({ key }) => key === line.bundle?.group);
    if (line.bundle === null || isHead(line) || back.includes(line) || !head) continue;
    const group = getGroup(lines, head.key);
    const more = times([...group, { ...line, bundle: line.bundle }], head.quantity);
    lines = withGroup(lines, unseen(more), null);
    back.push(line);
  }
  return { back, lines };
}
