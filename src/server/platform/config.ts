import { join, resolve } from 'node:path';
import * as z from 'zod';
import { parseRetention, type Retention } from '#rules/backups/retention.ts';
import { recordKeys } from '#rules/records/record-keys.ts';
import { type CdnTarget, PURGE_ADAPTERS, purgeAdapter } from './cdn/purge-adapters.ts';
import {
  BrokenDatabaseUrl,
  type DatabaseTarget,
  databaseTarget,
  type PostgresTarget,
} from './database/target.ts';
import { NO_PROXY, type ProxyTrust, parseProxyTrust } from './http/proxy-trust.ts';
import { isInside } from './is-inside.ts';
import { StartProblem } from './start-problem.ts';
import { defaultStorage } from './storage/default-storage.ts';
import {
  BrokenStorageUrl,
  describeTarget,
  isS3Address,
  isWithin,
  type StorageTarget,
  storageTarget,
} from './storage/storage-target.ts';
import type { TracingTarget } from './tracing/tracing-target.ts';

// What the environment decides, read once at start. Everything a manager may change while the shop
// runs is a setting in the database instead.
// Example: PORT=abc stops the start with "PORT is abc: a whole number from 0 to 65535 is needed."

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Who may read the figures: callers on this machine, everyone, or a listener of its own. */
export type MetricsAccess =
  | { readonly kind: 'local' }
  | { readonly kind: 'public' }
  | { readonly kind: 'address'; readonly host: string; readonly port: number };

/** Where real money moves. */
export const PAYPAL_LIVE = 'https://api-m.paypal.com';
/** Where accounts for tests are. */
export const PAYPAL_SANDBOX = 'https://api-m.sandbox.paypal.com';

export interface PaypalKeys {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Undefined accepts no webhook. */
  readonly webhookId: string | undefined;
  readonly apiBase: string;
}

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Undefined: no webhook is accepted. */
  readonly webhookSecret: string | undefined;
  /** Asked instead of the provider, for tests. */
  readonly apiBase: string | undefined;
}

/** Backups that the shop makes of itself while it is open. */
export interface BackupSchedule {
  readonly place: StorageTarget;
  readonly everyMs: number;
  readonly keep: Retention;
}

export interface Config {
  readonly port: number;
  /** Undefined: all addresses of the machine. */
  readonly host: string | undefined;
  readonly dataDir: string;
  readonly database: DatabaseTarget;
  /** A standby of it, for what only reads; undefined reads from the database itself. */
  readonly readDatabase: PostgresTarget | undefined;
  /** Where the files are that belong to the rows. */
  readonly storage: StorageTarget;
  readonly demo: boolean;
  /** Whether images of the demo shop are encoded before they are requested. */
  readonly demoWarmImages: boolean;
  readonly demoPassword: string | undefined;
  readonly demoApiKey: { readonly key: string; readonly secret: string } | undefined;
  /** The same for its administrator. */
  readonly demoAdminApiKey: { readonly key: string; readonly secret: string } | undefined;
  readonly logLevel: LogLevel;
  /** Queries that take so long are logged; 0 logs none. */
  readonly slowQueryMs: number;
  /** The origin visitors use, when it is not the address the shop listens on. */
  readonly publicUrl: string | undefined;
  readonly metrics: MetricsAccess;
  /** Where spans are sent; undefined sends none. */
  readonly tracing: TracingTarget | undefined;
  /** Undefined where no CDN is in front: nothing but browsers may hold pages. */
  readonly cdn: CdnTarget | undefined;
  /** Which proxies in front are believed about the visitor's address. */
  readonly trustProxy: ProxyTrust;
  readonly stopTimeoutMs: number;
  /** How long it serves on after SIGTERM while `/readyz` is 503. */
  readonly drainMs: number;
  /** How many processes are to serve the shop; undefined leaves it to the supervisor. */
  readonly workers: number | 'auto' | undefined;
  /** Memory of the page cache; 0 renders every page anew. */
  readonly pageCacheBytes: number;
  /** Stored secrets are encrypted with it; undefined: with a file in the data folder. */
  readonly secretKey: string | undefined;
  /** Still decrypt what was encrypted before the key was changed. */
  readonly oldSecretKeys: readonly string[];
  /** Undefined where the shop makes no backups by itself. */
  readonly backup: BackupSchedule | undefined;
  /** Backups are encrypted with it: 64 hexadecimal digits. Undefined stores them as they are. */
  readonly backupKey: string | undefined;
  /** The mail server; undefined leaves it to the setting `mail.smtpUrl`. */
  readonly smtpUrl: string | undefined;
  /** The payment method without money is offered, although this is no demo shop. */
  readonly paymentsTest: boolean;
  /** Undefined where cards are not switched on. */
  readonly stripe: StripeKeys | undefined;
  /** Undefined where PayPal is not switched on. */
  readonly paypal: PaypalKeys | undefined;
  /** Asked instead of the providers, for tests, also with the keys of the settings. */
  readonly stripeApiBase: string | undefined;
  readonly paypalApiBase: string;
}

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().max(65_535));
const flag = z
  .enum(['1', '0', 'true', 'false', 'yes', 'no', 'on', 'off'])
  .transform((text) => ['1', 'true', 'yes', 'on'].includes(text));
