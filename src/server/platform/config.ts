import { join, resolve } from 'node:path';
import * as z from 'zod';
import { parseRetention, type Retention } from '#rules/backups/retention.ts';
import { recordKeys } from '#rules/records/record-keys.ts';
import { BrokenDatabaseUrl, type DatabaseTarget, databaseTarget } from './database/target.ts';
import { isInside } from './is-inside.ts';
import { StartProblem } from './start-problem.ts';
import { BrokenStorageUrl, type StorageTarget, storageTarget } from './storage/storage-target.ts';

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
  readonly folder: string;
  readonly everyMs: number;
  readonly keep: Retention;
}

export interface Config {
  readonly port: number;
  /** Undefined: all addresses of the machine. */
  readonly host: string | undefined;
  readonly dataDir: string;
  readonly database: DatabaseTarget;
  /** Where the files are that belong to the rows. */
  readonly storage: StorageTarget;
  readonly demo: boolean;
  readonly demoPassword: string | undefined;
  readonly demoApiKey: { readonly key: string; readonly secret: string } | undefined;
  /** The same for its administrator. */
  readonly demoAdminApiKey: { readonly key: string; readonly secret: string } | undefined;
  readonly logLevel: LogLevel;
  /** The origin visitors use, when it is not the address the shop listens on. */
  readonly publicUrl: string | undefined;
  readonly metrics: MetricsAccess;
  /** A proxy in front is trusted about the visitor's address and about https. */
  readonly trustProxy: boolean;
  readonly stopTimeoutMs: number;
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

/** What each variable needs, as the message says it. */
const needs = {
  PORT: 'a whole number from 0 to 65535',
  HOST: 'a name or an address',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'postgres://user:password@host/database or sqlite:file',
  DATABASE_DIRECT_URL: 'postgres://user:password@host/database, past the pooler of DATABASE_URL,',
  DATABASE_POOL: 'a whole number from 1 to 500',
  DATABASE_STATEMENT_TIMEOUT_MS: 'a number of milliseconds',
  STORAGE_URL: 's3://bucket/prefix?endpoint=https://host&region=name or file:folder',
  DEMO: '1 or 0',
  DEMO_PASSWORD: 'at least 8 characters',
  DEMO_API_KEY: 'ck_…:cs_…, at least 16 letters or digits behind each',
  DEMO_ADMIN_API_KEY: 'ck_…:cs_…, at least 16 letters or digits behind each',
  LOG_LEVEL: `one of ${LOG_LEVELS.join(', ')}`,
  PUBLIC_URL: 'an address like https://shop.example',
  METRICS_ADDRESS: 'host:port',
  METRICS_PUBLIC: '1 or 0',
  TRUST_PROXY: '1 or 0',
  STOP_TIMEOUT_MS: 'a number of milliseconds',
  STALL_TIMEOUT_MS: 'a number of milliseconds',
  WORKERS: 'a whole number from 1 to 99, or auto',
  PAGE_CACHE_MB: 'a whole number of megabytes',
  SECRET_KEY: 'at least 32 characters',
  SECRET_KEY_OLD: 'one key or several with commas between, at least 32 characters each',
  BACKUP_DIR: 'a folder outside of DATA_DIR',
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
  DATABASE_POOL: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(500))
    .default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .default(60_000),
  STORAGE_URL: z.string().optional(),
  DEMO: flag.default(true),
  DEMO_PASSWORD: z.string().min(8).optional(),
  DEMO_API_KEY: keyPair.optional(),
  DEMO_ADMIN_API_KEY: keyPair.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  PUBLIC_URL: origin.optional(),
  METRICS_ADDRESS: listenAddress.optional(),
  METRICS_PUBLIC: flag.default(false),
  TRUST_PROXY: flag.default(false),
  STOP_TIMEOUT_MS: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .default(10_000),
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
  // An address would be taken for the name of a folder.
  BACKUP_DIR: z
    .string()
    .regex(/^(?!\w+:\/\/)/)
    .transform((folder) => resolve(folder))
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
  'STORAGE_URL',
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
  problems.push(...backupProblems(input));
  const storage = readStorage(input.STORAGE_URL, problems);
  if (!parsed.success || problems.length > 0) throw new StartProblem(problems.join('\n'));

  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    database:
      target?.engine === 'postgres'
        ? {
            ...target,
            connections: values.DATABASE_POOL,
            statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
            ...(direct?.engine === 'postgres' && { directUrl: direct.url }),
          }
        : (target ?? { engine: 'sqlite', file: join(dataDir, 'shop.db') }),
    storage: storage ?? { kind: 'folder', folder: join(dataDir, 'media') },
    demo: values.DEMO,
    demoPassword: values.DEMO_PASSWORD,
    demoApiKey: values.DEMO_API_KEY,
    demoAdminApiKey: values.DEMO_ADMIN_API_KEY,
    logLevel: values.LOG_LEVEL,
    publicUrl: values.PUBLIC_URL,
    metrics: metricsAccess(values.METRICS_ADDRESS, values.METRICS_PUBLIC),
    trustProxy: values.TRUST_PROXY,
    stopTimeoutMs: values.STOP_TIMEOUT_MS,
    workers: values.WORKERS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    secretKey: values.SECRET_KEY,
    oldSecretKeys: values.SECRET_KEY_OLD,
    backup: backupSchedule(values),
    backupKey: values.BACKUP_KEY,
    smtpUrl: values.SMTP_URL,
    paymentsTest: values.PAYMENTS_TEST,
    stripe: stripeKeys(values),
    paypal: paypalKeys(values),
  };
}

const DEFAULT_EVERY = DAY;
const DEFAULT_KEEP: Retention = { last: 7, daily: 14, weekly: 8, monthly: 12 };

function backupSchedule(values: z.output<typeof environment>): BackupSchedule | undefined {
  const { BACKUP_DIR: folder, BACKUP_EVERY: everyMs, BACKUP_KEEP: keep } = values;
  if (folder === undefined) return undefined;
  return { folder, everyMs: everyMs ?? DEFAULT_EVERY, keep: keep ?? DEFAULT_KEEP };
}

/** What the variables of the schedule need of others. */
function backupProblems({ DATA_DIR = './data', BACKUP_DIR, ...others }: Input): string[] {
  if (BACKUP_DIR !== undefined) {
    // Each backup would hold those before it.
    const isWrong = isInside(BACKUP_DIR, DATA_DIR);
    return isWrong ? [problemLine('BACKUP_DIR', BACKUP_DIR, 'it is inside of DATA_DIR')] : [];
  }
  const alone = (['BACKUP_EVERY', 'BACKUP_KEEP'] as const).filter((name) => others[name]);
  return alone.map(
    (name) =>
      `${name} is ${others[name]}, and BACKUP_DIR is not set: ${needs.BACKUP_DIR} is needed there.`,
  );
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
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
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

function readStorage(address: string | undefined, problems: string[]): StorageTarget | undefined {
  if (address === undefined) return undefined;
  try {
    return storageTarget(address);
  } catch (error) {
    if (!(error instanceof BrokenStorageUrl)) throw error;
    problems.push(problemLine('STORAGE_URL', undefined, error.message));
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
