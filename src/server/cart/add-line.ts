import type { FieldValues } from '#rules/options/field-value.ts';
import { lineLimits } from '#server/catalog/facts/line-stock.ts';
import { categoriesOf } from '#server/catalog/facts/product-facts.ts';
import { resolvePlaceFields } from '#server/options/locations/resolve-place-fields.ts';
import { resolveOptions } from '#server/options/resolve-options.ts';
import { claimUploads, ownUploads } from '#server/options/uploads/own-uploads.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartProblem } from './cart-problem.ts';
import { type CartState, MOST_ENTRIES, MOST_LINES, type StoredLine } from './cart-state.ts';
import { type CartOutcome, type ChangeChoices, changeCart, type Decision } from './change-cart.ts';
import { lineKey } from './line-key.ts';
import { fitQuantity } from './pricing/fit-quantity.ts';
import { type Item, type ItemInput, resolveItem } from './resolve-item.ts';

export interface AddInput extends ItemInput {
  /** Null takes the smallest there is; NaN is refused in words. */
  quantity?: number | null;
  /** Everything that was sent along, of which the product's option form takes its fields. */
  fields?: FieldValues;
  bundle?: StoredLine['bundle'];
  /** Fields with conditions that the shopper has seen; null or none asks nothing of it. */
  seen?: readonly string[] | null;
  /** Key of the line this one takes the place of; one the cart does not have means nothing. */
  replaces?: string;
}

export interface AddOutcome extends CartOutcome {
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
): Promise<AddOutcome> {
  return addLines(ctx, visitor, [input], choices);
}

/** Adds all of them or, where one is refused, none. */
export async function addLines(
  ctx: ShopContext,
  visitor: Visitor,
  inputs: readonly AddInput[],
  choices?: ChangeChoices,
): Promise<AddOutcome> {
  const wanted: { input: AddInput; item: Item }[] = [];
  for (const [at, input] of inputs.entries()) {
    const resolved = await resolveItem(ctx, input);
    if (!resolved.ok) {
      const { problems, url } = resolved;
      const asItWas = await changeCart(ctx, visitor, () => ({ ok: false, problems }), choices);
      return { ...asItWas, productUrl: url, refusedAt: at };
    }
    const { item } = resolved;
    const fields = await resolvePlaceFields(ctx, item.sold.product.id, input.fields ?? {});
    wanted.push({ input: { ...input, fields }, item });
  }
  let refusedAt: number | null = null;
  const decide = async (state: CartState): Promise<Decision> => {
    const added = await addAll(ctx, visitor, state, wanted);
    refusedAt = added.refusedAt;
    return added.decision;
  };
  const outcome = await changeCart(ctx, visitor, decide, choices);
  if (outcome.ok)
    await claimUploads(
      ctx.db,
      outcome.cart.state.lines.map((line) => line.choices),
    );
  return { ...outcome, productUrl: wanted[refusedAt ?? 0]?.item.url ?? null, refusedAt };
}

async function addAll(
  ctx: ShopContext,
  visitor: Visitor,
  before: CartState,
  wanted: readonly { input: AddInput; item: Item }[],
): Promise<{ decision: Decision; refusedAt: number | null }> {
  let state = before;
  const names: string[] = [];
  const changed = wanted.some(({ input, item }) =>
    editedLine(before, input.replaces, item.sold.product.id),
  );
  for (const [at, { input, item }] of wanted.entries()) {
    const added = await addOne(ctx, visitor, state, input, item);
    if (!Array.isArray(added)) {
      state = added;
      names.push(item.sold.product.name);
    } else {
      return { decision: { ok: false, problems: added }, refusedAt: at };
    }
  }
  const values = { name: names[0] ?? '', names: names.join(', ') };
  const added = names.length === 1 ? 'cart.notice.added' : 'cart.notice.addedMany';
  const code = changed ? 'cart.notice.changed' : added;
  const decision: Decision = { ok: true, state, news: [{ kind: 'success', code, values }] };
  return { decision, refusedAt: null };
}

async function addOne(
  ctx: ShopContext,
  visitor: Visitor,
  state: CartState,
  input: AddInput,
  { sold, attributes }: Item,
): Promise<CartState | CartProblem[]> {
  const { product, variation } = sold;
  const { bundle = null } = input;
  const limits = lineLimits(sold, null, 0);
  const options = await resolveOptions(ctx, {
    sold,
    attributes,
    categoryIds: await categoriesOf(ctx, product.id),
    sent: input.fields ?? {},
    quantity: input.quantity ?? limits.min,
    uploads: await ownUploads(ctx, visitor, input.fields ?? {}),
    seen: input.seen ?? null,
  });
  if (!options.ok) return options.problems;
  const { choices } = options;
  const named = { productId: product.id, variationId: variation?.id ?? null, attributes };
  const key = lineKey({ ...named, choices, bundle });
  const edited = editedLine(state, input.replaces, product.id);
  const old = state.lines.find((line) => line.key === key && line !== edited);
  if (!old && !edited && state.lines.length >= MOST_LINES) return [{ code: 'cart.problem.full' }];
  if (entriesSize(state, choices) > MOST_ENTRIES) return [{ code: 'cart.problem.full' }];
  const asked = options.bound ?? input.quantity ?? (old ? limits.step : limits.min);
  if (!Number.isSafeInteger(asked) || asked < 0) {
    return [{ code: 'product.problem.quantityNumber', field: 'quantity' }];
  }
  if (asked === 0) {
    return [{ code: 'product.problem.quantityMin', field: 'quantity', min: limits.min }];
  }
  // What a field decides is the whole quantity: the same guests twice are no more guests.
  const quantity = options.bound ?? (old?.quantity ?? 0) + asked;
  const others = state.lines.filter((line) => line !== old && line !== edited);
  const before = (old?.quantity ?? 0) + (edited?.quantity ?? 0);
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
  if (problems.length > 0) return problems;
  return {
    ...state,
    lines: withLine(state.lines, line, edited ?? old),
    removed: state.removed.filter((each) => each.key !== key),
  };
}

/** A cart is one row, read at every step: what stands in it has an end. */
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

/** In the place of another, or last; what now is the same line stands there only once. */
function withLine(
  lines: readonly StoredLine[],
  line: StoredLine,
  place: StoredLine | undefined,
): StoredLine[] {
  const rest = lines.filter((each) => each === place || each.key !== line.key);
  return place ? rest.map((each) => (each === place ? line : each)) : [...rest, line];
}
