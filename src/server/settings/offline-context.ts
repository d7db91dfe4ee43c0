import { uncached } from '#server/platform/cache/read-cache.ts';
import { unversioned } from '#server/platform/cache/versioned-cache.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Encryption } from '#server/platform/encryption/encryption.ts';
import { createLimits } from '#server/platform/limits/local-limits.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { PRIMARY_READS, type ShopContext } from './context.ts';
import type { Settings } from './defaults.ts';

/** Has no files and takes none. */
const noStorage: Storage = {
  get: async () => null,
  open: async () => null,
  list: async function* () {
    // There are no files.
  },
  put: async (name) => {
    throw new Error(`No storage for ${name}`);
  },
  remove: async () => undefined,
};

/** Refuses everything: there is no key. */
const noEncryption: Encryption = {
  encrypt: (_, purpose) => {
    throw new Error(`No key for ${purpose}`);
  },
  decrypt: () => null,
  isCurrent: () => false,
};

/**
 * For a program that works on the database before the shop is open, such as filling it: there are no
 * caches to invalidate, and a failure stops the program.
 */
export function offlineContext(db: Db, settings: Settings, now: number): ShopContext {
  return {
    db,
    reads: PRIMARY_READS,
    settings,
    now,
    invalidate: async () => undefined,
    report(error) {
      throw error;
    },
    notifyManager: () => undefined,
    readCache: uncached,
    versionedCache: unversioned,
    limits: createLimits(),
    storage: noStorage,
    encryption: noEncryption,
    services: NO_SERVICES,
  };
}