const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);
const secretKey = z.string().min(32);
export const RETENTION_FORM =
  'a number, or some of last=…, daily=…, weekly=… and monthly=… with commas between';
const retention = z.string().transform((text, context) => {
  const parsed = parseRetention(text);
  if (parsed) return parsed;
  context.issues.push({ code: 'custom', input: text });
  return z.NEVER;
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const UNIT_MS: Readonly<Record<string, number>> = { m: MINUTE, h: 60 * MINUTE, d: DAY };
const interval = z
  .string()
  .regex(/^\d{1,4}[mhd]$/)
  .transform((text) => Number(text.slice(0, -1)) * (UNIT_MS[text.slice(-1)] ?? 0))
  .pipe(
    z
      .int()
      .min(MINUTE)
      .max(31 * DAY),
  );

const listenAddress = z
  .string()
  .regex(/^.*:\d{1,5}$/)
  .transform((text) => {
    const colon = text.lastIndexOf(':');
    const host = text.slice(0, colon).replace(/^\[(.*)\]$/, '$1');
    return { host: host || '127.0.0.1', port: Number(text.slice(colon + 1)) };
  })
  .refine((address) => address.port <= 65_535);

const keyPair = z
  .string()
  .regex(/^ck_[0-9a-zA-Z]{16,64}:cs_[0-9a-zA-Z]{16,64}$/)
  .transform((text) => {
    const [key = '', secret = ''] = text.split(':');
    return { key, secret };
  });

/** Of OpenTelemetry's variables, those whose wrong value its packages would only ignore. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const otlpUrl = z.url({ protocol: /^https?$/ });
/** Without a name and password: `fetch` takes none. */
const purgeUrl = z.url({ protocol: /^https?$/ }).regex(/^\w+:\/\/[^/?#@]+([/?#]|$)/);

/** What each variable needs, as the message says it. */
const needs = {
  PORT: 'a whole number from 0 to 65535',
  HOST: 'a name or an address',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'postgres://user:password@host/database or sqlite:file',
  DATABASE_DIRECT_URL: 'postgres://user:password@host/database, past the pooler of DATABASE_URL,',
  DATABASE_READ_URL: 'postgres://user:password@host/database, a standby of DATABASE_URL,',
  DATABASE_POOL: 'a whole number from 1 to 500',
  DATABASE_STATEMENT_TIMEOUT_MS: 'a number of milliseconds',
  STORAGE_URL: 's3://bucket/prefix?endpoint=https://host&region=name or file:folder',
  DEMO: '1 or 0',
  DEMO_WARM_IMAGES: '1 or 0',
  DEMO_PASSWORD: 'at least 8 characters',
  DEMO_API_KEY: 'ck_…:cs_…, at least 16 letters or digits behind each',
  DEMO_ADMIN_API_KEY: 'ck_…:cs_…, at least 16 letters or digits behind each',
  LOG_LEVEL: `one of ${LOG_LEVELS.join(', ')}`,
  SLOW_QUERY_MS: 'a number of milliseconds',
  PUBLIC_URL: 'an address like https://shop.example',
  METRICS_ADDRESS: 'host:port',
  METRICS_PUBLIC: '1 or 0',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'an address like http://localhost:4318',
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'an address like http://localhost:4318/v1/traces',
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
  OTEL_SERVICE_NAME: 'a name',
  OTEL_TRACES_SAMPLER: `one of ${SAMPLERS.join(', ')}`,
  OTEL_TRACES_SAMPLER_ARG: 'a number from 0 to 1',
  OTEL_SDK_DISABLED: 'true or false',
  CDN_PURGE_URL: 'an address like https://purge.example/tags, or several with commas between,',
  CDN_ADAPTER: `one of ${recordKeys(PURGE_ADAPTERS).join(', ')}`,
  CDN_PURGE_TOKEN: 'the token that the CDN accepts purges by, without spaces,',
  CDN_MAX_AGE: 'a whole number of seconds from 1 to 3600',
  TRUST_PROXY:
    'the number of proxies in front (0 to 9), or their networks such as 10.0.0.0/8,2001:db8::/32,',
  STOP_TIMEOUT_MS: 'a number of milliseconds',
  DRAIN_SECONDS: 'a whole number of seconds from 0 to 300',
  STALL_TIMEOUT_MS: 'a number of milliseconds',
  WORKERS: 'a whole number from 1 to 99, or auto',
  PAGE_CACHE_MB: 'a whole number of megabytes',
  SECRET_KEY: 'at least 32 characters',
  SECRET_KEY_OLD: 'one key or several with commas between, at least 32 characters each',
  BACKUP_DIR:
    'a folder outside of DATA_DIR, or s3://bucket/prefix?endpoint=https://host&region=name',
  BACKUP_EVERY: 'a time such as 30m, 6h or 1d, up to 31d,',
  BACKUP_KEEP: RETENTION_FORM,
  BACKUP_KEY: '64 hexadecimal digits, as `openssl rand -hex 32` prints them,',
  PAYMENTS_TEST: '1 or 0',
  STRIPE_SECRET_KEY: 'sk_… or rk_…',
  STRIPE_PUBLISHABLE_KEY: 'pk_…',
  STRIPE_WEBHOOK_SECRET: 'whsec_…',
  STRIPE_API_BASE: 'an address like http://localhost:4242',
  PAYPAL_CLIENT_ID: 'the client id of an app',
  PAYPAL_CLIENT_SECRET: 'the secret of that app',
  PAYPAL_WEBHOOK_ID: 'the id of a webhook',
  PAYPAL_API_BASE: 'an address like https://api-m.sandbox.paypal.com',
  SMTP_URL: 'smtp://user:password@host:587 or smtps://user:password@host:465',
} as const;
type Name = keyof typeof needs;
/** The variables as they were set. */
type Input = Partial<Record<Name, string>>;

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  DATABASE_READ_URL: z.string().optional(),
  DATABASE_POOL: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(500))
    .optional(),
  DATABASE_STATEMENT_TIMEOUT_MS: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .default(60_000),
  STORAGE_URL: z.string().optional(),
  DEMO: flag.default(true),
  DEMO_WARM_IMAGES: flag.default(true),
  DEMO_PASSWORD: z.string().min(8).optional(),
  DEMO_API_KEY: keyPair.optional(),
  DEMO_ADMIN_API_KEY: keyPair.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  SLOW_QUERY_MS: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .default(500),
  PUBLIC_URL: origin.optional(),
  METRICS_ADDRESS: listenAddress.optional(),
  METRICS_PUBLIC: flag.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: otlpUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: otlpUrl.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/json').optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z.literal('http/json').optional(),
  OTEL_SERVICE_NAME: z.string().default('vitrine'),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|0?\.\d{1,9}|1\.0)$/)
    .optional(),
  OTEL_SDK_DISABLED: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  CDN_PURGE_URL: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .pipe(z.array(purgeUrl))
    .optional(),
  CDN_ADAPTER: z.enum(recordKeys(PURGE_ADAPTERS)).optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  CDN_MAX_AGE: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(3600))
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform(parseProxyTrust)
    .pipe(z.custom<ProxyTrust>((trust) => trust !== null))
    .default(NO_PROXY),
  STOP_TIMEOUT_MS: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .default(10_000),
  // Read by the supervisor, too (`scripts/watchdog.mjs`).
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().max(300))
    .optional(),
  // For the supervisor, which leaves it to the server to refuse what is no number.
  STALL_TIMEOUT_MS: z
    .string()
    .regex(/^\d{1,7}$/)
    .optional(),
  // Read by the supervisor, too (`scripts/worker-count.mjs`).
  WORKERS: z
    .union([
      z.literal('auto'),
      z
        .string()
        .regex(/^[1-9]\d?$/)
        .transform(Number),
    ])
    .optional(),
  PAGE_CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .default(32),
  SECRET_KEY: secretKey.optional(),
  SECRET_KEY_OLD: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .pipe(z.array(secretKey))
    .default([]),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  // Another address would be taken for the name of a folder.
  BACKUP_DIR: z
    .string()
    .regex(/^(s3:|(?!\w+:\/\/))/i)
    .optional(),
  BACKUP_EVERY: interval.optional(),
  BACKUP_KEEP: retention.optional(),
  BACKUP_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .optional(),
  PAYMENTS_TEST: flag.default(false),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\S+$/)
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\S+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/)
    .optional(),
  STRIPE_API_BASE: origin.optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_API_BASE: origin.default(PAYPAL_LIVE),
});

