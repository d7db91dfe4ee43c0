// Whether a key of Stripe moves real money; its prefix says so. Two keys of one account belong to the same
// mode: with one of each a form would be shown that no payment can be finished with.
// Example: `pk_test_…` does not, `sk_live_…` and the restricted key `rk_live_…` do.

export function isLiveKey(key: string): boolean {
  return /^(pk|sk|rk)_live_/.test(key);
}
