import * as z from 'zod/mini';
import { GIFT_ACCOUNTS } from '#rules/gift-cards/ledger.ts';
import { decimal, text } from '../wc/field.ts';
import { paging } from '../wc/list-query.ts';

// Gift cards as `vitrine/v1` reads and writes them. Amounts are texts such as "50.00".

const moment = z.iso.datetime();

export const giftCardQuery = { ...paging, search: z.optional(text({ maxLength: 200 })) };

export const giftCardInput = {
  amount: decimal(),
  /** The code is sent to this address. */
  recipient: text({ maxLength: 254 }),
  name: z.optional(text({ maxLength: 80 })),
  message: z.optional(text({ maxLength: 1000 })),
  /** For the shop: why it was issued. */
  note: z.optional(text({ maxLength: 400 })),
};

export const giftCardAgain = {
  /** Left out for the address it was sent to. */
  recipient: z.optional(text({ maxLength: 254 })),
  name: z.optional(text({ maxLength: 80 })),
  message: z.optional(text({ maxLength: 1000 })),
};

export const giftCardVoid = { note: z.optional(text({ maxLength: 400 })) };

const giftCardItem = z.object({
  id: z.int(),
  last4: z.string(),
  state: z.enum(['active', 'empty', 'expired', 'void']),
  currency: z.string(),
  amount: z.string(),
  balance: z.string(),
  recipient: z.string(),
  note: z.string(),
  /** The order it was bought with. */
  order_id: z.nullable(z.int()),
  created_at: moment,
  expires_at: z.nullable(moment),
  voided_at: z.nullable(moment),
});
export type GiftCardItem = z.infer<typeof giftCardItem>;

/** Under this name the meta data of an order in `wc/v3` list the gift cards that paid a part of it. */
export const GIFT_CARDS_META = '_vitrine_gift_cards';
export const giftCardPayments = z.array(z.pick(giftCardItem, { last4: true, amount: true }));
export type GiftCardPayments = z.infer<typeof giftCardPayments>;

export const giftCardList = z.array(giftCardItem);

export const giftCardResponse = z.extend(giftCardItem, {
  entries: z.array(
    z.object({
      id: z.int(),
      at: moment,
      /** `card`, or the account on the other side. */
      account: z.enum(['card', ...GIFT_ACCOUNTS]),
      amount: z.string(),
      order_id: z.nullable(z.int()),
      author: z.string(),
      note: z.string(),
    }),
  ),
});
export type GiftCardResponse = z.infer<typeof giftCardResponse>;