const secret = new Set<Name>([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'STORAGE_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'CDN_PURGE_URL',
  'CDN_PURGE_TOKEN',
  'DEMO_PASSWORD',
  'DEMO_API_KEY',
  'DEMO_ADMIN_API_KEY',
  'SECRET_KEY',
  'SECRET_KEY_OLD',
  'BACKUP_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_SECRET',
]);

function problemLine(name: Name, value: string | undefined, detail?: string): string {
  // A password must not end up in a log.
  const message = secret.has(name) ? `${name} is not usable` : `${name} is ${value}`;
  return `${message}: ${detail ? `${detail}; ` : ''}${needs[name]} is needed.`;
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const names = recordKeys(needs);
  // A variable that is set but empty counts as not set, as a compose file would leave it.
  const input: Input = Object.fromEntries(
    names.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  );
  const parsed = environment.safeParse(input);
  const problems: string[] = [];
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]));
    const reported = names.filter((name) => wrong.has(name));
    problems.push(...reported.map((name) => problemLine(name, env[name])));
  }
  const target = readTarget('DATABASE_URL', input.DATABASE_URL, problems);
  const direct = readTarget('DATABASE_DIRECT_URL', input.DATABASE_DIRECT_URL, problems);
  problems.push(...poolerProblems(target, direct));
  const replica = readTarget('DATABASE_READ_URL', input.DATABASE_READ_URL, problems);
  problems.push(...replicaProblems(target, replica));
  const storage = readStorage('STORAGE_URL', input.STORAGE_URL, problems);
  const backupPlace = readBackupPlace(input, storage, problems);
  const cdn = parsed.success ? cdnTarget(parsed.data, problems) : undefined;
  if (!parsed.success || problems.length > 0) throw new StartProblem(problems.join('\n'));

  const values = parsed.data;
  const connections = values.DATABASE_POOL ?? defaultPool(Number(env.VITRINE_WORKER_COUNT ?? 1));
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    database:
      target?.engine === 'postgres'
        ? {
            ...target,
            connections,
            statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
            ...(direct?.engine === 'postgres' && { directUrl: direct.url }),
          }
        : (target ?? { engine: 'sqlite', file: join(dataDir, 'shop.db') }),
    readDatabase:
      replica?.engine === 'postgres'
        ? {
            ...replica,
            connections,
            // Behind a pooler its role decides, as for the database itself.
            ...(!direct && { statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS }),
          }
        : undefined,
    storage: storage ?? defaultStorage(dataDir),
    demo: values.DEMO,
    demoWarmImages: values.DEMO_WARM_IMAGES,
    demoPassword: values.DEMO_PASSWORD,
    demoApiKey: values.DEMO_API_KEY,
    demoAdminApiKey: values.DEMO_ADMIN_API_KEY,
    logLevel: values.LOG_LEVEL,
    slowQueryMs: values.SLOW_QUERY_MS,
    publicUrl: values.PUBLIC_URL,
    metrics: metricsAccess(values.METRICS_ADDRESS, values.METRICS_PUBLIC),
    tracing: tracingTarget(values),
    cdn,
    trustProxy: values.TRUST_PROXY,
    stopTimeoutMs: values.STOP_TIMEOUT_MS,
    drainMs: (values.DRAIN_SECONDS ?? (values.DEMO ? 0 : DEFAULT_DRAIN_SECONDS)) * 1000,
    workers: values.WORKERS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    secretKey: values.SECRET_KEY,
    oldSecretKeys: values.SECRET_KEY_OLD,
    backup: backupSchedule(values, backupPlace),
    backupKey: values.BACKUP_KEY,
    smtpUrl: values.SMTP_URL,
    paymentsTest: values.PAYMENTS_TEST,
    stripe: stripeKeys(values),
    paypal: paypalKeys(values),
    stripeApiBase: values.STRIPE_API_BASE,
    paypalApiBase: values.PAYPAL_API_BASE,
  };
}

