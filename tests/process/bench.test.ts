import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { sweep } from '#server/testing/sweep.ts';
import { findPostgres } from '../support/postgres-cluster.mjs';

const run = promisify(execFile);
const cwd = resolve(import.meta.dirname, '../..');
const bench = (...args: string[]) => run(process.execPath, args, { cwd });

test.describe.configure({ timeout: 300_000 });

test('the bench loads on plain Node and names its parts', async () => {
  const refusal = bench('bench/bench.ts', 'nothing');
  await expect(refusal).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('No part is called nothing: server, cart'),
  });
});

// Not how fast: that each part still runs and says what it measured.
const groups = [
  [
    ['server'],
    [
      'memory at rest with the demo shop',
      'cached page',
      'script, checkout',
      'largest layout shift',
      'longest task of hydration',
      'product page rendered anew',
      'listing rendered anew',
    ],
  ],
  [
    ['cart', 'orders'],
    [
      'add to cart',
      'place an order, emails included',
      'the same until the response',
      'pricing a cart of 200 lines',
      'API, orders, any filter, order and page',
      'API, customers, any filter, order and page',
      'Analytics, revenue/stats',
    ],
  ],
  [
    ['workers'],
    [
      '2 workers against 1, cached page, SQLite',
      '2 workers against 1, order, SQLite',
      ...(findPostgres() ? ['2 workers against 1, order, PostgreSQL'] : []),
    ],
  ],
  [
    ['options', 'catalog', 'reviews'],
    [
      'a key stroke in a form of 200 fields',
      'suggestion, misspelt',
      'facets, filtered',
      'reviews, 1,100 against 1,000',
    ],
  ],
  [
    ['api', 'import'],
    ['API, 100 product updates', 'Import of 20 products', 'Page time during an import'],
  ],
] as const;
for (const [parts, figures] of sweep(groups, 5)) {
  test(`the parts ${parts.join(', ')} of the bench run at their smallest size`, async () => {
    const { stdout } = await bench('bench/bench.ts', 'short', ...parts);
    for (const figure of figures) expect(stdout).toContain(`ran    ${figure}`);
    expect(stdout).toContain('short: no budget was looked at');
  });
}

test('a flash sale is simulated with what requests cost', async () => {
  const { stdout } = await bench('bench/bench.ts', 'short', 'scale');
  expect(stdout).toMatch(/^1000 visitors in 10 minutes, \d+ requests: enough with 1 machine$/m);
  expect(stdout).toMatch(/^ {2}1 machine: p50\/p95\/p99 .* first bottleneck workers/m);
});

test('the table of clicks on swatches is printed', async () => {
  const { stdout } = await bench('bench/variations-bench.ts', 'short');
  expect(stdout).toContain('2000 variations');
});
