import type { PlaceOrderReply } from './checkout-client.ts';

/** What the provider's script needs to confirm a payment, as either answer of the shop names it. */
export function confirmation(
  details: Readonly<Record<string, string>>,
): Extract<PlaceOrderReply, { ok: true }>['confirm'] {
  const { client_secret: clientSecret, return_url: returnUrl } = details;
  return clientSecret && returnUrl ? { clientSecret, returnUrl } : null;
}
