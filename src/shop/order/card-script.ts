// The provider's script comes from the provider, and only to a page on which a card is entered.

const SCRIPT = 'https://js.stripe.com/v3/';

interface CardElements {
  create(kind: 'payment'): {
    mount(place: HTMLElement): void;
    on(event: 'ready', then: () => void): void;
  };
}

export interface CardProvider {
  elements(choices: { clientSecret: string; appearance: { theme: string } }): CardElements;
  confirmPayment(asked: {
    elements: CardElements;
    confirmParams: { return_url: string };
  }): Promise<{ error?: { message?: string } }>;
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
