import type { Generated } from 'kysely';
import type { OrderStatus } from '#wire/order.ts';

/** Orders as they were placed. Nothing in them is computed again, so every amount is stored. */
export interface OrderTables {
  orders: {
    id: Generated<number>;
    /** The number shown to the shopper; null only inside the transaction that writes the order. */
    number: string | null;
    /** Opens the order for a guest: 32 hex digits. */
    order_key: string;
    /** Sent with the form; the same key is the same order. */
    idempotency_key: string;
    /** The browser it was placed from; null for orders a manager wrote. */
    session_id: string | null;
    /** Hash of the cookie the form was sent with; null where none was. */
    sender: string | null;
    customer_id: number | null;
    /** Lower case. */
    email: string;
    status: OrderStatus;
    created_via: string;
    currency: string;
    placed_at: number;
    updated_at: number;
    /** When the money was there; null until then. */
    paid_at: number | null;
    /** The part of the total that was paid. */
    paid_amount: number;
    completed_at: number | null;
    /**
     * Until when an order that waits for its money keeps its pieces; null for one that does not wait,
     * or waits as long as it takes.
     */
    held_until: number | null;
    /** When its buyer is reminded of the payment; null where no reminder is to be sent, or it was sent. */
    remind_at: number | null;
    /** `short`: paid so late that its stock was gone. */
    stock_state: 'taken' | 'returned' | 'short';
    items: number;
    items_tax: number;
    discount: number;
    discount_tax: number;
    fees: number;
    fees_tax: number;
    shipping: number;
    shipping_tax: number;
    tax: number;
    total: number;
    refunded: number;
    /** 1 where amounts were shown with their tax in them. */
    tax_included: number;
    /** JSON of Address. */
    billing: string;
    /** JSON of Address; null where nothing is sent. */
    shipping_address: string | null;
    customer_note: string;
    payment_method: string;
    payment_title: string;
    /** What the provider calls the payment; '' without one. */
    transaction_id: string;
    /** JSON: field names without their prefix. */
    attribution: string;
    /** Its `utm_source`, by which managers look for orders; '' where it is not known. */
    source: Generated<string>;
    /** JSON list of { id, key, value }: what other programs store with it. */
    meta: Generated<string>;
    /** 1 in the trash: lists leave it out. */
    trashed: Generated<number>;
    /** Under which order a program put it; the shop makes nothing of it. */
    parent_order: Generated<number | null>;
    /** What gift cards paid; `total` is the rest. */
    gift_amount: Generated<number>;
    /** How much of it is back on the cards. */
    gift_returned: Generated<number>;
    /** JSON list of { id, last4, amount }. */
    gift_cards: Generated<string>;
  };
  order_lines: {
    id: Generated<number>;
    order_id: number;
    position: number;
    /** The key it had in the cart. */
    line_key: string;
    /** When the order was placed. */
    placed_at: number;
    product_id: number;
    variation_id: number | null;
    name: string;
    sku: string;
    slug: string;
    /** JSON of ImageRecord or null. */
    image: string | null;
    /** JSON list of { name, label, value }. */
    details: string;
    /** JSON of { attributes, choices, bundle, forms }: to order it again and to explain its price. */
    choice: string;
    quantity: number;
    /** As the shop enters its prices. */
    unit_price: number;
    regular_price: number;
    /** Without tax, its tax beside it. */
    subtotal: number;
    subtotal_tax: number;
    total: number;
    total_tax: number;
    /** JSON: rate to amount. */
    taxes: string;
    /** JSON of price steps. */
    steps: string;
    /** Whose stock it took; null where stock is not counted. */
    stock_owner: number | null;
    /** How many of it are taken now. */
    stock_taken: number;
    /** JSON: products that left with it, as chosen in a group of its options. */
    add_ons: Generated<string>;
    /** With how many pieces of the line their stock is taken now. */
    add_ons_taken: Generated<number>;
    refunded_quantity: Generated<number>;
    /** With tax. */
    refunded_amount: Generated<number>;
    tax_class: Generated<string>;
    /** JSON list of { id, key, value }. */
    meta: Generated<string>;
  };
  /** Coupons, fees, shipping methods and taxes of an order, as rows of its totals. */
  order_rows: {
    id: Generated<number>;
    order_id: number;
    position: number;
    /** When the order was placed. */
    placed_at: number;
    kind: 'coupon' | 'fee' | 'shipping' | 'tax';
    /** A coupon's or a fee's code, a rate's id. */
    code: string;
    label: string;
    /** Without tax, but for a tax. */
    amount: number;
    tax: number;
    /** JSON of RowDetails (row-facts.ts). */
    facts: Generated<string>;
    /** JSON list of { id, key, value }. */
    meta: Generated<string>;
  };
  order_notes: {
    id: Generated<number>;
    order_id: number;
    at: number;
    kind: 'private' | 'customer';
    text: string;
    /** Who wrote it; '' for the shop itself. */
    author: string;
  };
  order_refunds: {
    id: Generated<number>;
    order_id: number;
    at: number;
    amount: number;
    reason: string;
    /** JSON list of { lineId, quantity, amount, tax }. */
    lines: string;
    restocked: number;
    author: string;
    /** The manager's account; null where it is not known. */
    author_id: Generated<number | null>;
    /** JSON list of { rowId, amount, tax }: fees and shipping of the order. */
    rows: Generated<string>;
    /** What the payment provider calls it; '' where the money is returned by hand. */
    provider_refund: Generated<string>;
    /** `pending`: the provider is asked, and has not answered yet. */
    provider_state: Generated<'none' | 'pending' | 'done'>;
    /** The payment it is taken from; null where the money is returned by hand. */
    payment_id: Generated<number | null>;
    /** How much of the amount goes back onto gift cards. */
    gift_amount: Generated<number>;
    /** How much of the amount became store credit. */
    credit_amount: Generated<number>;
    /** JSON list of { id, key, value }. */
    meta: Generated<string>;
  };
  /** What was sent, by whom and how it is followed. */
  order_shipments: {
    id: Generated<number>;
    order_id: number;
    at: number;
    /** A code of the known carriers (rules/orders/carriers.ts), or a name. */
    carrier: string;
    tracking_number: string;
    tracking_url: string;
    /** JSON list of { lineId, quantity }. */
    lines: string;
    author: string;
  };
  /** How often a file of a line was downloaded; no row before the first time. */
  order_downloads: { line_id: number; download_id: string; count: number };
  /** Each download, with the customer who was logged in. */
  download_log: {
    id: Generated<number>;
    line_id: number;
    download_id: string;
    at: number;
    customer_id: number | null;
  };
  /** Everyone who has an account or has ordered, by email address; see buyers/refresh-buyers.ts. */
  buyers: {
    id: Generated<number>;
    /** Of the account, or of a guest's orders. Lower case. */
    email: string;
    /** Null for a guest. */
    customer_id: number | null;
    name: string;
    country: string;
    city: string;
    /** Neither failed nor cancelled, nor waiting for its first payment. */
    orders: number;
    /** Paid, less what was refunded. */
    spent: number;
    /** 0 without an order. */
    last_order_at: number;
    since: number;
  };
  /** Products and variations that a customer bought, by their ids. */
  buyer_items: { buyer_id: number; item_id: number };
  /** Under what a customer is found: see rules/search/word-starts.ts. */
  buyer_words: { buyer_id: number; word: string };
  /** Whose row of `buyers` is out of date; written by the database with every order and account. */
  buyers_due: { id: Generated<number>; email: string; customer_id: number | null };
  /**
   * How many rows `buyers` has, by the 30 days (since 1970) of the last order and by what lists filter;
   * `account` is 1 with one.
   */
  buyer_counts: BuyerCountKey & { n: number };
  /** What is still to be added to `buyer_counts`; written by the database with every row of `buyers`. */
  buyer_counts_due: BuyerCountKey & { id: Generated<number>; n: number };
  /** What staff note about a customer, for each other. */
  buyer_notes: {
    id: Generated<number>;
    customer_id: number | null;
    email: string;
    at: number;
    author: string;
    text: string;
  };
  /** Filters of the list of customers, saved by name. `filter` is JSON of BuyerFilter. */
  customer_segments: { id: Generated<number>; name: string; filter: string };
  /**
   * How many orders there are, without those in the trash, by the 30 days (since 1970) in which they
   * were placed and by what lists filter.
   */
  order_counts: OrderCountKey & { n: number };
  /** What is still to be added to `order_counts`; written by the database with every order. */
  order_counts_due: OrderCountKey & { id: Generated<number>; n: number };
  /**
   * The words of each order's number and addresses, and of its products and coupons, by which it is found
   * and counted (managing/order-words.ts). `status` is '' where version 1.0 has written it: it is that of
   * the order.
   */
  order_words: { order_id: number; word: string; placed_at: number; status: Generated<string> };
  /** Orders whose words are to be stored; written by the database with every order. */
  order_words_due: { id: Generated<number>; order_id: number };
}

export interface BuyerCountKey {
  span: number;
  account: number;
  country: string;
  orders: number;
}

export interface OrderCountKey {
  span: number;
  status: OrderStatus;
  payment_method: string;
  created_via: string;
  source: string;
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends OrderTables {}
}
