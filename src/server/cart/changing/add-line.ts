import type { FieldValues } from '#rules/options/field-value.ts';
import { isCountable, notCountable } from '#rules/quantities/check.ts';
import { addQuantities } from '#rules/quantities/quantity.ts';
import { lineLimits } from '#server/catalog/facts/line-stock.ts';
import { getCategories } from '#server/catalog/facts/product-details.ts';
import { resolveOptions } from '#server/options/resolve-options.ts';
import { resolvePlaceFields } from '#server/options/resolve-place-fields.ts';
import { visitorUploads } from '#server/options/uploads/visitor-uploads.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartProblem } from '../cart-problem.ts';
import { type CartState, MAX_ENTRIES, MAX_LINES, type StoredLine } from '../cart-state.ts';
import { lineKey } from '../line-key.ts';
import type { News } from '../pricing/cart-news.ts';
import { fitQuantity } from '../pricing/fit-quantity.ts';
import { type Item, type ItemInput, resolveItem } from '../resolve-item.ts';
import {
  type CartResult,
  type ChangeChoices,
  changeCart,
  type Decision,
  refuseChange,
} from './change-cart.ts';

export interface AddInput extends ItemInput {
  /** Null takes the smallest quantity; NaN is refused. */
  quantity?: number | null;
  /** All fields that were sent; the product's option form takes its own. */
  fields?: FieldValues;
  bundle?: StoredLine['bundle'];
  /** Conditional fields that the shopper has seen; null or none where that is not known. */
  seen?: readonly string[] | null;
  /** Key of the line that this one replaces; a key the cart does not have is ignored. */
  replaces?: string;
}

export interface AddResult extends CartResult {
  /** Where a refused choice can be made; null where there is no such product. */
  productUrl: string | null;
  /** Which of several was refused, counted from 0. */
  refusedAt: number | null;
}

export function addLine(
  ctx: ShopContext,
  visitor: Visitor,
  input: AddInput,
  choices?: ChangeChoices,
): Promise<AddResult> {
  return addLines(ctx, visitor, [input], choices);
}

/** Adds all of them or, where one is refused, none. */
export async function addLines(
  ctx: ShopContext,
  visitor: Visitor,
  inputs: readonly AddInput[],
  choices?: ChangeChoices,
): Promise<AddResult> {
  const resolved = await resolveAll(ctx, inputs);
  if (!resolved.ok) {
    const { problems, productUrl, refusedAt } = resolved;
    return { ...(await refuseChange(ctx, visitor, problems, choices)), productUrl, refusedAt };
  }
  const { requested } = resolved;
  const decide = (state: CartState) => addAll(ctx, visitor, state, requested);
  const result = await changeCart(ctx, visitor, decide, choices);
  const { refusedAt } = result.decision;
  return { ...result, productUrl: requested[refusedAt ?? 0]?.item.url ?? null, refusedAt };
}

interface RequestedLine {
  input: AddInput;
  item: Item;
}

type ResolvedLines =
  | { ok: true; requested: RequestedLine[] }
  | { ok: false; problems: CartProblem[]; productUrl: string | null; refusedAt: number };

/** Which products and variations are meant; the cart plays no part in it yet. */
async function resolveAll(ctx: ShopContext, inputs: readonly AddInput[]): Promise<ResolvedLines> {
  const requested: RequestedLine[] = [];
  for (const [refusedAt, input] of inputs.entries()) {
    const resolved = await resolveItem(ctx, input);
    if (!resolved.ok) {
      return { ok: false, problems: resolved.problems, productUrl: resolved.url, refusedAt };
    }
    const { item } = resolved;
    const fields = await resolvePlaceFields(ctx, item.sold.product.id, input.fields ?? {});
    requested.push({ input: { ...input, fields }, item });
  }
  return { ok: true, requested: requested };
}

type AddDecision = Decision & Pick<AddResult, 'refusedAt'>;

async function addAll(
  ctx: ShopContext,
  visitor: Visitor,
  before: CartState,
  requested: readonly RequestedLine[],
): Promise<AddDecision> {
  let state = before;
  for (const [refusedAt, { input, item }] of requested.entries()) {
    const added = await addOne(ctx, visitor, state, input, item);
    if (!added.ok) return { ok: false, problems: added.problems, refusedAt };
    state = added.state;
  }
  return { ok: true, state, news: [addedNews(before, requested)], refusedAt: null };
}

