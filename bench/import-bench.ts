import { join } from 'node:path';
import { createKey } from '#server/accounts/api-keys/create-key.ts';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { shopContext } from '#server/cart/testing/cart-shop.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import type { Cores } from './load/cores.ts';
import { median } from './load/median.ts';
import type { Figure } from './report.ts';
import { startShop } from './shop-server.ts';
import { size } from './size.ts';

// How long a file of products takes, and how long the shop's pages take while it is imported: the
// running program, with its page cache, which the import empties again and again.
// `BENCH_IMPORT_ROWS=1000` measures a smaller file on a busy machine.

const ROWS = size.importRows;
const MAX_SECONDS = (180 * ROWS) / 10_000;
const PAGES = ['/product/oak-serving-tray', '/shop', '/product/stoneware-mug'];
const PAUSE_MS = 100;
const IMPORTS = '/wp-json/vitrine/v1/products/imports';

export async function importFigures(folder: string, cores: Cores | null): Promise<Figure[]> {
  const target = join(folder, 'import');
  const parts = { folder: target, core: cores?.server };
  // The first start fills the demo shop.
  await (await startShop(parts)).stop();
  const authorization = await managerKey(target);
  const shop = await startShop(parts);
  try {
    const quiet = await pageTimes(shop.address, async (round) => round < size.quietPages);
    const began = performance.now();
    const id = await startImport(shop.address, authorization);
    const busy = await pageTimes(shop.address, () => isRunning(shop.address, authorization, id));
    const seconds = (performance.now() - began) / 1000;
    const ratio = median(busy) / median(quiet);
    const note = `${median(quiet).toFixed(1)} ms and ${median(busy).toFixed(1)} ms`;
    return [
      {
        what: `Import of ${ROWS} products`,
        measured: seconds,
        unit: 's',
        budget: { atMost: MAX_SECONDS },
      },
      {
        what: 'Page time during an import, against none',
        measured: ratio,
        unit: '×',
        budget: { atMost: 1.5 },
        note,
      },
    ];
  } finally {
    await shop.stop();
  }
}

async function managerKey(folder: string): Promise<string> {
  const database = await openDatabase({ engine: 'sqlite', file: join(folder, 'data', 'shop.db') });
  const { db } = database;
  const now = Date.now();
  await saveSetting(db, 'accounts.staffSecondFactor', false, now);
  await saveSetting(db, 'api.requestsPerMinute', 0, now);
  const customerId = await addPerson(db, 'bench@example.com', now, { role: 'shop_manager' });
  const request = { customerId, name: 'Bench', permissions: 'read_write' as const };
  const { key, secret } = await createKey(shopContext(db), request);
  await database.close();
  return `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
}

function file(): string {
  const header =
    'SKU,Name,Regular price,Stock,Categories,Short description,Attribute 1 name,Attribute 1 value(s),Attribute 1 global';
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const words = `Piece ${at} of a file`;
    return `BENCH-${at},${words},${(at % 90) + 5}.50,${at % 40},Part ${at % 20},${words},Shade,Shade ${at % 8},1`;
  });
  return [header, ...lines].join('\n');
}

async function startImport(address: string, authorization: string): Promise<number> {
  const sent = await fetch(address + IMPORTS, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="bench.csv"',
    },
    body: file(),
  });
  const { id } = (await sent.json()) as { id: number };
  const started = await fetch(`${address}${IMPORTS}/${id}/start`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!started.ok) throw new Error(`The import was not started: ${await started.text()}`);
  return id;
}

async function isRunning(address: string, authorization: string, id: number): Promise<boolean> {
  const response = await fetch(`${address}${IMPORTS}/${id}`, { headers: { authorization } });
  const { state, refused } = (await response.json()) as { state: string; refused: number };
  if (refused > 0) throw new Error(`${refused} lines of the file were refused.`);
  return state === 'running';
}

/** Of one visitor, who looks at one page after the other, while `goesOn` says so. */
async function pageTimes(
  address: string,
  goesOn: (round: number) => Promise<boolean>,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; await goesOn(round); round += 1) {
    const began = performance.now();
    const response = await fetch(address + PAGES[round % PAGES.length]);
    await response.text();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times;
}
