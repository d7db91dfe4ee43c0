import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runShop } from '../../process/run-shop.ts';
import { freePort } from '../../support/free-port.ts';
import type { SecondShop } from './second-shop.ts';

export interface NewShop extends SecondShop {
  /** The link for its first administrator, as the start prints it. */
  setUpUrl: string;
}

/** A shop as an owner starts it: without the demo, empty and closed. */
export async function startNewShop(): Promise<NewShop> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-new-'));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const shop = runShop({ DATA_DIR: folder, HOST: '127.0.0.1', PORT: port, PUBLIC_URL: url });
  await shop.prints('Vitrine is open');
  await expect.poll(() => shop.output()).toMatch(/set-up\?token=/);
  const [setUpUrl = ''] = /http\S+set-up\?token=[\w-]+/.exec(shop.output()) ?? [];
  return {
    url,
    folder,
    setUpUrl,
    async stop() {
      shop.process.kill('SIGTERM');
      await shop.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
