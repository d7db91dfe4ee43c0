// Whether two saved cards are one: the provider gives the same number the same fingerprint, whenever
// and wherever it is typed, and also after it was renewed.
// Example: a card saved in the account in March and at the checkout in May is listed once.

export interface KnownCard {
  provider: string;
  /** '' where the provider gives none. */
  fingerprint: string;
}

export function isSameCard(one: KnownCard, other: KnownCard): boolean {
  return (
    one.fingerprint !== '' &&
    one.fingerprint === other.fingerprint &&
    one.provider === other.provider
  );
}
