import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { runSupervised } from '../process/run-shop.ts';
import { freePort } from '../support/free-port.ts';

/** The demo shop, run under the supervisor as `npm start` does, with its log-ins. */
export interface AttackedShop {
  address: string;
  dataDir: string;
  /** Of every person in the demo shop. */
  password: string;
  /** Values of the Authorization header: API keys of the demo's manager and of its administrator. */
  managerKey: string;
  administratorKey: string;
  /** Everything the supervisor and the server have written so far. */
  output(): string;
  /** The id of the server's process that runs now. */
  server(): number;
  /** A connection to the database, beside the server. */
  look<T>(ask: (database: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const PASSWORD = 'for-attacks-only';
const MANAGER_KEY = 'ck_attacks0manager0key:cs_attacks0manager0secret';
const ADMINISTRATOR_KEY = 'ck_attacks0admin0key00:cs_attacks0admin0secret00';

const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;

export async function openAttackedShop(
  env: Readonly<Record<string, string>> = {},
): Promise<AttackedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-attacks-'));
  const port = await freePort();
  const shop = runSupervised({
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_WARM_IMAGES: '0',
    DEMO_PASSWORD: PASSWORD,
    DEMO_API_KEY: MANAGER_KEY,
    DEMO_ADMIN_API_KEY: ADMINISTRATOR_KEY,
    // Requests come from as many addresses as they name.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    ...env,
  });
  await shop.prints('Vitrine is open');
  return {
    address: `http://127.0.0.1:${port}`,
    dataDir,
    password: PASSWORD,
    managerKey: basic(MANAGER_KEY),
    administratorKey: basic(ADMINISTRATOR_KEY),
    output: shop.output,
    server: shop.server,
    async look(ask) {
      const database = await openDatabase({ engine: 'sqlite', file: join(dataDir, 'shop.db') });
      try {
        return await ask(database);
      } finally {
        await database.close();
      }
    },
    async close() {
      shop.process.kill('SIGTERM');
      await shop.ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
