// What a wallet shows and gives, between the shop's cart and the provider's buttons. Amounts are in the
// provider's units.
// Example: "Ada Maria Byron" is the first name Ada Maria and the last name Byron.

export interface WalletRate {
  id: string;
  displayName: string;
  amount: number;
}

export interface WalletLine {
  name: string;
  amount: number;
}

export interface WalletPlace {
  line1?: string | null;
  line2?: string | null;
  city?: string | null;
  state?: string | null;
  postal_code?: string | null;
  country?: string | null;
}

export interface WalletContact {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: WalletPlace | null;
}

/** One package of a cart: what its shipping methods cost. */
export interface WalletPackage {
  rates: readonly (WalletRate & { selected: boolean })[];
}

/**
 * What the shopper chooses from, the chosen one first, as wallets take the first one. A wallet has one
 * choice for the whole order, so with several packages there is their sum and nothing to choose.
 */
export function walletRates(packages: readonly WalletPackage[], sumName: string): WalletRate[] {
  const [only] = packages;
  if (packages.length === 1 && only) {
    return only.rates
      .toSorted((a, b) => Number(b.selected) - Number(a.selected))
      .map(({ id, displayName, amount }) => ({ id, displayName, amount }));
  }
  const chosen = packages.map(({ rates }) => rates.find(({ selected }) => selected));
  if (chosen.length === 0 || chosen.includes(undefined)) return [];
  const amount = chosen.reduce((sum, rate) => sum + (rate?.amount ?? 0), 0);
  return [{ id: '', displayName: sumName, amount }];
}

/** The lines that are not 0; none where they do not add up to the total, which wallets refuse. */
export function walletLines(lines: readonly WalletLine[], total: number): WalletLine[] {
  const visible = lines.filter(({ amount }) => amount !== 0);
  return visible.reduce((sum, { amount }) => sum + amount, 0) === total ? visible : [];
}

/** An address as the shop's calls name its parts. */
export function walletAddress({ name, email, phone, address }: WalletContact) {
  const words = (name ?? '').trim().split(/\s+/);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return {
    first_name: last === '' ? words.join(' ') : words.slice(0, -1).join(' '),
    last_name: last,
    address_1: address?.line1 ?? '',
    address_2: address?.line2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postcode: address?.postal_code ?? '',
    country: address?.country ?? '',
    ...(phone && { phone }),
    ...(email && { email }),
  };
}
