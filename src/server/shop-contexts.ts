import { listedProductsCache, MAX_LISTED } from '#server/api/wc/products/listed-products.ts';
import { catalogCache, createCatalogCache } from '#server/catalog/catalog-cache.ts';
import { createOrderCache, orderCache } from '#server/orders/managing/order-cache.ts';
import { reviewCache } from '#server/pages/product/product-reviews.ts';
import { backupPlan, createBackupPlan } from '#server/platform/backup/backup-plan.ts';
import { createReadCache, uncached } from '#server/platform/cache/read-cache.ts';
import { createVersionedCache, unversioned } from '#server/platform/cache/versioned-cache.ts';
import type { ManagerLog } from '#server/platform/manager-log/manager-log.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import type { InvalidatedTags, TagBus } from '#server/platform/tag-bus.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { DomainParts } from '#server/settings/domain.ts';
import type { SettingsStore } from '#server/settings/settings-store.ts';
import { DOMAINS } from './domains.ts';

export interface ShopContexts {
  /** Reads everything as it is now: for carts, orders and jobs. */
  context(): Promise<ShopContext>;
  /** For calls, which may show the catalogue as it was cached. */
  callContext(): Promise<ShopContext>;
  /** For pages, which are cached themselves. */
  pageContext(): Promise<ShopContext>;
  /** Drops what was cached under these tags. */
  invalidate(invalidated: InvalidatedTags): void;
}

interface ContextParts {
  settings: SettingsStore;
  tags: Pick<TagBus, 'publish'>;
  managerLog: ManagerLog;
}

/** The contexts of the shop, with what its domains add. They differ in what may come from a cache. */
export async function openContexts(
  parts: DomainParts,
  { settings, tags, managerLog }: ContextParts,
): Promise<ShopContexts> {
  const { config, database, storage, encryption, log, now } = parts;
  const catalog = createCatalogCache();
  const reviews = createReadCache({ maxCached: 200 });
  const readCache = createReadCache();
  const listedProducts = createReadCache({ maxCached: MAX_LISTED });
  const versionedCache = createVersionedCache();

  let services = backupPlan.add(NO_SERVICES, { plan: createBackupPlan(config) });
  for (const domain of DOMAINS) services = (await domain.services?.(services, parts)) ?? services;
  // What shows the catalogue may show it as it was cached; carts and orders read it as it is.
  const listing = orderCache.add(catalogCache.add(services, catalog), createOrderCache());
  const callServices = listedProductsCache.add(listing, listedProducts);
  const pageServices = reviewCache.add(callServices, reviews);

  const context = async (): Promise<ShopContext> => ({
    db: database.db,
    settings: await settings.current(),
    now: now(),
    invalidate: tags.publish,
    report: (error, fields) => log.bug(error, fields),
    notifyManager: managerLog.add,
    readCache: uncached,
    versionedCache: unversioned,
    storage,
    encryption,
    services,
  });
  return {
    context,
    callContext: async () => {
      return { ...(await context()), readCache, versionedCache, services: callServices };
    },
    pageContext: async () => ({ ...(await context()), services: pageServices }),
    invalidate(invalidated) {
      for (const each of [catalog, reviews, readCache, listedProducts, versionedCache]) {
        each.invalidate(invalidated);
      }
    },
  };
}
