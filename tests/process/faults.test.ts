import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { findPostgres } from '../support/postgres-cluster.mjs';

// The guarantees about orders, with real processes and small numbers; `npm run faults` has the large
// ones. Each part prints its counts and exits with 0, or names the guarantee that was broken.

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

async function fault(name: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['tests/faults/faults.ts', 'short', name], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', POSTGRES_BIN: process.env.POSTGRES_BIN ?? '' },
  });
  return stdout;
}

// An order that was lost once is lost: there is no second try.
test.describe.configure({ timeout: 300_000, retries: 0 });

test('60 buyers of 15 pieces: 15 orders, 45 clear refusals, nothing left', async () => {
  expect(await fault('crowd')).toContain('15 orders, 45 refusals');
});

test('one form sent ten times at once and again after a restart is one order', async () => {
  expect(await fault('same')).toContain('1 order');
});

test('a coupon of 5 uses and 30 buyers: 5 redemptions', async () => {
  expect(await fault('coupon')).toContain('5 redemptions');
});

test('30 payments while shop and provider are killed: each is paid once or given back', async () => {
  expect(await fault('payments')).toContain('30 payments');
});

for (const [part, result] of [
  ['crowd-postgres', '15 orders, 45 refusals'],
  ['same-postgres', '1 order'],
  ['coupon-postgres', '5 redemptions'],
  ['payments-postgres', '30 payments'],
] as const) {
  test(`the same on PostgreSQL with two processes: ${part}`, async () => {
    // biome-ignore lint/suspicious/noSkippedTests: nothing can run where there is no server program
    test.skip(findPostgres() === undefined, 'no PostgreSQL on this machine');
    expect(await fault(part)).toContain(result);
  });
}

test('killed again and again during 40 checkouts: no order, piece or email is lost', async () => {
  expect(await fault('death')).toContain('40 checkouts');
});

test('the same under the supervisor, which starts the killed server again', async () => {
  expect(await fault('death-supervised')).toContain('40 checkouts, killed 2 times');
});

test('64 uploads of 100 MB at once, without a nonce and with one, leave the shop in reach', async () => {
  expect(await fault('uploads')).toContain('64 uploads');
});

test('memory has a bound, however many addresses are asked for', async () => {
  expect(await fault('addresses')).toContain('4000 addresses');
});
