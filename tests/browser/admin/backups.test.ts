import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../support/accessible.ts';
import { openAdmin } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { type SecondShop, startSecondShop } from '../support/second-shop.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

let shop: SecondShop;
let folder: string;
let backups: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-browser-backups-'));
  backups = join(folder, 'backups');
  mkdirSync(backups);
  const key = '0f'.repeat(32);
  shop = await startSecondShop({}, [], {
    BACKUP_DIR: backups,
    BACKUP_EVERY: '6h',
    BACKUP_KEY: key,
  });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

const made = () => readdirSync(backups).filter((name) => name.startsWith('vitrine-'));

test('an administrator sees the last backup, makes one by keyboard, and reads why one failed', async ({
  page,
  visitor,
}) => {
  test.slow();
  await openAdmin(page, `${shop.url}/admin/backups`, 'administrator@example.com');
  const main = page.getByRole('main');
  await expect(main.getByText('Your shop is backed up.')).toBeVisible({ timeout: 60_000 });
  await expect(main.getByText('6 hours', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(made()).toHaveLength(1);

  const start = page.getByRole('button', { name: 'Back up now' });
  await start.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Backing up…' })).toBeFocused();
  await expect(page.getByText('The backup is complete.')).toBeVisible({ timeout: 60_000 });
  await expect(start).toBeFocused();
  expect(made()).toHaveLength(2);
  await expect(main.getByText(join(backups, made().sort().at(-1) ?? ''))).toBeVisible();

  // The disk of the backups is not mounted.
  renameSync(backups, join(folder, 'away'));
  await start.click();
  await expect(main.getByRole('alert')).toContainText(
    `The backup folder ${backups} does not exist`,
  );
  await expectAccessible(page);
  const manager = await visitor({ baseURL: shop.url });
  await openAdmin(manager, `${shop.url}/admin`);
  await manager.getByRole('link', { name: 'See why' }).click();
  await expect(manager.getByText('No backup was found.')).toBeVisible();
  renameSync(join(folder, 'away'), backups);
});
