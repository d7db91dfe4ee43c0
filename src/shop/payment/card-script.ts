import type { CardProvider } from './provider/card-provider.ts';

// The provider's script comes from the provider, and only to a page on which a card is entered.

const SCRIPT = 'https://js.stripe.com/v3/';

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => CardProvider;
  }
}

let script: Promise<void> | undefined;

/** Id of a payment method and the key of its provider's script. */
export interface ScriptKey {
  provider: string;
  publishableKey: string;
}

/** Rejects where the script is blocked or the network is gone. */
export async function loadCardProvider({
  provider,
  publishableKey,
}: ScriptKey): Promise<CardProvider> {
  if (provider !== 'test') return loadStripe(publishableKey);
  const { openTestPay } = await import('./test/test-pay.ts');
  return openTestPay();
}

async function loadStripe(publishableKey: string): Promise<CardProvider> {
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
