import type { ReadCache } from '#server/platform/cache/read-cache.ts';
import type { VersionedCache } from '#server/platform/cache/versioned-cache.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ReplicaState } from '#server/platform/database/replica/replica.ts';
import type { Encryption } from '#server/platform/encryption/encryption.ts';
import type { Limits } from '#server/platform/limits/local-limits.ts';
import type { ManagerEntry } from '#server/platform/manager-log/manager-log.ts';
import type { Services } from '#server/platform/services.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { Settings } from './defaults.ts';

/**
 * Where work that only reads runs: with a context whose `db` is a replica, or with the one that is given.
 * The work may be done twice, and nothing of it may go on after it has resolved.
 */
export interface Reads {
  /** For what caches hold until a tag is purged: it sees all that was written before the last purge. */
  purged<T>(ctx: ShopContext, work: (ctx: ShopContext) => Promise<T>): Promise<T>;
  /** For lists and reports: it sees all that was written before, by whomever. */
  committed<T>(ctx: ShopContext, work: (ctx: ShopContext) => Promise<T>): Promise<T>;
  /** Null where the shop has no replica. */
  state(): ReplicaState | null;
}

/** Without a replica. */
export const PRIMARY_READS: Reads = {
  purged: (ctx, work) => work(ctx),
  committed: (ctx, work) => work(ctx),
  state: () => null,
};

/**
 * What every server function needs. Nothing in it is optional, so that no caller can omit to
 * invalidate or to report. Parts that belong to one domain are among the services.
 */
export interface ShopContext {
  db: Db;
  reads: Reads;
  settings: Settings;
  now: number;
  /** Purges every cache entry made from these, in all processes; call it after the commit. */
  invalidate(tags: readonly string[]): Promise<void>;
  /** A failure that was handled here but should be seen. */
  report(error: unknown, fields: Readonly<Record<string, unknown>>): void;
  /** An entry for the shop's manager; the same entry twice is one with a count. */
  notifyManager(entry: ManagerEntry): void;
  /** What may be as it was read moments ago; `uncached` where it must be of this moment. */
  readCache: ReadCache;
  /** The same for orders, which check that the entries still hold. */
  versionedCache: VersionedCache;
  /** How often what is asked often may be asked, in all processes together. */
  limits: Limits;
  storage: Storage;
  /** For what must not be readable in the database. */
  encryption: Encryption;
  services: Services;
}
