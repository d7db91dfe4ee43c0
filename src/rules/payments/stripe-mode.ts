// Whether the keys of a Stripe account move real money. Both name it in their prefix; a pair of which
// one is for tests would show a form that no payment can be finished with.
// Example: `pk_test_…` with `sk_live_…` is 'mixed'; `pk_live_…` with the restricted key `rk_live_…`
// is 'live'.

export type StripeMode = 'live' | 'test' | 'mixed';

export interface StripeKeyPair {
  publishableKey: string;
  /** A secret key or a restricted one. */
  secretKey: string;
}

export function getStripeMode({ publishableKey, secretKey }: StripeKeyPair): StripeMode {
  const isLive = /^(sk|rk)_live_/.test(secretKey);
  if (/^pk_live_/.test(publishableKey) !== isLive) return 'mixed';
  return isLive ? 'live' : 'test';
}
