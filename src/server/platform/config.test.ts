import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartProblem } from './start-problem.ts';

function toProblems(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartProblem) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('an empty environment opens the demo shop on port 3000 with its data beside it', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: undefined,
    dataDir: resolve('data'),
    database: { engine: 'sqlite', file: resolve('data/shop.db') },
    storage: { kind: 'folder', folder: resolve('data/media') },
    demo: true,
    demoWarmImages: true,
    demoPassword: undefined,
    logLevel: 'info',
    slowQueryMs: 500,
    publicUrl: undefined,
    metrics: { kind: 'local' },
    trustProxy: { kind: 'none' },
    stopTimeoutMs: 10_000,
    drainMs: 0,
    workers: undefined,
    pageCacheBytes: 32 * 1024 * 1024,
    secretKey: undefined,
    oldSecretKeys: [],
    backup: undefined,
    backupKey: undefined,
    smtpUrl: undefined,
    paymentsTest: false,
    stripe: undefined,
    paypal: undefined,
    stripeApiBase: undefined,
    paypalApiBase: 'https://api-m.paypal.com',
  });
});

test('every variable is read, an empty one counts as not set', () => {
  expect(
    readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: '/srv/shop',
      DATABASE_URL: 'postgres://u:p@db/shop?schema=north',
      DATABASE_POOL: '25',
      DATABASE_STATEMENT_TIMEOUT_MS: '0',
      STORAGE_URL: 's3://shop-files/north?region=eu-central-1',
      DEMO: '0',
      DEMO_WARM_IMAGES: '0',
      DEMO_PASSWORD: 'long enough',
      LOG_LEVEL: 'warn',
      SLOW_QUERY_MS: '0',
      PUBLIC_URL: 'https://shop.example/',
      METRICS_ADDRESS: '[::1]:9100',
      TRUST_PROXY: '1',
      STOP_TIMEOUT_MS: '500',
      DRAIN_SECONDS: '12',
      WORKERS: '4',
      PAGE_CACHE_MB: '0',
      SECRET_KEY: 'a key of thirty-two letters or more',
      SECRET_KEY_OLD: 'the key that was used before this one,one more that is even older than that',
      SMTP_URL: 'smtp://u:p@mail.example:587',
      BACKUP_DIR: '/mnt/backups/../shop',
      BACKUP_EVERY: '6h',
      BACKUP_KEEP: 'last=3,monthly=6',
      BACKUP_KEY: '0F'.repeat(32),
    }),
  ).toEqual({
    port: 0,
    host: '127.0.0.1',
    dataDir: '/srv/shop',
    database: {
      engine: 'postgres',
      url: 'postgres://u:p@db/shop',
      schema: 'north',
      connections: 25,
      statementTimeoutMs: 0,
    },
    storage: {
      kind: 's3',
      bucket: 'shop-files',
      prefix: 'north',
      endpoint: undefined,
      region: 'eu-central-1',
    },
    demo: false,
    demoWarmImages: false,
    demoPassword: 'long enough',
    logLevel: 'warn',
    slowQueryMs: 0,
    publicUrl: 'https://shop.example',
    metrics: { kind: 'address', host: '::1', port: 9100 },
    trustProxy: { kind: 'hops', hops: 1 },
    stopTimeoutMs: 500,
    drainMs: 12_000,
    workers: 4,
    pageCacheBytes: 0,
    secretKey: 'a key of thirty-two letters or more',
    oldSecretKeys: [
      'the key that was used before this one',
      'one more that is even older than that',
    ],
    backup: {
      place: { kind: 'folder', folder: '/mnt/shop' },
      everyMs: 6 * 3_600_000,
      keep: { last: 3, daily: 0, weekly: 0, monthly: 6 },
    },
    backupKey: '0F'.repeat(32),
    smtpUrl: 'smtp://u:p@mail.example:587',
    paymentsTest: false,
    stripe: undefined,
    paypal: undefined,
    stripeApiBase: undefined,
    paypalApiBase: 'https://api-m.paypal.com',
  });
  expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toEqual(readConfig({}));
  expect(readConfig({ WORKERS: 'auto' }).workers).toBe('auto');
  expect(readConfig({ METRICS_PUBLIC: 'yes' }).metrics).toEqual({ kind: 'public' });
});

