import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import { findPgbouncer } from '../support/pgbouncer.mjs';
import { findPostgres } from '../support/postgres-cluster.mjs';

// The guarantees about orders, with real processes and small numbers; `npm run faults` has the large
// ones. Each part prints its counts, or names the guarantee that was broken.

const root = resolve(import.meta.dirname, '../..');
const SQLITE_PARTS = {
  crowd: [
    '60 buyers of 15 pieces: 15 orders, 45 clear refusals, nothing left',
    '15 orders, 45 refusals',
  ],
  same: ['one form sent ten times at once and again after a restart is one order', '1 order'],
  coupon: ['a coupon of 5 uses and 30 buyers: 5 redemptions', '5 redemptions'],
  payments: [
    '30 payments while shop and provider are killed: each is paid once or given back',
    '30 payments',
  ],
  storage: [
    'a bucket that is slow, failing, silent or gone: 503 in time, and orders go on',
    '503 with Retry-After',
  ],
  uploads: [
    '64 uploads of 100 MB at once, without a nonce and with one, leave the shop in reach',
    '64 uploads',
  ],
  addresses: ['memory has a bound, however many addresses are asked for', '4000 addresses'],
  death: [
    'killed again and again during 40 checkouts: no order, piece or email is lost',
    '40 checkouts',
  ],
  'death-supervised': [
    'the same under the supervisor, which starts the killed server again',
    '40 checkouts, killed 2 times',
  ],
} as const;
const POSTGRES_PARTS = {
  'crowd-postgres': '15 orders, 45 refusals',
  'same-postgres': '1 order',
  'coupon-postgres': '5 redemptions',
  'payments-postgres': '30 payments',
} as const;

// An order that was lost once is lost: there is no second try.
test.describe.configure({ timeout: 300_000, retries: 0 });

/** Runs these parts one after another, in one process that loads the sources once. */
class RunningParts {
  private readonly process: ChildProcessByStdio<null, Readable, null>;
  private readonly printed: Map<string, PromiseWithResolvers<string>>;

  constructor(names: readonly string[]) {
    this.printed = new Map(names.map((name) => [name, Promise.withResolvers<string>()]));
    this.process = spawn(process.execPath, ['tests/faults/faults.ts', 'short', ...names], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', POSTGRES_BIN: process.env.POSTGRES_BIN ?? '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: this.process.stdout });
    lines.on('line', (line) => this.printed.get(line.split(':')[0] ?? '')?.resolve(line));
    lines.on('close', () => {
      for (const { resolve: end } of this.printed.values()) end('nothing was printed');
    });
  }

  printedBy(name: string): Promise<string> | undefined {
    return this.printed.get(name)?.promise;
  }

  stop(): void {
    this.process.kill();
  }
}

test.describe('on SQLite', () => {
  // In order and in one worker: the hooks would otherwise run again for each test.
  test.describe.configure({ mode: 'default' });
  let parts: RunningParts;
  test.beforeAll(() => {
    parts = new RunningParts(Object.keys(SQLITE_PARTS));
  });
  test.afterAll(() => parts.stop());
  for (const [name, [title, result]] of Object.entries(SQLITE_PARTS)) {
    test(title, async () => {
      expect(await parts.printedBy(name)).toContain(result);
    });
  }
});

test.describe('on PostgreSQL with two processes', () => {
  // biome-ignore lint/suspicious/noSkippedTests: nothing can run where there is no server program
  test.skip(findPostgres() === undefined, 'no PostgreSQL on this machine');
  // In order and in one worker: the hooks would otherwise run again for each test.
  test.describe.configure({ mode: 'default' });
  let parts: RunningParts;
  test.beforeAll(() => {
    parts = new RunningParts([...Object.keys(POSTGRES_PARTS), 'pooler']);
  });
  test.afterAll(() => parts.stop());
  for (const [name, result] of Object.entries(POSTGRES_PARTS)) {
    test(`the same: ${name}`, async () => {
      expect(await parts.printedBy(name)).toContain(result);
    });
  }
  test('PgBouncer is killed twice during 30 checkouts: each shopper has one order', async () => {
    // biome-ignore lint/suspicious/noSkippedTests: nothing can run where there is no pooler
    test.skip(findPgbouncer() === undefined, 'no PgBouncer on this machine');
    expect(await parts.printedBy('pooler')).toContain('killed 2 times: 30 orders');
  });
});
