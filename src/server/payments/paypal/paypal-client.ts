import type {
  CheckoutPaymentIntent,
  Client,
  OrdersController,
  PaymentsController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import * as z from 'zod';
import type { PaypalKeys } from '#server/platform/config.ts';

/** Longer than the provider takes, shorter than a shopper waits. */
const PATIENCE_MS = 20_000;

export interface PaypalClient {
  orders: OrdersController;
  payments: PaymentsController;
  /** The official client's words, which are loaded with it. */
  words: {
    capture: CheckoutPaymentIntent.Capture;
    payNow: PaypalExperienceUserAction.PayNow;
    noShipping: PaypalWalletContextShippingPreference.NoShipping;
  };
  /** Asks for a token, as each request does; throws where the keys are not taken. */
  logIn(): Promise<void>;
  /** Whether a notification is the provider's; the official client has no call for it. */
  isGenuine(notification: Readonly<Record<string, unknown>>): Promise<boolean>;
}

/** The official client, loaded with the first payment: a shop at rest has no memory for it. */
export function paypalClient(keys: PaypalKeys): () => Promise<PaypalClient> {
  let client: Promise<PaypalClient> | undefined;
  return () => {
    client ??= open(keys);
    return client;
  };
}

async function open({ clientId, clientSecret, apiBase }: PaypalKeys): Promise<PaypalClient> {
  const sdk = await import('@paypal/paypal-server-sdk');
  /** The client knows two addresses and takes no other: its requests are sent to the one that is set. */
  class RoutedClient extends sdk.Client {
    override getRequestBuilderFactory() {
      const make = super.getRequestBuilderFactory();
      return (...args: Parameters<typeof make>) => {
        const builder = make(...args);
        builder.interceptRequest((request) => ({ ...request, url: routed(request.url, apiBase) }));
        return builder;
      };
    }
  }
  const client = new RoutedClient({
    timeout: PATIENCE_MS,
    environment: sdk.Environment.Production,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
  });
  return {
    orders: new sdk.OrdersController(client),
    payments: new sdk.PaymentsController(client),
    words: {
      capture: sdk.CheckoutPaymentIntent.Capture,
      payNow: sdk.PaypalExperienceUserAction.PayNow,
      noShipping: sdk.PaypalWalletContextShippingPreference.NoShipping,
    },
    async logIn() {
      await client.clientCredentialsAuthManager.fetchToken();
    },
    isGenuine: (notification) => isGenuine(client, notification),
  };
}

function routed(url: string, base: string): string {
  const { pathname, search } = new URL(url);
  return `${base}${pathname}${search}`;
}

const verdict = z.object({ verification_status: z.string() });

async function isGenuine(
  client: Client,
  notification: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const request = client.getRequestBuilderFactory()(
    'POST',
    '/v1/notifications/verify-webhook-signature',
  );
  request.authenticate([{ oauth2: true }]);
  request.json(notification);
  const { body } = await request.callAsText();
  const read = verdict.safeParse(typeof body === 'string' ? JSON.parse(body) : null);
  return read.success && read.data.verification_status === 'SUCCESS';
}
