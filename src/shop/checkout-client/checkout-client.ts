import type { Money } from '#rules/money/money.ts';
import type { CartNotice } from '#wire/cart.ts';
import type { CheckoutProblem, CheckoutReview, CheckoutValues } from '#wire/checkout.ts';
import type { FailureCode } from '../stores/cart/call-shop.ts';

/** The form's values at one moment. */
export interface CheckoutRequest {
  values: CheckoutValues;
  paymentMethod: string;
  /** Package to rate. */
  shippingMethods: Readonly<Record<string, string>>;
}

export interface PlaceOrderRequest extends CheckoutRequest {
  password: string;
  /** What the method asks for besides, by the names of the form. */
  paymentData: Readonly<Record<string, string>>;
  /** The same for every attempt of this order. */
  key: string;
  shownTotal: Money;
  /** Hash of the cart that was shown. */
  shownCart: string;
  /** Attribution values from the form's hidden inputs. */
  attribution: Readonly<Record<string, string>>;
}

/** What the shopper has just changed; 'all' where it is unknown. */
export type ReviewCause = 'address' | 'delivery' | 'payment' | 'all';

export type ReviewReply =
  | {
      ok: true;
      review: CheckoutReview;
      notices: readonly CartNotice[];
      /** Problems of the values entered so far. */
      problems: readonly CheckoutProblem[];
    }
  | { ok: false; code: FailureCode };

export type PlaceOrderReply =
  | {
      ok: true;
      redirect: string;
      /** Where the shopper confirms the payment on this page, by the provider's script. */
      confirm: { clientSecret: string; returnUrl: string } | null;
    }
  | {
      ok: false;
      code: 'refused';
      problems: readonly CheckoutProblem[];
      empty: boolean;
      /** The order's current total; null where the answer has none. */
      total: Money | null;
    }
  | { ok: false; code: FailureCode };

/** How the checkout talks to the server: by the classic calls or the Store API. */
export interface CheckoutClient {
  review(request: CheckoutRequest, cause: ReviewCause): Promise<ReviewReply>;
  place(request: PlaceOrderRequest): Promise<PlaceOrderReply>;
}
