import type { CartCache } from '#server/platform/cache/cart-cache.ts';
import type { ProvenCache } from '#server/cart/pricing/proven-cache.ts';
import type { CatalogCache } from '#server/catalog/catalog-cache.ts';
import type { ManagerEntry } from '#server/platform/manager-log/manager-log.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { LocationLookup } from '#server/options/locations/location-lookup.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Settings } from './defaults.ts';

/** What every server function needs: where to read, how the shop is set, and what time it is. */
export interface ShopContext {
  db: Db;
  settings: Settings;
  now: number;
  /** Tells everybody who keeps something made from these; call it after the commit. */
  invalidate?(tags: readonly string[]): Promise<void>;
  /** A failure that was dealt with but should be known. */
  report?(error: unknown, fields: Readonly<Record<string, unknown>>): void;
  /** Something whoever looks after the shop should see; the same thing twice is one entry. */
  notifyManager?(entry: ManagerEntry): void;
  /** What a page may show as it was read before, until a write clears it; calls read anew. */
  catalogCache?: CatalogCache;
  /** What pricing a cart may take as it was read moments ago; without it everything is read anew. */
  cartCache?: CartCache | undefined;
  /** The same for an order, which asks whether it still stands. */
  provenCache?: ProvenCache;
  /** Where files are kept. */
  storage?: Storage;
  /** Who knows places for the option forms that ask for one. */
  locations?: LocationLookup;
  /** Ways to pay besides the built-in ones. */
  payments?: readonly PaymentProvider[];
}
