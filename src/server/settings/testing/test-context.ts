import { uncached } from '#server/platform/cache/read-cache.ts';
import { unversioned } from '#server/platform/cache/versioned-cache.ts';
import type { Db } from '#server/platform/database/database.ts';
import { createEncryption } from '#server/platform/encryption/encryption.ts';
import { createLimits, type LocalLimits } from '#server/platform/limits/local-limits.ts';
import type { ManagerEntry } from '#server/platform/manager-log/manager-log.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { memoryStorage } from '#server/platform/storage/testing/memory-storage.ts';
import { PRIMARY_READS, type ShopContext } from '../context.ts';
import type { Settings } from '../defaults.ts';
import { defaultSettings } from '../read-settings.ts';

/** A complete context whose doubles record their calls; it caches nothing. */
export interface TestContext extends ShopContext {
  /** The tags of each invalidation. */
  invalidated: (readonly string[])[];
  reported: { error: unknown; fields: Readonly<Record<string, unknown>> }[];
  notices: ManagerEntry[];
}

export interface TestContextParts extends Partial<Omit<ShopContext, 'db' | 'settings'>> {
  /** In place of the defaults. */
  settings?: Partial<Settings>;
}

/** One for all: what one context stored another can read. */
export const testEncryption = createEncryption(['for tests only, in no shop whatsoever']);

/** Made once: tests make a context for each request. */
const DEFAULTS = defaultSettings();

/** One for each database: tests make a context for each request, and files share this module. */
const testLimits = new WeakMap<Db, LocalLimits>();

function findLimits(db: Db): LocalLimits {
  const limits = testLimits.get(db) ?? createLimits();
  testLimits.set(db, limits);
  return limits;
}

export function testContext(db: Db, { settings, ...parts }: TestContextParts = {}): TestContext {
  const invalidated: TestContext['invalidated'] = [];
  const reported: TestContext['reported'] = [];
  const notices: TestContext['notices'] = [];
  return {
    db,
    reads: PRIMARY_READS,
    // Tests of what staff does are not tests of their second factor.
    settings: { ...DEFAULTS, 'accounts.staffSecondFactor': false, ...settings },
    now: Date.UTC(2026, 5, 1),
    invalidate: async (tags) => void invalidated.push(tags),
    report: (error, fields) => void reported.push({ error, fields }),
    notifyManager: (entry) => void notices.push(entry),
    readCache: uncached,
    versionedCache: unversioned,
    limits: findLimits(db),
    storage: memoryStorage(),
    encryption: testEncryption,
    services: NO_SERVICES,
    ...parts,
    invalidated,
    reported,
    notices,
  };
}
