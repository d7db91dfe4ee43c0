import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runShop } from '../../process/run-shop.ts';
import { freePort } from '../../support/free-port.ts';

export interface SecondShop {
  url: string;
  /** Its data, emails among them. */
  folder: string;
  stop(): Promise<void>;
}

/**
 * The same demo shop with other settings, as a process of its own: for what the server renders
 * differently. It starts from a copy of the database of the shop under test, in which `statements`
 * may change more than settings.
 */
export async function startSecondShop(
  settings: Record<string, unknown>,
  statements: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<SecondShop> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-second-'));
  const data = process.env.SHOP_DATA ?? '';
  // A database in use is copied by its own program; emails are renamed while they are written.
  const isCopied = (path: string) => !/shop\.(db|lock)|[/\\]mail[/\\]/.test(path);
  cpSync(data, folder, { recursive: true, filter: isCopied });
  copyDatabase(join(data, 'shop.db'), join(folder, 'shop.db'), settings, statements);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const shop = runShop({
    DEMO: '1',
    DEMO_PASSWORD: process.env.SHOP_PASSWORD ?? '',
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: port,
    NODE_ENV: 'production',
    PUBLIC_URL: url,
    ...env,
  });
  if (!(await isReady(url, shop.ended))) {
    shop.process.kill('SIGKILL');
    throw new Error(`The second shop did not start:\n${shop.output()}`);
  }
  return {
    url,
    folder,
    async stop() {
      shop.process.kill('SIGTERM');
      await shop.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function copyDatabase(
  from: string,
  to: string,
  settings: Record<string, unknown>,
  statements: readonly string[],
): void {
  const source = new DatabaseSync(from);
  source.prepare('vacuum into ?').run(to);
  source.close();
  const copy = new DatabaseSync(to);
  const save = copy.prepare(
    'insert or replace into settings (name, value, updated_at) values (?, ?, 0)',
  );
  for (const [name, value] of Object.entries(settings)) save.run(name, JSON.stringify(value));
  for (const statement of statements) copy.exec(statement);
  copy.close();
}

async function isReady(url: string, ended: Promise<number | null>): Promise<boolean> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  for (let tries = 0; tries < 600 && !over; tries += 1) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
