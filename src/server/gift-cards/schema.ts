import {
  type DomainSchema,
  id,
  integer,
  money,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { GiftCardTables } from './tables.ts';

export const giftCardSchema: DomainSchema<GiftCardTables> = {
  tables: {
    gift_cards: {
      columns: {
        id,
        code_hash: text.unique(),
        last4: text,
        currency: text,
        amount: money,
        balance: money,
        recipient: text,
        note: text,
        order_id: integer.pointsAt('orders.id'),
        created_at: time,
        expires_at: time.nullable(),
        voided_at: time.nullable(),
        customer_id: integer.pointsAt('customers.id'),
      },
      indexes: {
        gift_cards_by_order_id: ['order_id'],
        gift_cards_by_recipient: ['recipient'],
        gift_cards_by_customer_id: ['customer_id'],
      },
    },
    gift_card_entries: {
      columns: {
        id,
        card_id: integer.references('gift_cards.id'),
        account: text,
        amount: money,
        order_id: integer.nullable(),
        author: text,
        note: text,
        at: time,
      },
      indexes: {
        gift_card_entries_by_card_id: ['card_id'],
        gift_card_entries_by_order_id: ['order_id'],
      },
    },
    gift_card_lines: {
      columns: {
        id,
        order_id: integer.ownedBy('orders.id'),
        pieces: integer,
        amount: money,
        currency: text,
        recipient: text,
        name: text,
        sender: text,
        message: text,
        send_at: time,
        issued_at: time.nullable(),
      },
      indexes: {
        gift_card_lines_by_order_id: ['order_id'],
        gift_card_lines_by_send_at: ['send_at'],
      },
    },
  },
};
