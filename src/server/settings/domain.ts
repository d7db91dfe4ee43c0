import type { Hono } from 'hono';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Encryption } from '#server/platform/encryption/encryption.ts';
import type { JobHandlers, RecurringJobs } from '#server/platform/jobs/job.ts';
import type { Log } from '#server/platform/logging/log.ts';
import type { Services } from '#server/platform/services.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { Tracer } from '#server/platform/tracing/tracer.ts';
import type { ShopContext } from './context.ts';

/** What a domain may use to register itself. */
export interface DomainParts {
  config: Config;
  database: Database;
  storage: Storage;
  log: Log;
  tracer: Tracer;
  now(): number;
  /** Where visitors find the shop. */
  origin: string;
  /** Signs what visitors carry. */
  secret: string;
  encryption: Encryption;
}

/** What jobs are made from. */
export interface JobParts extends Pick<DomainParts, 'log' | 'origin' | 'tracer'> {
  config: Pick<Config, 'dataDir' | 'smtpUrl' | 'backup' | 'cdn'>;
}

/** What a domain adds to the shop: the value of its `domain.ts`, listed in `src/server/domains.ts`. */
export interface Domain {
  /** Its parts of the context, added to those of other domains. */
  services?(before: Services, parts: DomainParts): Services | Promise<Services>;
  /** Files it sends as they are: not compressed, and from a closed shop too. */
  files?(parts: DomainParts): Hono;
  routes?(parts: DomainParts): Hono;
  /** Jobs that are queued. */
  handlers?(parts: JobParts): JobHandlers<ShopContext>;
  recurring?: RecurringJobs<ShopContext>;
  /** Deletes what has expired, every six hours, while the clock can be trusted. */
  purge?(ctx: ShopContext): Promise<void>;
}
