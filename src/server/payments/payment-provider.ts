import type { Money } from '#rules/money/money.ts';
import type { SeenPayment } from '#rules/payments/settle-payment.ts';
import type { FurtherSources } from '#server/platform/http/security-headers.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PaymentChoice } from '#wire/checkout.ts';
import type { OrderStatus, OrderView } from '#wire/order.ts';
import type { ExpressConfig } from '#wire/payments/express.ts';
import type { PaymentMark } from '#wire/payments/marks.ts';

/** What is asked when it is decided which payment methods are offered. */
export interface PaymentSituation {
  total: Money;
  /** Billing address; '' while unknown. */
  country: string;
  /** The rate chosen for each package, such as `flat_rate:1`. */
  shippingRates: readonly string[];
  needsShipping: boolean;
}

/** As much of an order as a provider may know. */
export interface PayableOrder {
  id: number;
  number: string;
  /** Of the order, for the address the shopper comes back to. */
  key: string;
  total: Money;
  currency: string;
  email: string;
}

/** What the shopper sent with the choice of the method; never a card number. */
export type PaymentData = Readonly<Record<string, string>>;

/** One attempt to pay an order, as the provider is asked for it. */
export interface PaymentIntent {
  order: PayableOrder;
  /** The same attempt has the same: asked twice, the provider answers with one payment. */
  key: string;
  data: PaymentData;
}

/** What the shopper has to do next. */
export type ShopperStep =
  /** Pay elsewhere and come back. */
  | { kind: 'redirect'; url: string }
  /** Confirm on our page, with what the provider's script needs. */
  | { kind: 'confirm'; data: Readonly<Record<string, string>> };

/** A payment as its provider knows it at this moment. */
export interface ProviderPayment extends SeenPayment {
  /** What the provider calls it. */
  reference: string;
  /** What was given back of it so far. */
  refunded: Money;
  /** Null where the shopper has nothing to do. */
  next: ShopperStep | null;
  /** Why it failed; '' unless it did. What shoppers read about it: rules/payments/decline-reason.ts. */
  failure: string;
  /** The same card has the same, whoever uses it; left out where the provider does not say. */
  card?: string;
  /** What it was paid with, where that can be saved. */
  method?: ProviderMethod;
}

/** A notification whose signature was right. */
export interface ProviderEvent {
  /** The same notification has the same. */
  id: string;
  kind: string;
  /** The payment it is about; null where it is about none. */
  reference: string | null;
  /** The key that payment was asked for with, where the notification repeats it. */
  key: string | null;
  /** What a manager should know of it, such as a dispute; null for the usual course of things. */
  notice: string | null;
  /** An attempt to pay was declined; the payment itself may go on. */
  declined?: boolean;
}

export interface ProviderRefund {
  /** What the provider calls the payment. */
  reference: string;
  currency: string;
  amount: Money;
  reason: string;
  /** The same refund has the same. */
  key: string;
}

export type ProviderRefundResult =
  /** What the provider calls the refund. */
  | { ok: true; reference: string }
  /** Refused for good: asking again would not help. */
  | { ok: false };

/** What a provider says of the shop's keys. */
export type KeyCheck =
  | {
      ok: true;
      /** Real money moves. */
      isLive: boolean;
      /** The provider's notifications can be read; without, payments are found by asking again. */
      hearsEvents: boolean;
    }
  /** The provider does not know the keys, or they may not do what is needed. */
  | { ok: false };

/**
 * A provider that is asked for the money. Each call goes over the network and throws where no answer
 * comes; none is made inside a transaction, and each may be repeated with its key.
 */
