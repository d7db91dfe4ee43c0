import type { Bundle, BundleItem } from '#rules/bundles/bundle.ts';
import { checkFields } from '#rules/bundles/check-fields.ts';
import { checkSelection, type SelectionProblem } from '#rules/bundles/check-selection.ts';
import { itemPieces } from '#rules/bundles/item-pieces.ts';
import { activePrice } from '#rules/catalog/price.ts';
import { getCategories } from '#server/catalog/facts/product-details.ts';
import { priceTag } from '#server/catalog/price-tag.ts';
import { resolveOptions } from '#server/options/resolve-options.ts';
import { visitorUploads } from '#server/options/uploads/visitor-uploads.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
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
import type { BundleRequest, RequestedItem } from '../bundles/bundle-request.ts';
import { findBundle, type SoldBundle } from '../bundles/find-bundle.ts';
import type { CartProblem } from '../cart-problem.ts';
import { type CartState, MAX_LINES, type StoredLine } from '../cart-state.ts';
import type { News } from '../pricing/cart-news.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { type Item, resolveItem } from '../resolve-item.ts';
import { type CartResult, type ChangeChoices, changeCart } from './change-cart.ts';
import { fitGroup } from './fit-group.ts';

export interface BundleResult extends CartResult {
  /** The bundle's page, where a refused choice can be made; null where there is no such bundle. */
  productUrl: string | null;
  /** Key of the bundle's own line; null where it was refused. */
  key: string | null;
}

/** All of it or, where anything is refused, nothing. */
export async function addBundle(
  ctx: ShopContext,
  visitor: Visitor,
  request: BundleRequest,
  choices?: ChangeChoices,
): Promise<BundleResult> {
  const sold = await findBundle(ctx, request.productId);
  const made: Made = sold
    ? await makeGroup(ctx, visitor, sold, request)
    : { ok: false, problems: [{ code: 'cart.problem.unknownProduct' }] };
  const decide = async (state: CartState): Promise<Joined> =>
    made.ok ? join(ctx, state, made.group, request) : made;
  const result = await changeCart(ctx, visitor, decide, choices);
  const { decision } = result;
  return { ...result, productUrl: sold?.url ?? null, key: decision.ok ? decision.key : null };
}

type Joined =
  | { ok: true; state: CartState; news: News[]; key: string }
  | { ok: false; problems: CartProblem[] };

/** Into the cart: onto an equal group, in the position of the one it replaces, or last. */
async function join(
  ctx: ShopContext,
  state: CartState,
  made: readonly GroupedLine[],
  { quantity, replaces }: BundleRequest,
): Promise<Joined> {
  const edited = state.lines.find((line) => line.key === replaces && isHead(line)) ?? null;
  const others = edited ? state.lines.filter((l) => l.bundle?.group !== edited.key) : state.lines;
  const same = sameGroup(others, made);
  const count = (same?.quantity ?? 0) + quantity;
  const group = same
    ? times(getGroup(others, same.key), count)
    : times(named(made, others), quantity);
  const lines = withGroup(edited && !same ? state.lines : others, group, edited?.key ?? null);
  if (lines.length > MAX_LINES) return { ok: false, problems: [{ code: 'cart.problem.full' }] };
  const problems = await fitGroup(ctx, lines, group);
  if (problems.length > 0) return { ok: false, problems };
  const keys = new Set(group.map(({ key }) => key));
  const removed = state.removed.filter(({ key }) => !keys.has(key));
  const key = group[0]?.key ?? '';
  const code = edited ? 'cart.notice.changed' : 'cart.notice.added';
  const values = { name: group[0]?.name ?? '' };
  const news: News[] = [{ kind: 'success', code, values, key }];
  return { ok: true, state: { ...state, lines, removed }, news, key };
}

type Made = { ok: true; group: GroupedLine[] } | { ok: false; problems: CartProblem[] };

