import type { Generated } from 'kysely';
import type { GiftAccount } from '#rules/gift-cards/ledger.ts';

export interface GiftCardTables {
  gift_cards: {
    id: Generated<number>;
    /**
     * SHA-256 of the code: 80 random bits need no slower hash, and the code itself is not stored. Store
     * credit has no code; whose it is stands here.
     */
    code_hash: string;
    /** '' for store credit. */
    last4: string;
    currency: string;
    /** What it was made with. */
    amount: number;
    /** The sum of its entries in the ledger. */
    balance: number;
    /** The email address it was sent to, in lower case. */
    recipient: string;
    /** Of the manager who issued it. */
    note: string;
    /** The order it was bought with. */
    order_id: number | null;
    /** Whose store credit it is; null for a card with a code. */
    customer_id: Generated<number | null>;
    created_at: number;
    expires_at: number | null;
    voided_at: Generated<number | null>;
  };
  /** Each movement is two rows, one of the card and one of the account on the other side. */
  gift_card_entries: {
    id: Generated<number>;
    card_id: number;
    account: GiftAccount | 'card';
    amount: number;
    /** The order that was paid or refunded. */
    order_id: number | null;
    /** The manager; '' where the shop did it. */
    author: string;
    note: string;
    at: number;
  };
  /** Cards that were ordered: made and sent once the order is paid and their day has come. */
  gift_card_lines: {
    id: Generated<number>;
    order_id: number;
    pieces: number;
    amount: number;
    currency: string;
    recipient: string;
    name: string;
    sender: string;
    message: string;
    send_at: number;
    issued_at: Generated<number | null>;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends GiftCardTables {}
}
