import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import { sweep } from '#server/testing/sweep.ts';

// The guarantees about orders, with real processes and small numbers; `npm run faults` has the large
// ones. Each part prints its counts, or names the guarantee that was broken. `npm test` runs a quarter of
// them, all of them within four days.

const root = resolve(import.meta.dirname, '../..');

interface Part {
  readonly name: string;
  readonly title: string;
  /** What it prints, among other things. */
  readonly result: string;
}

const SQLITE_PARTS: readonly Part[] = [
  {
    name: 'crowd',
    title: '60 buyers of 15 pieces: 15 orders, 45 clear refusals, nothing left',
    result: '15 orders, 45 refusals',
  },
  {
    name: 'same',
    title: 'one form sent ten times at once and again after a restart is one order',
    result: '1 order',
  },
  {
    name: 'repeated',
    title: 'a proxy sends each form of 12 checkouts twice: 12 orders, 12 payments',
    result: '12 orders, 12 payments',
  },
  {
    name: 'coupon',
    title: 'a coupon of 5 uses and 30 buyers: 5 redemptions',
    result: '5 redemptions',
  },
  {
    name: 'payments',
    title: '30 payments while shop and provider are killed: each is paid once or given back',
    result: '30 payments',
  },
  {
    name: 'backups',
    title: 'backed up under load, shop and backup killed: every answered order is restored',
    result: '2 restored with every answered order',
  },
  {
    name: 'storage',
    title: 'a bucket that is slow, failing, silent or gone: 503 in time, and orders go on',
    result: '503 with Retry-After',
  },
  {
    name: 'uploads',
    title: '64 uploads of 100 MB at once, without a nonce and with one, leave the shop in reach',
    result: '64 uploads',
  },
  {
    name: 'addresses',
    title: 'memory has a bound, however many addresses are asked for',
    result: '4000 addresses',
  },
  {
    name: 'death',
    title: 'killed again and again during 40 checkouts: no order, piece or email is lost',
    result: '40 checkouts',
  },
  {
    name: 'death-supervised',
    title: 'the same under the supervisor, which starts the killed server again',
    result: '40 checkouts, killed 2 times',
  },
];

/** In an order by which a part that both engines have runs every other day, on each of them in turn. */
const POSTGRES_PARTS: readonly Part[] = [
  { name: 'repeated-postgres', title: 'the same: proxy', result: '12 orders, 12 payments' },
  { name: 'coupon-postgres', title: 'the same: coupon', result: '5 redemptions' },
  { name: 'crowd-postgres', title: 'the same: crowd', result: '15 orders, 45 refusals' },
  { name: 'same-postgres', title: 'the same: one form', result: '1 order' },
  {
    name: 'clocks',
    title: 'clocks an hour off, ahead and behind: 18 orders, each email once',
    result: '18 orders, 36 emails, each once',
  },
  {
    name: 'proxy',
    title: 'one of three processes behind HAProxy is killed 3 times: nothing else fails',
    result: 'killed 3 times: 24 orders',
  },
  { name: 'payments-postgres', title: 'the same: payments', result: '30 payments' },
  {
    name: 'backups-postgres',
    title: 'the same: backups',
    result: '1 restored with every answered order',
  },
  {
    name: 'pooler',
    title: 'PgBouncer is killed twice during 30 checkouts: each shopper has one order',
    result: 'killed 2 times: 30 orders',
  },
  {
    name: 'replica',
    title: 'a standby 6 s behind and killed: orders are found at once, no page is old',
    result: '6 s behind and killed once: 16 orders found at once',
  },
  {
    name: 'gone',
    title: 'PostgreSQL is gone for 3 s: cached pages go on, writers are told when to come again',
    result: '24 orders',
  },
  {
    name: 'journey',
    title: 'a shopper walks through three processes, HAProxy, PgBouncer and a standby',
    result: '5 browser tests passed',
  },
];

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

for (const [engine, list] of [
  ['SQLite', SQLITE_PARTS],
  ['PostgreSQL, several processes', POSTGRES_PARTS],
] as const) {
  test.describe(`on ${engine}`, () => {
    // In order and in one worker: the hooks would otherwise run again for each test.
    test.describe.configure({ mode: 'default' });
    const todays = sweep(list, 4);
    let parts: RunningParts;
    test.beforeAll(() => {
      parts = new RunningParts(todays.map(({ name }) => name));
    });
    test.afterAll(() => parts.stop());
    for (const { name, title, result } of todays) {
      test(title, async () => {
        const printed = await parts.printedBy(name);
        // biome-ignore lint/suspicious/noSkippedTests: nothing can run where a program is missing
        test.skip(printed?.startsWith(`${name}: left out`) ?? false, printed);
        expect(printed).toContain(result);
      });
    }
  });
}
