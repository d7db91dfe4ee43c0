import * as z from 'zod/mini';
import { POSTAGE_PAYERS, RETURN_REASONS } from '#rules/returns/return-reason.ts';
import { RETURN_ACTIONS, RETURN_STATES } from '#rules/returns/return-state.ts';
import { RETURN_WAYS } from '../returns.ts';
import { choice, decimal, flag, integer, listOf, text } from '../wc/field.ts';
import { paging } from '../wc/list-query.ts';

// Returns as `vitrine/v1` reads and decides them. Amounts are texts such as "50.00".

const moment = z.iso.datetime();
const MAX_MESSAGE = 2000;

const link = text({
  maxLength: 500,
  pattern: /^(https:\/\/\S+)?$/,
  problem: 'is not an address that begins with https://.',
});

export const returnQuery = {
  ...paging,
  state: z.optional(listOf(choice(RETURN_STATES))),
  order: z.optional(integer({ minimum: 1 })),
};

/** What it was when somebody decided: where it is another one by now, they are refused. */
const seenState = { state: z.optional(choice(RETURN_STATES)) };

export const acceptInput = {
  ...seenState,
  /** What the buyer reads. */
  message: z.optional(text({ maxLength: MAX_MESSAGE })),
  /** A page of the carrier's, where the label is had. */
  carrier_url: z.optional(link),
  /** What `POST return-labels` returned. */
  label: z.optional(text({ maxLength: 40 })),
};

export const messageInput = {
  ...seenState,
  message: z.optional(text({ maxLength: MAX_MESSAGE })),
};

export const RETURN_REFUND_WAYS = ['provider', 'hand', 'credit'] as const;

export const refundReturnInput = {
  ...messageInput,
  by: choice(RETURN_REFUND_WAYS),
  /** Left out for what the returned pieces are worth by the rules of the shop. */
  amount: z.optional(decimal()),
  restock: z.optional(flag()),
};

export const exchangeInput = {
  ...messageInput,
  /** Of the order that the buyer gets instead. */
  order_number: text({ maxLength: 40 }),
  restock: z.optional(flag()),
};

export const labelResponse = z.object({ label: z.string() });

export const returnItem = z.object({
  id: z.int(),
  order_id: z.int(),
  order_number: z.string(),
  customer_id: z.int(),
  buyer: z.string(),
  email: z.string(),
  currency: z.string(),
  state: z.enum(RETURN_STATES),
  /** What the buyer would like for it. */
  way: z.enum(RETURN_WAYS),
  postage: z.enum(POSTAGE_PAYERS),
  created_at: moment,
  updated_at: moment,
  lines: z.array(
    z.object({
      id: z.int(),
      product_id: z.int(),
      name: z.string(),
      sku: z.string(),
      quantity: z.number(),
      reason: z.enum(RETURN_REASONS),
      note: z.string(),
      /** Paths of the shop. */
      photos: z.array(z.string()),
    }),
  ),
  message: z.string(),
  carrier_url: z.string(),
  label_url: z.string(),
  /** What its pieces are worth now, less the fee, and the fee. */
  worth: z.string(),
  fee: z.string(),
  refund_id: z.nullable(z.int()),
  exchange_order_id: z.nullable(z.int()),
  /** What can be done with it now. */
  actions: z.array(z.enum(RETURN_ACTIONS)),
  /** How its money can go back, the usual one first. */
  refund_ways: z.array(z.enum(RETURN_REFUND_WAYS)),
  /** Whether its pieces go back to the stock unless somebody says otherwise. */
  restock: z.boolean(),
  history: z.array(
    z.object({
      at: moment,
      state: z.enum(RETURN_STATES),
      /** '' for the buyer. */
      author: z.string(),
      text: z.string(),
    }),
  ),
});
export type ReturnItem = z.infer<typeof returnItem>;

export const returnList = z.array(returnItem);
