import { isPercent, parsePercent } from '#rules/cart/percent-off.ts';
import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import type { FieldValue } from '#rules/options/field-value.ts';
import type { OrderDraftPrice } from '#wire/vitrine/order-draft.ts';

// What of an order is written by hand, as it is typed, and as the API takes it.
// Example: two trays at "40.00" each, less a discount of "5" for the scratch, sent by the shop's own
// rate: a line with `unit_price`, a fee of -5.00, and a shipping line that names the package.

export interface DraftLine {
  /** Of the row on the screen. */
  key: string;
  /** Null for a line that is new. */
  id: number | null;
  productId: number;
  name: string;
  quantity: string;
  /** A price that was agreed, of one piece, or a percentage off; empty for the shop's price. */
  agreed: string;
  reason: string;
  /** What was chosen of it; null where nothing was to be chosen. */
  choice: LineChoice | null;
}

export interface LineChoice {
  variationId: number;
  attributes: Readonly<Record<string, string>>;
  options: Readonly<Record<string, FieldValue>>;
  /** "Colour: Sand". */
  details: readonly string[];
}

export interface DraftFee {
  key: string;
  id: number | null;
  kind: 'fee' | 'discount';
  name: string;
  amount: string;
}

export type ShippingChoice =
  | { kind: 'rate'; rateId: string }
  | { kind: 'custom'; title: string; amount: string }
  | { kind: 'none' };

export interface OrderDraft {
  lines: readonly DraftLine[];
  fees: readonly DraftFee[];
  coupons: readonly string[];
  /** By the number of the package; the shop chooses for the others. */
  shipping: Readonly<Record<number, ShippingChoice>>;
  /** It is sent as it was ordered. */
  isShippingUnchanged: boolean;
}

export const EMPTY_DRAFT: OrderDraft = {
  lines: [],
  fees: [],
  coupons: [],
  shipping: {},
  isShippingUnchanged: false,
};

export type DraftPackage = OrderDraftPrice['packages'][number];

/** What was chosen, or what the shop chooses while that is not offered. */
export function choiceFor(draft: OrderDraft, { id, rates }: DraftPackage): ShippingChoice {
  const chosen = draft.shipping[id];
  const isOffered =
    chosen?.kind !== 'rate' || rates.some(({ rate_id: rateId }) => rateId === chosen.rateId);
  if (chosen && isOffered) return chosen;
  const usual = rates.find(({ selected }) => selected);
  return usual ? { kind: 'rate', rateId: usual.rate_id } : { kind: 'none' };
}

/** As the API takes it; a product or one of its variations by the same number. */
export function sentLine({ id, productId, quantity, choice, agreed, reason }: DraftLine) {
  const count = Number(quantity);
  const typed = agreed.trim();
  const price = isPercent(typed) ? { percent_off: typed } : { unit_price: typed };
  const priced = typed !== '' && { ...price, price_reason: reason };
  const chosen = choice && { attributes: choice.attributes, options: choice.options };
  const vitrine = { ...chosen, ...priced };
  return {
    ...(id === null
      ? {
          product_id: productId,
          ...(choice && choice.variationId > 0 && { variation_id: choice.variationId }),
        }
      : { id }),
    quantity: count,
    ...(Object.keys(vitrine).length > 0 && { extensions: { vitrine } }),
  };
}

function sentFee({ id, kind, name, amount }: DraftFee, decimals: number) {
  const sent = { ...(id !== null && { id }), name: name.trim() };
  if (isPercent(amount)) return { ...sent, extensions: { vitrine: { percent: amount.trim() } } };
  const size = Math.abs(parseDecimal(amount, decimals) ?? 0);
  const total = getDecimal(money(kind === 'discount' ? -size : size), decimals);
  return { ...sent, total };
}

export interface SentShipping {
  method_id: string;
  method_title?: string;
  instance_id?: string;
  total?: string;
  extensions?: { vitrine: { package_id: number; rate_id: string } };
}

function sentShipping(choice: ShippingChoice, { id, rates }: DraftPackage): SentShipping[] {
  if (choice.kind === 'none') return [];
  if (choice.kind === 'custom') {
    return [{ method_id: 'other', method_title: choice.title, total: choice.amount }];
  }
  const rate = rates.find(({ rate_id: rateId }) => rateId === choice.rateId);
  if (!rate) return [];
  const { method_id, instance_id, rate_id } = rate;
  const extensions = { vitrine: { package_id: id, rate_id } };
  return [{ method_id, instance_id: String(instance_id), extensions }];
}

/** Rows that are not filled in yet are left out; `draftProblems` names them. */
export function sentParts(draft: OrderDraft, packages: readonly DraftPackage[], decimals: number) {
  const isSum = (text: string) => parseDecimal(text, decimals) !== null;
  return {
    line_items: draft.lines.map(sentLine),
    fee_lines: draft.fees.flatMap((fee) =>
      (isSum(fee.amount) || isPercentOff(fee)) && fee.name.trim() !== ''
        ? sentFee(fee, decimals)
        : [],
    ),
    coupon_lines: draft.coupons.map((code) => ({ code })),
    shipping_lines: (draft.isShippingUnchanged ? [] : packages).flatMap((one) => {
      const choice = choiceFor(draft, one);
      return choice.kind === 'custom' && !isSum(choice.amount) ? [] : sentShipping(choice, one);
    }),
  };
}

/** A discount may be a percentage of the goods. */
function isPercentOff({ kind, amount }: DraftFee): boolean {
  return kind === 'discount' && isPercent(amount) && parsePercent(amount) !== null;
}

export type DraftProblem = 'quantity' | 'price' | 'reason' | 'amount' | 'name';

/** What is typed and cannot be sent, by the key of its row or `shipping-0`. */
export function draftProblems(draft: OrderDraft, decimals: number): Record<string, DraftProblem> {
  const problems: Record<string, DraftProblem> = {};
  const isSum = (text: string) => (parseDecimal(text, decimals) ?? -1) >= 0;
  const isLowered = (text: string) => isPercent(text) && parsePercent(text) !== null;
  const shipping = draft.isShippingUnchanged ? {} : draft.shipping;
  for (const { key, quantity, agreed, reason } of draft.lines) {
    if (!(Number(quantity) > 0)) problems[key] = 'quantity';
    else if (agreed.trim() !== '' && !isSum(agreed) && !isLowered(agreed)) problems[key] = 'price';
    else if (agreed.trim() !== '' && reason.trim() === '') problems[key] = 'reason';
  }
  for (const fee of draft.fees) {
    const { key, name, amount } = fee;
    if (!isSum(amount) && !isPercentOff(fee)) problems[key] = 'amount';
    else if (name.trim() === '') problems[key] = 'name';
  }
  for (const [id, choice] of Object.entries(shipping)) {
    if (choice.kind === 'custom' && !isSum(choice.amount)) problems[`shipping-${id}`] = 'amount';
  }
  return problems;
}
