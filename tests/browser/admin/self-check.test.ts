import { expectAccessible } from '../support/accessible.ts';
import { openAdmin, typePasswordAgain } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { type SecondShop, startSecondShop } from '../support/second-shop.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await startSecondShop({});
});
test.afterAll(() => shop.stop());

test('an administrator lets the shop check itself by keyboard, and reads what was found', async ({
  page,
  trouble,
  visitor,
}) => {
  test.slow();
  // The password has to be typed first.
  trouble.allow(/ 403 .*vitrine\/v1\/self-check/);
  await openAdmin(page, `${shop.url}/admin/self-check`, 'administrator@example.com');
  const main = page.getByRole('main');
  await expect(main.getByText('The shop has not checked itself yet.')).toBeVisible();
  const start = page.getByRole('button', { name: 'Check the shop' });
  await start.focus();
  await page.keyboard.press('Enter');
  await typePasswordAgain(page);
  await expect(main.getByRole('heading', { name: 'What was checked' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(start).toBeFocused();
  const finding = (name: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(finding('Purchase')).toContainText('The order was accepted.');
  await expect(finding('The last piece')).toContainText('One of them got it');
  await expect(finding('An order sent twice')).toContainText('It stayed one order');
  await expect(finding('Email')).toContainText('No mail server is set');
  await expect(finding('Clean-up')).toContainText('Nothing that the check made is left.');
  await expect(main.getByText('Failed', { exact: true })).toHaveCount(0);
  await expectAccessible(page);

  // Who does not decide over the shop's security is not offered it.
  const manager = await visitor({ baseURL: shop.url });
  await openAdmin(manager, `${shop.url}/admin`);
  await expect(manager.getByRole('menuitem', { name: 'Self-check' })).toHaveCount(0);
});