const DEFAULT_POOL = 10;
/** PostgreSQL accepts 100 where nothing else is configured; some are left to backups and to people. */
const CONNECTIONS_OF_SERVER = 90;

/**
 * Connections of each of so many workers, without the one that listens.
 * Example: 10 of one process and of each of 8 workers, 4 of each of 16.
 */
function defaultPool(workers: number): number {
  const share = Math.floor(CONNECTIONS_OF_SERVER / workers) - 1;
  return Math.max(2, Math.min(DEFAULT_POOL, share));
}

/** Longer than two health checks of `deploy/haproxy.cfg`. The demo has no load balancer in front. */
const DEFAULT_DRAIN_SECONDS = 5;

/** One address for all signals, to which the path of this one is added, or one for spans alone. */
function tracingTarget(values: z.output<typeof environment>): TracingTarget | undefined {
  if (values.OTEL_SDK_DISABLED) return undefined;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: spans } = values;
  const url = spans ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`);
  return url === undefined ? undefined : { url, serviceName: values.OTEL_SERVICE_NAME };
}

/** Also what a purge that was lost costs: a process may die between a change and its purge. */
const DEFAULT_CDN_MAX_AGE = 300;

function cdnTarget(
  values: z.output<typeof environment>,
  problems: string[],
): CdnTarget | undefined {
  const { CDN_PURGE_URL: urls, CDN_PURGE_TOKEN: token } = values;
  if (urls === undefined) {
    const alone = (['CDN_ADAPTER', 'CDN_PURGE_TOKEN', 'CDN_MAX_AGE'] as const).filter(
      (name) => values[name] !== undefined,
    );
    problems.push(
      ...alone.map(
        (name) =>
          `${name} is set, and CDN_PURGE_URL is not: ${needs.CDN_PURGE_URL} is needed there.`,
      ),
    );
    return undefined;
  }
  const target: CdnTarget = {
    adapter: values.CDN_ADAPTER ?? 'http',
    urls,
    token,
    maxAgeSeconds: values.CDN_MAX_AGE ?? DEFAULT_CDN_MAX_AGE,
  };
  if (purgeAdapter(target).needsToken && token === undefined) {
    problems.push(
      `CDN_ADAPTER is ${target.adapter}, and CDN_PURGE_TOKEN is not set: ${needs.CDN_PURGE_TOKEN} is needed there.`,
    );
  }
  return target;
}

const DEFAULT_EVERY = DAY;
const DEFAULT_KEEP: Retention = { last: 7, daily: 14, weekly: 8, monthly: 12 };

function backupSchedule(
  { BACKUP_EVERY: everyMs, BACKUP_KEEP: keep }: z.output<typeof environment>,
  place: StorageTarget | undefined,
): BackupSchedule | undefined {
  if (place === undefined) return undefined;
  return { place, everyMs: everyMs ?? DEFAULT_EVERY, keep: keep ?? DEFAULT_KEEP };
}

/** The place of the schedule, and what the variables of the schedule need of others. */
function readBackupPlace(
  { DATA_DIR = './data', BACKUP_DIR, ...others }: Input,
  storage: StorageTarget | undefined,
  problems: string[],
): StorageTarget | undefined {
  if (BACKUP_DIR === undefined) {
    const alone = (['BACKUP_EVERY', 'BACKUP_KEEP'] as const).filter((name) => others[name]);
    problems.push(
      ...alone.map(
        (name) =>
          `${name} is ${others[name]}, and BACKUP_DIR is not set: ${needs.BACKUP_DIR} is needed there.`,
      ),
    );
    return undefined;
  }
  const place = isS3Address(BACKUP_DIR)
    ? readStorage('BACKUP_DIR', BACKUP_DIR, problems)
    : ({ kind: 'folder', folder: resolve(BACKUP_DIR) } as const);
  // Each backup would hold those before it.
  if (place?.kind === 'folder' && isInside(place.folder, DATA_DIR)) {
    problems.push(problemLine('BACKUP_DIR', BACKUP_DIR, 'it is inside of DATA_DIR'));
  } else if (place && storage && isWithin(place, storage)) {
    problems.push(problemLine('BACKUP_DIR', describeTarget(place), 'it is inside of STORAGE_URL'));
  }
  return place;
}

/** Both keys or none: one alone would show a form that cannot be paid by. */
function stripeKeys(values: z.output<typeof environment>): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = values;
  if (secretKey === undefined || publishableKey === undefined) return undefined;
  return {
    secretKey,
    publishableKey,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET,
    apiBase: values.STRIPE_API_BASE,
  };
}

function paypalKeys(values: z.output<typeof environment>): PaypalKeys | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const apiBase = values.PAYPAL_API_BASE;
  return { clientId, clientSecret, webhookId: values.PAYPAL_WEBHOOK_ID, apiBase };
}

function readTarget(
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL',
  address: string | undefined,
  problems: string[],
): DatabaseTarget | undefined {
  if (address === undefined) return undefined;
  try {
    return databaseTarget(address);
  } catch (error) {
    if (!(error instanceof BrokenDatabaseUrl)) throw error;
    problems.push(problemLine(name, undefined, error.message));
    return undefined;
  }
}

/** A pooler in transaction mode carries no session, and so no schema that a connection begins with. */
function poolerProblems(
  target: DatabaseTarget | undefined,
  direct: DatabaseTarget | undefined,
): string[] {
  if (direct === undefined) return [];
  if (direct.engine !== 'postgres') {
    return [problemLine('DATABASE_DIRECT_URL', undefined, 'it is not PostgreSQL')];
  }
  if (target?.engine !== 'postgres') {
    return ['DATABASE_DIRECT_URL is set, but DATABASE_URL names no PostgreSQL: set both, or none.'];
  }
  if (target.schema === undefined && direct.schema === undefined) return [];
  return [
    'DATABASE_URL and DATABASE_DIRECT_URL may name no schema, because a pooler does not pass it on: give the role of the shop that search_path.',
  ];
}

/** Whether it is a standby of this database, and not of another shop, is known once both are open. */
function replicaProblems(
  target: DatabaseTarget | undefined,
  replica: DatabaseTarget | undefined,
): string[] {
  if (replica === undefined) return [];
  if (replica.engine !== 'postgres') {
    return [problemLine('DATABASE_READ_URL', undefined, 'it is not PostgreSQL')];
  }
  if (target?.engine !== 'postgres') {
    return [
      'DATABASE_READ_URL is set, but DATABASE_URL names no PostgreSQL: a SQLite shop has no replica.',
    ];
  }
  if (replica.schema === target.schema) return [];
  return ['DATABASE_URL and DATABASE_READ_URL name different schemas: name the same in both.'];
}

function readStorage(
  name: 'STORAGE_URL' | 'BACKUP_DIR',
  address: string | undefined,
  problems: string[],
): StorageTarget | undefined {
  if (address === undefined) return undefined;
  try {
    return storageTarget(address);
  } catch (error) {
    if (!(error instanceof BrokenStorageUrl)) throw error;
    problems.push(`${name} is not usable: ${error.message}; ${needs[name]} is needed.`);
    return undefined;
  }
}

function metricsAccess(
  address: { host: string; port: number } | undefined,
  everyone: boolean,
): MetricsAccess {
  if (address) return { kind: 'address', ...address };
  return { kind: everyone ? 'public' : 'local' };
}