test('a shop drains for longer than HAProxy needs to notice it', () => {
  const settings = readFileSync('deploy/haproxy.cfg', 'utf8');
  const [, seconds, failures] = /check inter (\d+)s fall (\d+)/.exec(settings) ?? [];
  const noticedMs = Number(seconds) * 1000 * Number(failures);
  expect(noticedMs).toBeGreaterThan(0);
  expect(readConfig({ DEMO: '0' }).drainMs).toBeGreaterThan(noticedMs);
  expect(readConfig({ DEMO: '1' }).drainMs).toBe(0);
});

test('spans are sent to the address of the standard variables', () => {
  const base = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
  const spans = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' };
  expect(readConfig({ OTEL_SERVICE_NAME: 'alone' }).tracing).toBeUndefined();
  expect(readConfig(base).tracing).toEqual({
    url: 'http://collector:4318/v1/traces',
    serviceName: 'vitrine',
  });
  expect(readConfig({ ...base, ...spans, OTEL_SERVICE_NAME: 'shop-eu' }).tracing).toEqual({
    url: 'https://traces.example/in',
    serviceName: 'shop-eu',
  });
  expect(readConfig({ ...base, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined();
});

test.each([
  [undefined, undefined, 10],
  ['1', undefined, 10],
  ['8', undefined, 10],
  ['16', undefined, 4],
  ['99', undefined, 2],
  ['16', '25', 25],
])('of %s workers with DATABASE_POOL=%s each has %i connections', (count, pool, connections) => {
  const env = {
    DATABASE_URL: 'postgres://db/shop',
    VITRINE_WORKER_COUNT: count,
    DATABASE_POOL: pool,
  };
  expect(readConfig(env).database).toMatchObject({ connections });
});

test('a pooler is named beside the server behind it', () => {
  const env = {
    DATABASE_URL: 'postgres://u:p@pooler:6432/shop',
    DATABASE_DIRECT_URL: 'postgres://u:p@db/shop',
  };
  expect(readConfig(env).database).toEqual({
    engine: 'postgres',
    url: 'postgres://u:p@pooler:6432/shop',
    directUrl: 'postgres://u:p@db/shop',
    connections: 10,
    statementTimeoutMs: 60_000,
  });
  const schema = /^DATABASE_URL and DATABASE_DIRECT_URL may name no schema/;
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const) {
    expect(toProblems({ ...env, [name]: `${env[name]}?schema=north` })).toEqual([
      expect.stringMatching(schema),
    ]);
  }
  expect(toProblems({ ...env, DATABASE_DIRECT_URL: 'sqlite:shop.db' })).toEqual([
    expect.stringContaining('DATABASE_DIRECT_URL is not usable: it is not PostgreSQL'),
  ]);
  expect(toProblems({ ...env, DATABASE_DIRECT_URL: 'mysql://u:secret@db/shop' })).toEqual([
    expect.stringMatching(/^DATABASE_DIRECT_URL is not usable: (?!.*secret)/),
  ]);
});

test('a replica has the schema, the pool and the time limit of its primary', () => {
  const env = {
    DATABASE_URL: 'postgres://u:p@db/shop?schema=north',
    DATABASE_READ_URL: 'postgres://u:p@standby/shop?schema=north',
    DATABASE_POOL: '7',
  };
  expect(readConfig(env).readDatabase).toEqual({
    engine: 'postgres',
    url: 'postgres://u:p@standby/shop',
    schema: 'north',
    connections: 7,
    statementTimeoutMs: 60_000,
  });
  expect(readConfig({ DATABASE_URL: env.DATABASE_URL }).readDatabase).toBeUndefined();
  const pooled = {
    DATABASE_URL: 'postgres://u:p@pooler/shop',
    DATABASE_DIRECT_URL: 'postgres://u:p@db/shop',
    DATABASE_READ_URL: 'postgres://u:p@pooler-of-the-standby/shop',
  };
  expect(readConfig(pooled).readDatabase).not.toHaveProperty('statementTimeoutMs');
  expect(toProblems({ ...env, DATABASE_READ_URL: 'postgres://u:p@standby/shop' })).toEqual([
    'DATABASE_URL and DATABASE_READ_URL name different schemas: name the same in both.',
  ]);
  expect(toProblems({ ...env, DATABASE_READ_URL: 'sqlite:shop.db' })).toEqual([
    expect.stringContaining('DATABASE_READ_URL is not usable: it is not PostgreSQL'),
  ]);
  expect(toProblems({ ...env, DATABASE_READ_URL: 'mysql://u:secret@db/shop' })).toEqual([
    expect.stringMatching(/^DATABASE_READ_URL is not usable: (?!.*secret)/),
  ]);
});

test.each([
  ['PORT', 'abc', 'PORT is abc: a whole number from 0 to 65535 is needed.'],
  ['PORT', '70000', 'PORT is 70000: a whole number from 0 to 65535 is needed.'],
  ['PORT', '-1', 'PORT is -1: a whole number from 0 to 65535 is needed.'],
  ['DEMO', 'maybe', 'DEMO is maybe: 1 or 0 is needed.'],
  ['DEMO_WARM_IMAGES', 'some', 'DEMO_WARM_IMAGES is some: 1 or 0 is needed.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is loud: one of debug, info, warn, error is needed.'],
  ['PUBLIC_URL', 'shop', 'PUBLIC_URL is shop: an address like https://shop.example is needed.'],
  [
    'PUBLIC_URL',
    'ftp://a.b',
    'PUBLIC_URL is ftp://a.b: an address like https://shop.example is needed.',
  ],
  [
    'SMTP_URL',
    'mail.example:secret',
    'SMTP_URL is not usable: smtp://user:password@host:587 or smtps://user:password@host:465 is needed.',
  ],
  ['SECRET_KEY', 'short', 'SECRET_KEY is not usable: at least 32 characters is needed.'],
  [
    'SECRET_KEY_OLD',
    'short,too',
    'SECRET_KEY_OLD is not usable: one key or several with commas between, at least 32 characters each is needed.',
  ],
  [
    'BACKUP_KEY',
    '0f'.repeat(31),
    'BACKUP_KEY is not usable: 64 hexadecimal digits, as `openssl rand -hex 32` prints them, is needed.',
  ],
  [
    'BACKUP_DIR',
    './data/backups',
    'BACKUP_DIR is ./data/backups: it is inside of DATA_DIR; a folder outside of DATA_DIR, or s3://bucket/prefix?endpoint=https://host&region=name is needed.',
  ],
  [
    'BACKUP_DIR',
    'ftp://bucket',
    'BACKUP_DIR is ftp://bucket: a folder outside of DATA_DIR, or s3://bucket/prefix?endpoint=https://host&region=name is needed.',
  ],
  [
    'BACKUP_DIR',
    's3://key:secret@bucket',
    'BACKUP_DIR is not usable: keys belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; a folder outside of DATA_DIR, or s3://bucket/prefix?endpoint=https://host&region=name is needed.',
  ],
  [
    'BACKUP_DIR',
    's3://b',
    'BACKUP_DIR is not usable: it names no bucket: 3 to 63 of a-z, 0-9, dot and hyphen; a folder outside of DATA_DIR, or s3://bucket/prefix?endpoint=https://host&region=name is needed.',
  ],
  [
    'BACKUP_EVERY',
    '6h',
    'BACKUP_EVERY is 6h, and BACKUP_DIR is not set: a folder outside of DATA_DIR, or s3://bucket/prefix?endpoint=https://host&region=name is needed there.',
  ],
  [
    'BACKUP_KEEP',
    '7',
    'BACKUP_KEEP is 7, and BACKUP_DIR is not set: a folder outside of DATA_DIR, or s3://bucket/prefix?endpoint=https://host&region=name is needed there.',
  ],
  ...['0', '-1', '1.5', 'x', '100', 'AUTO'].map((value) => [
    'WORKERS',
    value,
    `WORKERS is ${value}: a whole number from 1 to 99, or auto is needed.`,
  ]),
  ...['-1', '301', '2.5', 'x'].map((value) => [
    'DRAIN_SECONDS',
    value,
    `DRAIN_SECONDS is ${value}: a whole number of seconds from 0 to 300 is needed.`,
  ]),
  ['SLOW_QUERY_MS', '0.5', 'SLOW_QUERY_MS is 0.5: a number of milliseconds is needed.'],
  ['METRICS_ADDRESS', '9100', 'METRICS_ADDRESS is 9100: host:port is needed.'],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'key:secret@collector',
    'OTEL_EXPORTER_OTLP_ENDPOINT is not usable: an address like http://localhost:4318 is needed.',
  ],
  [
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'grpc',
    'OTEL_EXPORTER_OTLP_PROTOCOL is grpc: http/json is needed.',
  ],
  [
    'OTEL_TRACES_SAMPLER',
    'sometimes',
    'OTEL_TRACES_SAMPLER is sometimes: one of always_on, always_off, traceidratio, parentbased_always_on, parentbased_always_off, parentbased_traceidratio is needed.',
  ],
  ...['2', '-0.1', 'half'].map((value) => [
    'OTEL_TRACES_SAMPLER_ARG',
    value,
    `OTEL_TRACES_SAMPLER_ARG is ${value}: a number from 0 to 1 is needed.`,
  ]),
  ['DATABASE_POOL', '0', 'DATABASE_POOL is 0: a whole number from 1 to 500 is needed.'],
  ['DATABASE_POOL', '2.5', 'DATABASE_POOL is 2.5: a whole number from 1 to 500 is needed.'],
  [
    'DATABASE_STATEMENT_TIMEOUT_MS',
    '-1',
    'DATABASE_STATEMENT_TIMEOUT_MS is -1: a number of milliseconds is needed.',
  ],
  [
    'DATABASE_DIRECT_URL',
    'postgres://u:secret@db/shop',
    'DATABASE_DIRECT_URL is set, but DATABASE_URL names no PostgreSQL: set both, or none.',
  ],
  [
    'DATABASE_READ_URL',
    'postgres://u:secret@db/shop',
    'DATABASE_READ_URL is set, but DATABASE_URL names no PostgreSQL: a SQLite shop has no replica.',
  ],
])('%s=%s is one clear line', (name, value, line) => {
  expect(toProblems({ [name]: value })).toEqual([line]);
});

test.each(['0h', '32d', '6', 'h', '-1d', '1.5h', 'daily'])(
  'BACKUP_EVERY=%s is one clear line',
  (value) => {
    expect(toProblems({ BACKUP_DIR: '/mnt/backups', BACKUP_EVERY: value })).toEqual([
      `BACKUP_EVERY is ${value}: a time such as 30m, 6h or 1d, up to 31d, is needed.`,
    ]);
  },
);

test.each(['0', 'x', 'yearly=1', 'daily=0'])('BACKUP_KEEP=%s is one clear line', (value) => {
  expect(toProblems({ BACKUP_DIR: '/mnt/backups', BACKUP_KEEP: value })).toEqual([
    `BACKUP_KEEP is ${value}: a number, or some of last=…, daily=…, weekly=… and monthly=… with commas between is needed.`,
  ]);
});

test('a folder alone is a backup a day', () => {
  expect(readConfig({ BACKUP_DIR: '/mnt/backups' }).backup).toEqual({
    place: { kind: 'folder', folder: '/mnt/backups' },
    everyMs: 24 * 3_600_000,
    keep: { last: 7, daily: 14, weekly: 8, monthly: 12 },
  });
});

test('backups may go to a bucket, but not to where the files are', () => {
  const storage = { STORAGE_URL: 's3://shop/files?endpoint=https://s3.example' };
  const backups = (prefix: string) => ({
    ...storage,
    BACKUP_DIR: `s3://shop/${prefix}?endpoint=https://s3.example`,
  });
  expect(readConfig(backups('backups')).backup?.place).toEqual({
    kind: 's3',
    bucket: 'shop',
    prefix: 'backups',
    endpoint: 'https://s3.example',
    region: undefined,
  });
  expect(toProblems(backups('files/backups'))).toEqual([
    'BACKUP_DIR is s3://shop/files/backups: it is inside of STORAGE_URL; a folder outside of DATA_DIR, or s3://bucket/prefix?endpoint=https://host&region=name is needed.',
  ]);
});

test('several problems are several lines', () => {
  expect(toProblems({ PORT: 'x', DEMO: 'y', DATABASE_URL: 'z' })).toHaveLength(3);
});

test('a broken STORAGE_URL is named without the keys in it', () => {
  const [line, ...more] = toProblems({ STORAGE_URL: 's3://key:secret@shop-files' });
  expect(more).toEqual([]);
  expect(line).toMatch(/^STORAGE_URL is not usable: keys belong in AWS_ACCESS_KEY_ID/);
  expect(line).not.toContain('key:secret');
});

test('a broken DATABASE_URL is named without its password', () => {
  const [line, ...more] = toProblems({ DATABASE_URL: 'mysql://shop:secret@db/shop' });
  expect(more).toEqual([]);
  expect(line).toMatch(/^DATABASE_URL is not usable: it starts with "mysql:"/);
  expect(line).not.toContain('secret');
  expect(toProblems({ DEMO_PASSWORD: 'short' })).toEqual([
    'DEMO_PASSWORD is not usable: at least 8 characters is needed.',
  ]);
});

const CDN = { CDN_PURGE_URL: 'https://purge.example/tags' };

test('a CDN is purged by the adapter that is named', () => {
  expect(readConfig(CDN).cdn).toEqual({
    adapter: 'http',
    urls: ['https://purge.example/tags'],
    token: undefined,
    maxAgeSeconds: 300,
  });
  const varnishes = {
    CDN_PURGE_URL: 'http://10.0.0.1:6081, http://[::1]:6081/',
    CDN_ADAPTER: 'varnish',
    CDN_PURGE_TOKEN: 'a-token',
    CDN_MAX_AGE: '3600',
  };
  expect(readConfig(varnishes).cdn).toEqual({
    adapter: 'varnish',
    urls: ['http://10.0.0.1:6081', 'http://[::1]:6081/'],
    token: 'a-token',
    maxAgeSeconds: 3600,
  });
});

test.each([
  [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY is 10.0.0.0/99: the number of proxies in front'],
  [{ CDN_PURGE_URL: 'purge.example' }, 'CDN_PURGE_URL is not usable: an address like'],
  [{ CDN_PURGE_URL: 'ftp://purge.example' }, 'CDN_PURGE_URL is not usable: an address like'],
  [{ CDN_PURGE_URL: 'https://a:b@purge.example' }, 'CDN_PURGE_URL is not usable: an address like'],
  [{ CDN_PURGE_URL: 'https://purge.example,' }, 'CDN_PURGE_URL is not usable: an address like'],
  [{ ...CDN, CDN_ADAPTER: 'akamai' }, 'CDN_ADAPTER is akamai: one of http, fastly, cloudflare, v'],
  [{ ...CDN, CDN_ADAPTER: 'fastly' }, 'CDN_ADAPTER is fastly, and CDN_PURGE_TOKEN is not set: the'],
  [{ ...CDN, CDN_PURGE_TOKEN: 'two words' }, 'CDN_PURGE_TOKEN is not usable: the token that'],
  [{ ...CDN, CDN_MAX_AGE: '0' }, 'CDN_MAX_AGE is 0: a whole number of seconds from 1 to 3600 is'],
  [{ ...CDN, CDN_MAX_AGE: '3601' }, 'CDN_MAX_AGE is 3601: a whole number of seconds from 1 to'],
  [{ ...CDN, CDN_MAX_AGE: '5m' }, 'CDN_MAX_AGE is 5m: a whole number of seconds from 1 to 3600'],
  [{ CDN_MAX_AGE: '60' }, 'CDN_MAX_AGE is set, and CDN_PURGE_URL is not: an address like'],
  [{ CDN_PURGE_TOKEN: 'a' }, 'CDN_PURGE_TOKEN is set, and CDN_PURGE_URL is not: an address'],
])('%j stops the start with one line', (env, line) => {
  const problems = toProblems(env);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(line);
  expect(problems[0]).not.toContain('two words');
});
