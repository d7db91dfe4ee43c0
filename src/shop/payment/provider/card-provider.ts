import type { WalletContact, WalletLine, WalletPlace, WalletRate } from '#rules/payments/wallet.ts';

// What a provider's script gives the shop's pages: fields for a card and buttons of wallets, as Stripe's
// does. Other scripts have the same interface.

/** What the fields are for: a payment that exists already, or one that the order will ask for. */
export type CardPurpose =
  | { clientSecret: string }
  | {
      mode: 'payment';
      amount: number;
      currency: string;
      captureMethod: 'automatic' | 'manual';
      /** The card is saved as well; as the server asks for the payment, or the provider refuses. */
      setupFutureUsage?: CardSaving;
    };

type CardSaving = 'on_session' | null;

/** The fields for a card. */
export interface CardElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(event: 'ready' | 'loaderror', then: () => void): void;
}

export interface CardElements {
  create(kind: 'payment'): CardElement;
  create(kind: 'expressCheckout', choices: { buttonHeight: number }): ExpressElement;
  update(changed: { amount: number; setupFutureUsage?: CardSaving }): void;
  /** Checks what was typed, before anything is sent; some providers give a token for it. */
  submit(): Promise<{ error?: CardError; token?: string }>;
}

export interface WalletPrices {
  shippingRates?: readonly WalletRate[];
  lineItems?: readonly WalletLine[];
}

export interface WalletOptions extends WalletPrices {
  emailRequired: boolean;
  phoneNumberRequired: boolean;
  billingAddressRequired: boolean;
  shippingAddressRequired: boolean;
}

interface WalletAsks {
  resolve(prices: WalletPrices): void;
  reject(): void;
}

/** What the provider's buttons of wallets tell the page. */
export interface WalletEvents {
  /** With nothing where the browser has no wallet. */
  ready: { availablePaymentMethods?: object };
  loaderror: object;
  /** Answered within a second, or no wallet opens. */
  click: { resolve(options: WalletOptions): void };
  shippingaddresschange: WalletAsks & { address: WalletPlace };
  shippingratechange: WalletAsks & { shippingRate: WalletRate };
  confirm: {
    billingDetails?: WalletContact;
    shippingAddress?: WalletContact;
    paymentFailed(why: { reason: 'fail'; message?: string }): void;
  };
  cancel: object;
}

export interface ExpressElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  on<Name extends keyof WalletEvents>(event: Name, then: (news: WalletEvents[Name]) => void): void;
}

interface CardError {
  message?: string;
}

export interface CardProvider {
  elements(choices: CardPurpose & { appearance: { theme: string } }): CardElements;
  /** Leaves the page where it works; an answer is a problem to correct. */
  confirmPayment(confirmation: {
    elements: CardElements;
    clientSecret: string;
    confirmParams: { return_url: string };
  }): Promise<{ error?: CardError }>;
  /** The same for a card that is saved and not charged. */
  confirmSetup(confirmation: {
    elements: CardElements;
    clientSecret: string;
    confirmParams: { return_url: string };
  }): Promise<{ error?: CardError }>;
}
