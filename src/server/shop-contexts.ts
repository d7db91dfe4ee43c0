import { listedProductsCache, MAX_LISTED } from '#server/api/wc/products/listed-products.ts';
import { catalogCache, createCatalogCache } from '#server/catalog/catalog-cache.ts';
import { createOrderCache, orderCache } from '#server/orders/managing/order-cache.ts';
import { backupPlan, createBackupPlan } from '#server/platform/backup/backup-plan.ts';
import { pageReads } from '#server/platform/cache/page-reads.ts';
import { createReadCache, uncached } from '#server/platform/cache/read-cache.ts';
import { createRequestReads, requestReads } from '#server/platform/cache/request-reads.ts';
import { createVersionedCache, unversioned } from '#server/platform/cache/versioned-cache.ts';
import type { Replica } from '#server/platform/database/replica/replica.ts';
import type { SharedFigures } from '#server/platform/figures/shared-figures.ts';
import { shopFigures } from '#server/platform/figures/shop-figures.ts';
import type { Limits } from '#server/platform/limits/local-limits.ts';
import type { ManagerLog } from '#server/platform/manager-log/manager-log.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import type { InvalidatedTags, TagBus } from '#server/platform/tag-bus.ts';
import { PRIMARY_READS, type Reads, type ShopContext } from '#server/settings/context.ts';
import type { DomainParts } from '#server/settings/domain.ts';
import type { SettingsStore } from '#server/settings/settings-store.ts';
import { DOMAINS } from './domains.ts';

export interface ShopContexts {
  /** Reads everything as it is now: for carts, orders and jobs. */
  context(): Promise<ShopContext>;
  /** For calls, which may show the catalogue as it was cached. */
  callContext(): Promise<ShopContext>;
  /** For pages, which are cached themselves; those that are may read from a replica by `reads.purged`. */
  pageContext(): Promise<ShopContext>;
  /** Drops what was cached under these tags. */
  invalidate(invalidated: InvalidatedTags): void;
}

interface ContextParts {
  settings: SettingsStore;
  tags: Pick<TagBus, 'publish'>;
  managerLog: ManagerLog;
  limits: Limits;
  figures: Pick<SharedFigures, 'collect'>;
  /** Null reads from the database itself. */
  replica: Replica | null;
}

/** The contexts of the shop, with what its domains add. They differ in what may come from a cache. */
export async function openContexts(
  parts: DomainParts,
  { settings, tags, managerLog, limits, figures, replica }: ContextParts,
): Promise<ShopContexts> {
  const { config, database, storage, encryption, log, now } = parts;
  const catalog = createCatalogCache();
  const readsOfPages = createReadCache({ maxCached: 1_000 });
  const readCache = createReadCache();
  const listedProducts = createReadCache({ maxCached: MAX_LISTED });
  const versionedCache = createVersionedCache();

  const plan = createBackupPlan(config);
  let services = backupPlan.add(shopFigures.add(NO_SERVICES, figures), { plan });
  for (const domain of DOMAINS) services = (await domain.services?.(services, parts)) ?? services;
  // What shows the catalogue may show it as it was cached; carts and orders read it as it is.
  const listing = orderCache.add(catalogCache.add(services, catalog), createOrderCache());
  const callServices = listedProductsCache.add(listing, listedProducts);
  const pageServices = pageReads.add(callServices, readsOfPages);

  const reads: Reads = replica
    ? {
        purged: (ctx, work) =>
          replica.purged(
            (db) => work({ ...ctx, db }),
            () => work(ctx),
          ),
        // Past the caches: they are held to the purges that this process has heard of, and no more.
        committed: (ctx, work) =>
          replica.committed(
            (db) =>
              work({ ...ctx, db, readCache: uncached, versionedCache: unversioned, services }),
            () => work(ctx),
          ),
        state: replica.state,
      }
    : PRIMARY_READS;

  const context = async (): Promise<ShopContext> => ({
    db: database.db,
    reads,
    settings: await settings.current(),
    now: now(),
    invalidate: tags.publish,
    report: (error, fields) => log.bug(error, fields),
    notifyManager: managerLog.add,
    readCache: uncached,
    versionedCache: unversioned,
    limits,
    storage,
    encryption,
    services,
  });
  return {
    context,
    callContext: async () => {
      return { ...(await context()), readCache, versionedCache, services: callServices };
    },
    pageContext: async () => {
      const services = requestReads.add(pageServices, createRequestReads());
      return { ...(await context()), services };
    },
    invalidate(invalidated) {
      for (const each of [catalog, readsOfPages, readCache, listedProducts, versionedCache]) {
        each.invalidate(invalidated);
      }
    },
  };
}
