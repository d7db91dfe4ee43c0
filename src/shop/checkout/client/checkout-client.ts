import type { Money } from '#rules/money/money.ts';
import type { CartNotice } from '#wire/cart.ts';
import type { CheckoutProblem, CheckoutReview, CheckoutValues } from '#wire/checkout.ts';
import type { FailureCode } from '../../cart/store/ask-shop.ts';

/** What the form holds at one moment. */
export interface CheckoutAsk {
  values: CheckoutValues;
  paymentMethod: string;
  /** Package to rate. */
  shippingMethods: Readonly<Record<string, string>>;
}

export interface PlaceAsk extends CheckoutAsk {
  password: string;
  /** The same for every try of this order. */
  key: string;
  shownTotal: Money;
  /** Hash of the cart they were shown. */
  shownCart: string;
  /** What the hidden inputs of the form say about where the shopper came from. */
  attribution: Readonly<Record<string, string>>;
}

/** What the shopper has just changed; 'all' where nothing is known. */
export type ReviewCause = 'address' | 'delivery' | 'payment' | 'all';

export type ReviewReply =
  | {
      ok: true;
      review: CheckoutReview;
      notices: readonly CartNotice[];
      /** What the shop found wrong with what is filled in so far. */
      problems: readonly CheckoutProblem[];
    }
  | { ok: false; code: FailureCode };

export type PlaceReply =
  | { ok: true; redirect: string }
  | {
      ok: false;
      code: 'refused';
      problems: readonly CheckoutProblem[];
      /** Nothing is left to order. */
      empty: boolean;
      /** What the order comes to now; null where the shop does not say. */
      total: Money | null;
    }
  | { ok: false; code: FailureCode };

/** The way to the shop: the classic calls or the Store API. */
export interface CheckoutClient {
  review(ask: CheckoutAsk, cause: ReviewCause): Promise<ReviewReply>;
  place(ask: PlaceAsk): Promise<PlaceReply>;
}
