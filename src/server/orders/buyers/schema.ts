import {
  type DomainSchema,
  id,
  integer,
  json,
  money,
  text,
  time,
  word,
} from '#server/platform/database/schema.ts';
import { createTriggers } from '#server/platform/derived/create-triggers.ts';
import type { OrderTables } from '../tables.ts';
import { BUYER_COUNTS } from './buyer-counts.ts';
import { BUYERS } from './refresh-buyers.ts';

export type BuyerTables = Pick<
  OrderTables,
  | 'buyers'
  | 'buyer_items'
  | 'buyer_words'
  | 'buyers_due'
  | 'buyer_counts'
  | 'buyer_counts_due'
  | 'buyer_notes'
  | 'customer_segments'
>;

export const buyerSchema: DomainSchema<BuyerTables> = {
  tables: {
    buyers: {
      columns: {
        id,
        email: text.unique(),
        customer_id: integer.nullable(),
        name: text,
        country: text,
        city: text,
        orders: integer,
        spent: money,
        last_order_at: time,
        since: time,
      },
      indexes: {
        buyers_customer: ['customer_id'],
        buyers_spent: ['spent', 'email', 'id'],
        buyers_orders: ['orders', 'email', 'id'],
        buyers_last_order_at: ['last_order_at', 'email', 'id'],
        buyers_since: ['since', 'email', 'id'],
        buyers_name: ['name', 'email', 'id'],
        buyers_country: ['country', 'email', 'id'],
      },
    },
    buyer_items: {
      columns: {
        buyer_id: integer.ownedBy('buyers.id'),
        item_id: integer,
      },
      key: ['buyer_items_key', ['buyer_id', 'item_id']],
      indexes: {
        buyer_items_item: ['item_id', 'buyer_id'],
      },
      isStoredInKey: true,
    },
    buyer_words: {
      columns: {
        buyer_id: integer.ownedBy('buyers.id'),
        word,
      },
      key: ['buyer_words_key', ['buyer_id', 'word']],
      indexes: {
        buyer_words_word: ['word', 'buyer_id'],
      },
      isStoredInKey: true,
    },
    buyers_due: {
      columns: {
        id,
        email: text,
        customer_id: integer.nullable(),
      },
    },
    buyer_counts: {
      columns: {
        span: time,
        account: integer,
        country: text,
        orders: integer,
        n: integer,
      },
      key: ['buyer_counts_key', ['span', 'account', 'country', 'orders']],
    },
    buyer_counts_due: {
      columns: {
        id,
        span: time,
        account: integer,
        country: text,
        orders: integer,
        n: integer,
      },
    },
    buyer_notes: {
      columns: {
        id,
        customer_id: integer.nullable(),
        email: text,
        at: time,
        author: text,
        text,
      },
      indexes: {
        buyer_notes_email: ['email'],
      },
    },
    customer_segments: {
      columns: {
        id,
        name: text.unique(),
        filter: json.default('{}'),
      },
    },
  },
  statements: (engine) => [
    ...createTriggers(engine, BUYERS),
    ...createTriggers(engine, BUYER_COUNTS),
  ],
};
