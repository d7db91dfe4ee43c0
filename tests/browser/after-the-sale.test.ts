import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { askApi, logInAsStaff } from './support/manager.ts';
import { onWideScreenOnly } from './support/one-screen.ts';
import { placeOrder } from './support/place-order.ts';
import { expect, test } from './support/shop-test.ts';

// What buyers do once they have paid: send something back, and download what they bought.
onWideScreenOnly();

const PHOTO = {
  name: 'corner.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const toId = (address: string) => /order-received\/(\d+)/.exec(address)?.[1] ?? '';

test('a tray goes back, from the click to the money', async ({ page, visitor, trouble }) => {
  trouble.allow(/ 422 .*return-order/);
  const address = await placeOrder(page, '/product/oak-serving-tray');
  const id = toId(address);
  const desk = await visitor();
  await logInAsStaff(desk);
  await askApi(desk, 'PUT', `wc/v3/orders/${id}`, { set_paid: true, status: 'completed' });

  await page.goto(address);
  await page.getByRole('link', { name: 'Return or exchange' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Return or exchange' })).toBeVisible();
  const item = page.getByRole('group', { name: 'Oak serving tray' });
  await expect(item.getByText(/^Can be sent back until/)).toBeVisible();
  await item.getByLabel('How many').selectOption('1');
  await page.getByLabel('My money back').check();
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(item.getByText('Please choose a reason.')).toBeVisible();
  await expect(item.getByLabel('How many')).toHaveValue('1');
  await expectAccessible(page);
  await item.getByLabel('Why').selectOption('damaged');
  await item.getByLabel('Tell us more').fill('A corner is chipped.');
  await item.getByLabel(/photos/).setInputFiles(PHOTO);
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(page.getByText('We have your request and answer by email.')).toBeVisible();
  await expectAccessible(page);

  await desk.goto('/admin/returns');
  await desk.getByRole('link', { name: /^\d+$/ }).first().click();
  await expect(desk.getByText('A corner is chipped.')).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Photo 1 of Oak serving tray' })).toBeVisible();
  const step = async (name: string, message = '') => {
    await desk.getByRole('button', { name, exact: true }).click();
    const dialog = desk.getByRole('dialog', { name });
    if (message !== '') await dialog.getByLabel('Message to the buyer').fill(message);
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await step('Accept', 'Please use the old box.');
  await step('It has arrived');
  await expectAccessible(desk);
  await step('Refund');
  await expect(desk.getByText(/^Paid back with refund/)).toBeVisible();

  await page.reload();
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  const { body } = await askApi(desk, 'GET', `wc/v3/orders/${id}`);
  expect(body.refunds).toHaveLength(1);
});

test('a download is bought, complete by itself and downloaded', async ({ page, visitor }) => {
  const address = await placeOrder(page, '/product/slow-sundays-recipes', { quantity: '1' });
  await page.goto(address);
  await expect(page.getByText('Your downloads')).toBeHidden();
  const desk = await visitor();
  await logInAsStaff(desk);
  const { body } = await askApi(desk, 'PUT', `wc/v3/orders/${toId(address)}`, { set_paid: true });
  expect(body.status).toBe('completed');
  await page.reload();
  const downloads = page.getByRole('heading', { name: 'Your downloads' }).locator('..');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    downloads.getByRole('link').first().click(),
  ]);
  expect((await readFile(await file.path())).length).toBeGreaterThan(100);
});
