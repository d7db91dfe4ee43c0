import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff, newProduct } from '../support/manager.ts';
import { expect, test } from '../support/shop-test.ts';

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() !== 'GET' && response.url().includes('/shipping-zones'),
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
}

async function startZone(page: Page, country: string): Promise<string> {
  const zone = `${country} ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto('/admin/settings/zones');
  await page.getByRole('link', { name: 'Add a zone' }).click();
  await page.getByLabel('Name', { exact: true }).fill(zone);
  await page.getByLabel('Countries and states').fill(country);
  await page.getByRole('option', { name: country, exact: true }).click();
  return zone;
}

async function addMethod(page: Page, kind: string): Promise<void> {
  await page.getByRole('combobox', { name: 'New method' }).click();
  await page.getByRole('option', { name: kind }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

async function tryAddress(page: Page, country: string, product: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Country', exact: true }).fill(country);
  await page.getByRole('option', { name: country, exact: true }).click();
  await page.getByLabel('Add a product to the test').fill(product);
  await page.getByRole('option', { name: product }).click();
}

const showOffer = (page: Page) =>
  page.getByRole('button', { name: 'Show what is offered' }).click();

test('a zone is one draft: it is tried, refused at its field, saved at once and left with a warning', {
  tag: '@wide',
}, async ({ page, trouble }) => {
  trouble.allow(/ 400 .*shipping/);
  await logInAsStaff(page);
  const { name } = await newProduct(page);
  const zone = await startZone(page, 'Iceland');
  await addMethod(page, 'Flat rate');
  await page.getByLabel('Cost', { exact: true }).fill('5 +');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByText('Is not an amount or a formula such as 5 + 2 * [qty].').first(),
  ).toBeVisible();
  await page.getByLabel('Cost', { exact: true }).fill('5 + 2 * [qty]');

  await test.step('what is not saved is tried, and offered to nobody', async () => {
    await tryAddress(page, 'Iceland', name);
    await page.getByLabel(`Pieces: ${name}`).fill('3');
    await showOffer(page);
    await expect(page.getByRole('status').filter({ hasText: zone })).toContainText(
      'Flat rate: $11.00',
    );
    const { body } = await askApi(page, 'GET', 'vitrine/v1/shipping-zones');
    expect(JSON.stringify(body)).not.toContain(zone);
    await page.getByRole('link', { name: 'All zones' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: /stay/i }).click();
  });

  await save(page);
  await expect(page).toHaveURL(/\/zones\/\d+$/);
  await expect(page.getByText('Flat rate · 5 + 2 * [qty]')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the zone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the zone' }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/zones$/);
  await expect(page.getByText(zone)).toBeHidden();
});

test('a table of costs is written, ordered by keyboard, checked by row and charged', async ({
  page,
}, { project }) => {
  await logInAsStaff(page);
  const { name } = await newProduct(page);
  // Both widths write to one shop, in which the first zone of a country counts.
  const country = project.name === 'phone' ? 'Greenland' : 'Faroe Islands';
  const zone = await startZone(page, country);
  await addMethod(page, 'Table rate');
  await expect(page.getByText('No rows yet.')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add a row' });
  const field = (label: string, row: number) =>
    page.getByLabel(`${label}, row ${row}`, { exact: true });
  const choose = async (label: string, row: number, option: string) => {
    const group = page.getByRole('group', { name: `Row ${row}` });
    await group.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };

  await test.step('what is wrong stands at its row', async () => {
    await add.click();
    await choose('Depends on', 1, 'Number of pieces');
    await field('Up to', 1).fill('2');
    await field('Cost', 1).fill('four');
    await expect(page.getByText('Enter an amount, 0 or more.')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Please check the highlighted fields of the table')).toBeVisible();
    await field('Cost', 1).fill('4.50');
    await add.click();
    await field('From', 2).fill('5');
    await field('Cost', 2).fill('6');
    await expect(page.getByText('Nothing is set between 2 pieces and 5 pieces')).toBeVisible();
    await field('From', 2).fill('3');
    await expect(page.getByText('Nothing is set between')).toBeHidden();
  });

  await test.step('a row is moved by the arrow keys', async () => {
    await add.click();
    await choose('Depends on', 3, 'Nothing: always');
    await field('Cost', 3).fill('1.25');
    await expect(page.getByText('Never used: the rows above it fit first.')).toBeVisible();
    await page.getByRole('button', { name: 'Move: Row 3' }).press('ArrowUp');
    await page.getByRole('button', { name: 'Move: Row 2' }).press('ArrowUp');
    await expect(field('Cost', 1)).toHaveValue('1.25');
    await expect(page.getByText('Never used')).toHaveCount(2);
    await page.getByRole('button', { name: 'More, row 1' }).click();
    await page.getByLabel(/^Surcharge.*row 1$/).check();
    await expect(page.getByText('Never used')).toBeHidden();
  });

  await test.step('nothing is wider than the screen, and everybody can use it', async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    await expectAccessible(page);
  });

  await test.step('it is charged as it says, before and after it is saved', async () => {
    await tryAddress(page, country, name);
    await showOffer(page);
    const offer = page.getByRole('status').filter({ hasText: zone });
    await expect(offer).toContainText('Table rate: $5.75');
    await save(page);
    await expect(page).toHaveURL(/\/zones\/\d+$/);
    await tryAddress(page, country, name);
    await page.getByLabel(`Pieces: ${name}`).fill('3');
    await showOffer(page);
    await expect(offer).toContainText('Table rate: $7.25');
  });
  const id = page.url().split('/').at(-1);
  await askApi(page, 'DELETE', `vitrine/v1/shipping-zones/${id}?force=true`);
});
