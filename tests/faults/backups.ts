import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderSource } from '#server/platform/backup/folder-source.ts';
import { folderTarget } from '#server/platform/backup/folder-target.ts';
import { restore } from '#server/platform/backup/restore.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { type DatabaseTarget, databaseTarget } from '#server/platform/database/target.ts';
import { defaultStorage } from '#server/platform/storage/default-storage.ts';
import { runTask } from '../process/run-shop.ts';
import { type FaultShop, openFaultShop } from './fault-shop.ts';
import { checkBooks, readBooks } from './look-at-orders.ts';
import { inGroups, type Reply, shopperWith } from './shopper.ts';

export interface BackupChoices {
  checkouts: number;
  /** Two PostgreSQL databases, one of them empty; without them SQLite files. */
  urls?: { shop: string; restored: string };
}

/**
 * While shoppers order, the shop is backed up; then shop and a second backup are killed in the middle, and
 * a third one is made. What was answered before a backup began is in the shop that is restored from it.
 */
export async function backupUnderLoad({ checkouts, urls }: BackupChoices): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-fault-backups-'));
  const backups = join(folder, 'backups');
  const shop = await openFaultShop({ stock: checkouts, ...(urls && { url: urls.shop }) });
  try {
    await shop.start();
    const [address = ''] = shop.addresses;
    const people = await inGroups(Array.from({ length: checkouts }), 8, () =>
      shopperWith(address, shop.product),
    );
    const replies: Reply[] = [];
    const ordering = inGroups(people, 4, async (person) => {
      let reply = await person.order();
      while (reply.kind === 'silent') {
        await sleep(50);
        reply = await person.order();
      }
      replies.push(reply);
    });
    const placed = async (share: number) => {
      while (replies.length < checkouts * share) await sleep(2);
    };
    await placed(1 / 4);
    const before = [...replies];
    const first = await backUp(shop, backups, urls?.shop);
    const during = replies.length - before.length;
    await placed(1 / 2);
    await killBoth(shop, backups, urls?.shop);
    await shop.start();
    await ordering;
    assert.ok(
      replies.every(({ kind }) => kind === 'placed'),
      'everybody has an order',
    );
    const last = await backUp(shop, backups, urls?.shop);
    const listed = (await folderTarget(backups).list()).map(({ name }) => name);
    assert.deepEqual(listed.toReversed(), [first, last], 'the killed backup is none');
    const drafts = readdirSync(backups).filter((name) => name.endsWith('.part'));
    assert.deepEqual(drafts, [], 'and its draft is removed');
    const target = (name: string): DatabaseTarget =>
      urls
        ? databaseTarget(urls.restored)
        : { engine: 'sqlite', file: join(folder, name, 'shop.db') };
    // One PostgreSQL database can be filled once.
    const restored = urls
      ? [{ name: last, replies }]
      : [
          { name: first, replies: before },
          { name: last, replies },
        ];
    for (const { name, replies: expected } of restored) {
      const dataDir = join(folder, name);
      const database = target(name);
      const place = { dataDir, database, storage: defaultStorage(dataDir) };
      const from = folderSource(join(backups, name));
      await restore({ ...place, secretKey: undefined, backupKey: undefined }, from);
      const opened = await openDatabase(database);
      try {
        checkBooks(await readBooks(opened, shop.product), checkouts, expected);
      } finally {
        await opened.close();
      }
    }
    return (
      `${checkouts} orders, ${during} of them during a backup: ` +
      `${restored.length} restored with every answered order, 1 killed and none`
    );
  } finally {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const environment = (shop: FaultShop, url: string | undefined) => ({
  DATA_DIR: shop.dataDirs[0] ?? '',
  ...(url !== undefined && { DATABASE_URL: url }),
});

async function backUp(shop: FaultShop, to: string, url: string | undefined): Promise<string> {
  const task = runTask(['backup', to], environment(shop, url));
  assert.equal(await task.ended, 0, task.output());
  const [, name = ''] = /^Backup: .*\/(\S+)$/m.exec(task.output()) ?? [];
  return name;
}

/** As soon as the second backup has begun to write. */
async function killBoth(shop: FaultShop, to: string, url: string | undefined): Promise<void> {
  const task = runTask(['backup', to], environment(shop, url));
  while (
    task.process.exitCode === null &&
    !readdirSync(to).some((name) => name.endsWith('.part'))
  ) {
    await sleep(1);
  }
  task.process.kill('SIGKILL');
  await Promise.all([task.ended, shop.kill()]);
}
