import type { HandPrice, LineAmounts, StepPrice } from '#rules/cart/entered-by-hand.ts';
import { type MetaChange, mergeMeta } from '#rules/meta/merge-meta.ts';
import { multiplyMoney } from '#rules/money/arithmetic.ts';
import { type Money, money } from '#rules/money/money.ts';
import { priceBySteps } from '#rules/orders/price-by-steps.ts';
import { lineChoices } from '#server/cart/cart-state.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderProblem } from '../order-problem.ts';
import type { OrderRecord, OrderRecordLine } from '../order-record.ts';
import { type Edited, type EditedLine, getCoupons, getFees, getShipping } from './edited-parts.ts';
import { type LineChoices, readyLines, toPrice, withUniqueKeys } from './hand-lines.ts';
import type { HandFee, HandFields, HandLine, HandShippingLine } from './hand-order.ts';
import { withoutReason } from './price-draft.ts';
import { handProblems, priceHandOrder } from './price-hand-order.ts';
import type { EditedParts } from './save-parts.ts';

// Lines, shipping, fees and coupons of an order that is not paid. Lines keep the price they were
// ordered at; new ones have today's. All amounts are worked out again.

export interface LineChange extends Omit<HandLine, 'quantity' | 'productId'> {
  /** Null for a new line. */
  id: number | null;
  productId: number;
  /** Null for as it is, or one piece; 0 takes the line out. */
  quantity: number | null;
}

export interface RowChange<Row> {
  id: number | null;
  removed: boolean;
  row: Partial<Row>;
  meta: readonly MetaChange[];
}

/** Null for as it is. Lines and rows that are not named stay; coupons are the whole list. */
export interface PartChanges {
  lines: readonly LineChange[] | null;
  shippingLines: readonly RowChange<HandShippingLine>[] | null;
  fees: readonly RowChange<HandFee>[] | null;
  coupons: readonly string[] | null;
}

export type PricedEdit =
  | { ok: false; problems: OrderProblem[] }
  | {
      ok: true;
      cart: PricedCart;
      parts: EditedParts;
      /** Why it cannot be saved like this, although it has a total. */
      problems: OrderProblem[];
    };

interface EditChoices extends LineChoices {
  withRates?: boolean;
}

/** What the order would come to; nothing is written. */
export async function priceEdit(
  ctx: ShopContext,
  order: OrderRecord,
  fields: HandFields,
  changes: PartChanges,
  { withRates = false, ...choices }: EditChoices,
): Promise<PricedEdit> {
  const lines = await editedLines(ctx, order, changes, choices);
  if (!lines.ok) return lines;
  const shipping = editedRows(getShipping(order), changes.shippingLines, NEW_SHIPPING);
  const fees = editedRows(getFees(order), changes.fees, NEW_FEE);
  if (shipping === null) return { ok: false, problems: [unknownLine('shipping_lines')] };
  if (fees === null) return { ok: false, problems: [unknownLine('fee_lines')] };
  const coupons = changes.coupons ?? getCoupons(order);
  const parts = { lines: lines.lines, shippingLines: shipping, fees };
  const { cart, state } = await priceHandOrder(ctx, { ...parts, coupons, withRates }, fields);
  const added = new Set(lines.lines.flatMap(({ id, stored }) => (id === null ? stored.key : [])));
  // Stock is checked when it is taken: this order holds some of it already.
  const checked = cart.lines.filter(({ stored, problem }) => {
    const code = problem?.code ?? '';
    return (
      ['gone', 'bundle', 'options'].includes(code) || (code === 'quantity' && added.has(stored.key))
    );
  });
  const problems = [
    ...handProblems(state, { ...cart, lines: checked }, parts),
    ...withoutReason(changes.lines ?? []),
  ];
  return { ok: true, cart, parts, problems };
}

function unknownLine(field: string): OrderProblem {
  return { code: 'ordering.problem.unknownLine', field };
}

type EditedLines = { ok: true; lines: EditedLine[] } | { ok: false; problems: OrderProblem[] };

