// The provider's script comes from the provider, and only to a page on which a card is entered.

const SCRIPT = 'https://js.stripe.com/v3/';

/** What the fields are for: a payment that exists already, or one that the order will ask for. */
export type CardPurpose =
  | { clientSecret: string }
  | { mode: 'payment'; amount: number; currency: string; captureMethod: 'automatic' | 'manual' };

export interface CardElements {
  create(kind: 'payment'): {
    mount(place: HTMLElement): void;
    destroy(): void;
    on(event: 'ready' | 'loaderror', then: () => void): void;
  };
  update(changed: { amount: number }): void;
  /** Checks what was typed, before anything is sent. */
  submit(): Promise<{ error?: CardError }>;
}

interface CardError {
  message?: string;
}

export interface CardProvider {
  elements(choices: CardPurpose & { appearance: { theme: string } }): CardElements;
  /** Leaves the page where it works; an answer is a problem to correct. */
  confirmPayment(asked: {
    elements: CardElements;
    clientSecret: string;
    confirmParams: { return_url: string };
  }): Promise<{ error?: CardError }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => CardProvider;
  }
}

let script: Promise<void> | undefined;

/** Rejects where the script is blocked or the network is gone. */
export async function loadCardProvider(publishableKey: string): Promise<CardProvider> {
  script ??= new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = SCRIPT;
    element.onload = () => resolve();
    element.onerror = () => {
      script = undefined;
      reject(new Error('the script of the payment provider was not loaded'));
    };
    document.head.append(element);
  });
  await script;
  if (!window.Stripe) throw new Error('the script of the payment provider is not there');
  return window.Stripe(publishableKey);
}
