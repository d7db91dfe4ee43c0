import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff, newProduct } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('a review is edited with a visible mark and answered; shoppers see both', async ({ page }) => {
  await logInAsStaff(page);
  const { id, path } = await newProduct(page);
  const { status, body } = await askApi(page, 'POST', 'wc/v3/products/reviews', {
    product_id: id,
    review: 'Sturdy and kind to the hand, call me at 555.',
    reviewer: 'Bea',
    reviewer_email: 'bea@example.com',
    rating: 5,
    status: 'approved',
  });
  expect(status).toBe(201);
  await page.goto(`/admin/reviews/${String(body.id)}`);
  await page.getByLabel('Words').fill('Sturdy and kind to the hand.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Edited by the shop', { exact: false }).first()).toBeVisible();
  const reply = `Thank you, Bea ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Reply in the name of the shop').fill(reply);
  await page.getByRole('button', { name: 'Publish the reply' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: reply })).toBeVisible();
  await expectAccessible(page);
  const html = async () => (await page.request.get(path)).text();
  await expect.poll(html).toContain(reply);
  expect(await html()).toContain('Edited by the shop on');
  expect(await html()).not.toContain('call me at 555');
});