function addedNews(before: CartState, requested: readonly RequestedLine[]): News {
  const names = requested.map(({ item }) => item.sold.product.name);
  const values = { name: names[0] ?? '', names: names.join(', ') };
  const changed = requested.some(({ input, item }) =>
    editedLine(before, input.replaces, item.sold.product.id),
  );
  const added = names.length === 1 ? 'cart.notice.added' : 'cart.notice.addedMany';
  return { kind: 'success', code: changed ? 'cart.notice.changed' : added, values };
}

type AddedLine = { ok: true; state: CartState } | { ok: false; problems: CartProblem[] };

async function addOne(
  ctx: ShopContext,
  visitor: Visitor,
  state: CartState,
  input: AddInput,
  { sold, attributes }: Item,
): Promise<AddedLine> {
  const { product, variation } = sold;
  const { bundle = null } = input;
  const limits = lineLimits(sold, null, 0);
  const options = await resolveOptions(ctx, {
    sold,
    attributes,
    categoryIds: await getCategories(ctx, product.id),
    sent: input.fields ?? {},
    quantity: input.quantity ?? limits.min,
    uploads: await visitorUploads(ctx, visitor, input.fields ?? {}),
    seen: input.seen ?? null,
  });
  if (!options.ok) return options;
  const { choices } = options;
  const named = { productId: product.id, variationId: variation?.id ?? null, attributes };
  const key = lineKey({ ...named, choices, bundle });
  const edited = editedLine(state, input.replaces, product.id);
  const old = state.lines.find((line) => line.key === key && line !== edited);
  if (
    (!old && !edited && state.lines.length >= MAX_LINES) ||
    entriesSize(state, choices) > MAX_ENTRIES
  ) {
    return refused({ code: 'cart.problem.full' });
  }
  const resolved = options.bound ?? input.quantity ?? (old ? limits.step : limits.min);
  if (!isCountable(resolved, limits.step) || resolved < 0) {
    return refused(notCountable(limits.step));
  }
  if (resolved === 0) {
    return refused({ code: 'product.problem.quantityMin', field: 'quantity', min: limits.min });
  }
  // A quantity that a field decides is the whole one: the same entries twice do not add up.
  const quantity = options.bound ?? addQuantities(old?.quantity ?? 0, resolved);
  const others = state.lines.filter((line) => line !== old && line !== edited);
  const before = addQuantities(old?.quantity ?? 0, edited?.quantity ?? 0);
  const line: StoredLine = old
    ? { ...old, quantity }
    : {
        key,
        ...named,
        name: product.name,
        quantity,
        choices,
        bundle,
        seen: { price: null, problem: '' },
      };
  const problems = await fitQuantity(ctx, { sold, line, before, others });
  if (problems.length > 0) return refused(...problems);
  const lines = withLine(state.lines, line, edited ?? old);
  const removed = state.removed.filter((each) => each.key !== key);
  return { ok: true, state: { ...state, lines, removed } };
}

function refused(...problems: CartProblem[]): AddedLine {
  return { ok: false, problems };
}

/** A cart is one row, read by every request: its size is bounded. */
function entriesSize(state: CartState, added: StoredLine['choices']): number {
  const all = [added, ...state.lines.map((line) => line.choices)];
  return all.reduce((sum, choices) => {
    return Object.keys(choices).length === 0 ? sum : sum + JSON.stringify(choices).length;
  }, 0);
}

/** The line that is being changed; lines of bundles are changed with their bundle. */
export function editedLine(
  state: CartState,
  key: string | undefined,
  productId: number,
): StoredLine | undefined {
  return state.lines.find(
    (line) => line.key === key && line.productId === productId && line.bundle === null,
  );
}

/** In the position of another line, or last; what is now the same line is there only once. */
function withLine(
  lines: readonly StoredLine[],
  line: StoredLine,
  place: StoredLine | undefined,
): StoredLine[] {
  const rest = lines.filter((each) => each === place || each.key !== line.key);
  return place ? rest.map((each) => (each === place ? line : each)) : [...rest, line];
}
