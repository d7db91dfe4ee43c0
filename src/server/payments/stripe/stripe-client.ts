import type Stripe from 'stripe';
import type { StripeKeys } from '#server/platform/config.ts';

/** Longer than the provider takes, shorter than a shopper waits. */
const PATIENCE_MS = 20_000;

/** The official client, loaded with the first payment: a shop at rest has no memory for it. */
export function stripeClient({ secretKey, apiBase }: StripeKeys): () => Promise<Stripe> {
  let client: Promise<Stripe> | undefined;
  return () => {
    client ??= open(secretKey, apiBase);
    return client;
  };
}

async function open(secretKey: string, apiBase: string | undefined): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  return new Client(secretKey, {
    timeout: PATIENCE_MS,
    // Each with the key of its request, so that the provider takes it once.
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiBase !== undefined && getBase(new URL(apiBase))),
  });
}

function getBase({ hostname, port, protocol }: URL) {
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}