async function editedLines(
  ctx: ShopContext,
  order: OrderRecord,
  { lines, coupons }: PartChanges,
  choices: LineChoices,
): Promise<EditedLines> {
  const requested = lines ?? [];
  const known = new Set(order.lines.map(({ id }) => id));
  const foreign = requested.findIndex(({ id }) => id !== null && !known.has(id));
  if (foreign >= 0) return { ok: false, problems: [unknownLine(`line_items[${foreign}][id]`)] };
  const pricesIncludeTax = ctx.settings['tax.pricesIncludeTax'];
  const couponsCount = order.rows.some(({ kind }) => kind === 'coupon') || Boolean(coupons?.length);
  const stays = order.lines.flatMap((line) => {
    const change = requested.find(({ id }) => id === line.id);
    if (change?.quantity === 0) return [];
    return editedLine(line, change, { couponsCount, pricesIncludeTax });
  });
  const fresh = requested.flatMap((line) =>
    line.id === null ? { ...line, quantity: line.quantity ?? 1 } : [],
  );
  const ready = await readyLines(ctx, fresh, choices);
  if (!ready.ok) return ready;
  const all = [...stays, ...ready.lines.map((line) => ({ ...line, id: null, isRepriced: true }))];
  if (all.length === 0 && order.lines.length > 0) {
    return { ok: false, problems: [{ code: 'ordering.problem.noLines', field: 'line_items' }] };
  }
  const keyed = withUniqueKeys(all);
  return {
    ok: true,
    lines: keyed.map((line, at) => {
      const { id = null, isRepriced = false } = all[at] ?? {};
      return { ...line, id, isRepriced };
    }),
  };
}

interface EditSituation {
  couponsCount: boolean;
  pricesIncludeTax: boolean;
}

function editedLine(
  line: OrderRecordLine,
  change: LineChange | undefined,
  situation: EditSituation,
): EditedLine {
  const { id, key, productId, variationId, name, attributes, bundle } = line;
  const quantity = change?.quantity ?? line.quantity;
  const price = editedPrice(line, change, quantity, situation);
  const stored = {
    key,
    productId,
    variationId,
    name,
    quantity,
    attributes: { ...attributes },
    choices: lineChoices.parse(line.choices),
    bundle,
    seen: { price: null, problem: '' },
  };
  const isRepriced = Boolean(change?.agreed);
  return { id, stored, price, isRepriced, meta: mergeMeta(line.meta, change?.meta ?? []) };
}

/** What is named now, else what was ordered, for as many pieces as there are now. */
function editedPrice(
  line: OrderRecordLine,
  change: LineChange | undefined,
  quantity: number,
  situation: EditSituation,
): HandPrice | null {
  const agreed = change?.agreed ?? null;
  return toPrice(agreed, orderedPrice(line, change, quantity, situation));
}

function orderedPrice(
  line: OrderRecordLine,
  change: LineChange | undefined,
  quantity: number,
  { couponsCount, pricesIncludeTax }: EditSituation,
): LineAmounts | StepPrice {
  const named = change?.subtotal ?? change?.total ?? null;
  if (named !== null) return { subtotal: named, total: change?.total ?? named };
  const isLowered = !couponsCount && line.total !== line.subtotal;
  const bySteps = isLowered ? null : priceBySteps(line, pricesIncludeTax);
  if (bySteps) return bySteps;
  const scaled = (amount: Money) => multiplyMoney(amount, quantity / line.quantity);
  const before = scaled(line.subtotal);
  return { subtotal: before, total: couponsCount ? before : scaled(line.total) };
}

const NEW_SHIPPING: HandShippingLine = {
  rateId: '',
  title: '',
  total: money(0),
  taxable: true,
  packageId: null,
  meta: [],
};
const NEW_FEE: HandFee = {
  name: '',
  total: money(0),
  percent: null,
  taxable: true,
  taxClass: '',
  meta: [],
};

/** Null where a row is named that the order does not have. */
function editedRows<Row extends HandShippingLine | HandFee>(
  rows: readonly Edited<Row>[],
  changes: readonly RowChange<Row>[] | null,
  empty: Row,
): Edited<Row>[] | null {
  const requested = changes ?? [];
  if (requested.some(({ id }) => id !== null && !rows.some((row) => row.id === id))) return null;
  const stays = rows.flatMap((row) => {
    const change = requested.find(({ id }) => id === row.id);
    if (change?.removed) return [];
    return { ...row, ...change?.row, meta: mergeMeta(row.meta, change?.meta ?? []) };
  });
  const fresh = requested.flatMap(({ id, removed, row, meta }) =>
    id === null && !removed ? { ...empty, ...row, id: null, meta: mergeMeta([], meta) } : [],
  );
  return [...stays, ...fresh];
}