async function makeGroup(
  ctx: ShopContext,
  visitor: Visitor,
  sold: SoldBundle,
  request: BundleRequest,
): Promise<Made> {
  const { bundle, names } = sold;
  const { items, fields, quantity } = request;
  if (items === null) return { ok: false, problems: [{ code: 'bundles.problem.unreadable' }] };
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > 999) {
    return { ok: false, problems: [{ code: 'product.problem.quantityNumber', field: 'quantity' }] };
  }
  const selection = checkSelection(bundle, items);
  if (selection.length > 0) {
    return { ok: false, problems: selection.map((problem) => inWords(problem, bundle, names)) };
  }
  const wrong = checkFields(bundle.fields, fields).map(({ code, field }): CartProblem => {
    return { code, field, name: bundle.fields.find(({ id }) => id === field)?.label ?? field };
  });
  const lines: GroupedLine[] = [headLine(sold, fields)];
  const problems: CartProblem[] = [...wrong];
  for (const one of items) {
    const item = bundle.items.find(({ id }) => id === one.id);
    if (!item) continue;
    const made = await makeLine(ctx, visitor, sold, item, one, quantity);
    if (Array.isArray(made)) problems.push(...made);
    else lines.push(made);
  }
  if (problems.length > 0) return { ok: false, problems };
  const total = await loadTotal(ctx, times(named(lines, []), quantity));
  if (request.shownTotal !== null && request.shownTotal !== total) {
    return { ok: false, problems: [{ code: 'bundles.problem.price' }] };
  }
  return { ok: true, group: lines };
}

function headLine({ row, bundle }: SoldBundle, fields: Record<string, string>): GroupedLine {
  const entries = bundle.fields.flatMap(({ id }) => {
    const value = (fields[id] ?? '').trim();
    return value === '' ? [] : [[id, value] as const];
  });
  return {
    key: '',
    productId: row.id,
    variationId: null,
    name: row.name,
    quantity: 1,
    attributes: {},
    choices: {},
    bundle: { group: '', item: '', each: 1, fields: Object.fromEntries(entries) },
    seen: { price: null, problem: '' },
  };
}

async function makeLine(
  ctx: ShopContext,
  visitor: Visitor,
  { names }: SoldBundle,
  item: BundleItem,
  one: RequestedItem,
  bundles: number,
): Promise<GroupedLine | CartProblem[]> {
  const name = names.get(item.id) ?? item.id;
  const named = (problems: readonly CartProblem[]): CartProblem[] =>
    problems.map((problem) => ({ code: 'bundles.problem.ofItem', name, problem }));
  const variationId = item.variationId ?? one.variationId;
  if (
    item.variationId !== null &&
    one.variationId !== null &&
    one.variationId !== item.variationId
  ) {
    return [{ code: 'bundles.problem.notInBundle', name }];
  }
  const resolved = await resolveItem(ctx, {
    productId: item.productId,
    variationId: variationId === item.productId ? null : variationId,
    attributes: one.attributes,
  });
  if (!resolved.ok) return named(resolved.problems);
  const { sold, attributes }: Item = resolved.item;
  const chosen = { id: item.id, quantity: one.quantity, attributes };
  if (checkSelection({ items: [item], minItems: 0, maxItems: 1 }, [chosen]).length > 0) {
    return [{ code: 'bundles.problem.notAllowed', name }];
  }
  const price = activePrice(priceTag(sold.variation ?? sold.product), ctx.now)?.price;
  if (price === undefined) return [{ code: 'bundles.problem.gone', name }];
  if (one.price !== null && one.price !== price) return [{ code: 'bundles.problem.price' }];
  const options = await resolveOptions(ctx, {
    sold,
    attributes,
    categoryIds: await getCategories(ctx, sold.product.id),
    sent: one.options,
    quantity: one.quantity * bundles,
    uploads: await visitorUploads(ctx, visitor, one.options),
    limits: itemPieces(item, { soldIndividually: sold.product.sold_individually === 1 }),
    seen: null,
  });
  if (!options.ok) return named(options.problems);
  const each = options.bound ?? one.quantity;
  return {
    key: '',
    productId: sold.product.id,
    variationId: sold.variation?.id ?? null,
    name: sold.product.name,
    quantity: each,
    attributes,
    choices: options.choices,
    bundle: { group: '', item: item.id, each },
    seen: { price: null, problem: '' },
  };
}

function inWords(
  problem: SelectionProblem,
  bundle: Bundle,
  names: ReadonlyMap<string, string>,
): CartProblem {
  if (!('item' in problem)) return problem;
  const { item, ...rest } = problem;
  const known = bundle.items.some(({ id }) => id === item);
  return { ...rest, name: known ? (names.get(item) ?? item) : item.slice(0, 60) };
}

/** The total of the group by itself. */
async function loadTotal(ctx: ShopContext, group: StoredLine[]): Promise<number> {
  const { lines } = await priceLines(ctx, { lines: group, saved: [] });
  return lines.reduce(
    (sum, { line }) =>
      line ? sum + line.unitPrice * line.quantity + line.once - (line.off ?? 0) : sum,
    0,
  );
}
