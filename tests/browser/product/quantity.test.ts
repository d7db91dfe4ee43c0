import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

declare global {
  interface Window {
    heard: string[];
  }
}

test('plus and minus step between the smallest and the largest [CT-22] [CT-23]', async ({
  page,
}) => {
  await page.goto('/product/tea-light-box');
  const field = page.getByLabel('Quantity');
  const more = page.getByRole('button', { name: 'Increase by 2' });
  const fewer = page.getByRole('button', { name: 'Decrease by 2' });
  await expect(field).toHaveValue('2');
  // Without the usual wait for hydration: a shopper clicks at once.
  await fewer.click({ force: true });
  await expect(field).toHaveValue('2');
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await more.click();
  await expect(field).toHaveValue('4');
  await field.fill('19');
  await more.press('Enter');
  await expect(field).toHaveValue('20');
  await more.press('Space');
  await expect(field).toHaveValue('20');
  await fewer.press('Space');
  await expect(field).toHaveValue('18');
});

test('a quantity below the smallest is raised to it, one above the largest lowered [CT-21]', async ({
  page,
}) => {
  await page.goto('/product/tea-light-box');
  const field = page.getByLabel('Quantity');
  for (const [typed, result] of [
    ['1', '2'],
    ['0', '2'],
    ['', '2'],
    ['90', '20'],
  ]) {
    await field.fill(typed ?? '');
    await field.press('Tab');
    await expect(field).toHaveValue(result ?? '');
  }
});

test('an empty quantity counts as 0 [CT-24]', async ({ page }) => {
  await page.goto('/product/breakfast-table');
  const field = page.getByLabel('Quantity of Egg Cup Pair');
  await field.fill('');
  await page.getByRole('button', { name: 'Egg Cup Pair: increase by 1' }).click();
  await expect(field).toHaveValue('1');
});

test('each step fires a change event on the input [CT-27]', async ({ page }) => {
  await page.goto('/product/oak-serving-tray');
  await page.evaluate(() => {
    window.heard = [];
    document.addEventListener('change', ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      window.heard.push(`${name} ${value}`);
    });
  });
  await page.getByRole('button', { name: 'Increase by 1' }).click();
  await page.getByRole('button', { name: 'Increase by 1' }).click();
  await page.getByRole('button', { name: 'Decrease by 1' }).click();
  await page.getByRole('button', { name: 'Decrease by 1' }).click();
  // At the minimum nothing changes, and no event is dispatched.
  await page.getByRole('button', { name: 'Decrease by 1' }).click({ force: true });
  expect(await page.evaluate(() => window.heard)).toEqual([
    'quantity 2',
    'quantity 3',
    'quantity 2',
    'quantity 1',
  ]);
});

test('the largest quantity follows the chosen variation [CT-22]', async ({ page }) => {
  await page.goto('/product/waffle-towel');
  const field = page.getByLabel('Quantity');
  await field.fill('9');
  await page.locator('label[data-value="sky"]').click();
  await expect(field).toHaveValue('4');
  await expect(page.getByRole('button', { name: 'Increase by 1' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