export interface Charging {
  create(ctx: ShopContext, intent: PaymentIntent): Promise<ProviderPayment>;
  read(ctx: ShopContext, reference: string): Promise<ProviderPayment>;
  refund(ctx: ShopContext, refund: ProviderRefund): Promise<ProviderRefundResult>;
  /** Pays what is open already with a saved method, or with a card typed anew. */
  chargeSaved?(
    ctx: ShopContext,
    requested: { order: PayableOrder; reference: string; data: PaymentData },
  ): Promise<ProviderPayment>;
  /** The shopper's decision at a step of their bank that the order's page shows; once. */
  decide?(ctx: ShopContext, reference: string, decision: 'confirm' | 'refuse'): Promise<void>;
  /** Takes the money that was reserved. */
  capture?(
    ctx: ShopContext,
    requested: { reference: string; amount: Money; currency: string; key: string },
  ): Promise<ProviderPayment>;
  /** Ends a payment that no order waits for, so that it cannot be paid any more. */
  cancel?(ctx: ShopContext, reference: string): Promise<ProviderPayment>;
  /** Asks something that needs the keys and changes nothing. */
  checkKeys?(ctx: ShopContext): Promise<KeyCheck>;
  /** Each notification is checked by a request to the provider, so fewer of them are taken. */
  asksAboutEvents?: boolean;
  /** Null where it is forged, too old or unreadable. */
  readEvent?(ctx: ShopContext, body: string, headers: Headers): Promise<ProviderEvent | null>;
}

/** What is needed to recognise a saved payment method, never to charge it. */
export interface ProviderMethod {
  reference: string;
  brand: string;
  last4: string;
  /** 0 where it does not expire. */
  expMonth: number;
  expYear: number;
  /** The same for the same number, whoever typed it; '' where the provider gives none. */
  fingerprint: string;
}

/** A provider that saves payment methods for customers who come back. */
export interface Saving {
  /** What the provider calls the customer; the same key gives the same one. */
  createCustomer(
    ctx: ShopContext,
    requested: { email: string; name: string; key: string },
  ): Promise<string>;
  /** Begins to save another method: what the provider's script needs for it. */
  begin(ctx: ShopContext, customer: string): Promise<Readonly<Record<string, string>>>;
  /** What was saved; null unless it is done, and by this customer. */
  finish(ctx: ShopContext, customer: string, reference: string): Promise<ProviderMethod | null>;
  /** What is saved under this name; null where it is gone. */
  read(ctx: ShopContext, method: string): Promise<ProviderMethod | null>;
  /** One that is gone already is no problem. */
  remove(ctx: ShopContext, method: string): Promise<void>;
  /** The customer with everything that is saved for them. */
  deleteCustomer(ctx: ShopContext, customer: string): Promise<void>;
}

export type ExpressChoice = Pick<ExpressConfig, 'publishableKey' | 'capture'>;

/** Payment instructions for the shopper. */
export interface OrderToPay {
  number: string;
  totals: { total: Money };
}

export interface PaymentProvider {
  id: string;
  /**
   * True where the shopper is still on the shop's page when the order is written: its stock is held
   * for a shorter time.
   */
  confirmsHere?: boolean;
  title(ctx: ShopContext): string;
  description(ctx: ShopContext): string;
  /** What the shopper chooses besides the method. */
  results?(ctx: ShopContext): PaymentChoice['outcomes'];
  /** Of a provider whose script shows the fields for a card: what it needs. */
  card?(ctx: ShopContext): PaymentChoice['card'];
  /** Of a provider with buttons of wallets: what its script needs; null where they are switched off. */
  express?(ctx: ShopContext): ExpressChoice | null;
  /** What the pages on which orders are paid need of the provider's origins. */
  sources?: FurtherSources;
  /** By which signs shoppers know it; none where it has none. */
  marks?(ctx: ShopContext): readonly PaymentMark[];
  /** Turned on, whatever the cart; a provider that does not say so is on where it is configured. */
  enabled?(ctx: ShopContext): boolean;
  available(ctx: ShopContext, situation: PaymentSituation): boolean;
  /** Payment methods without a provider decide the order's status at once, and it is written so. */
  immediateStatus?(ctx: ShopContext): OrderStatus;
  /** Days an order on hold waits for the money; 0, or left out, for as long as it takes. */
  payWithinDays?(ctx: ShopContext): number;
  /** Left out where the money comes by itself. */
  charging?: Charging;
  saving?: Saving;
  /** How to pay, shown with the order and in emails. */
  instructions?(
    ctx: ShopContext,
    order: OrderToPay,
  ): Pick<OrderView['payment'], 'instructions' | 'details'>;
}
