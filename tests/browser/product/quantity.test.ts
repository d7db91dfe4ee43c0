import { join } from 'node:path';
import { emailsIn } from '../support/account.ts';
import { addButton, count, inCart, productId } from '../support/cart.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { expect, test } from '../support/shop-test.ts';
import { quantity } from '../support/side-cart.ts';

onWideScreenOnly();

declare global {
  interface Window {
    heard: string[];
  }
}

test('plus and minus step between the smallest and the largest; what is typed below or above is raised or lowered [CT-21] [CT-22] [CT-23]', async ({
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

test('cloth by the half metre is added, ordered and confirmed as 1.5 [CT-26]', async ({
  page,
}, info) => {
  info.skip(!process.env.SHOP_DATA, 'the emails of this shop are elsewhere');
  await page.goto('/product/linen-by-the-metre');
  await untilHydrated(page);
  const field = page.getByLabel('Quantity', { exact: true }).first();
  await expect(field).toHaveValue('0.5');
  const more = page.getByRole('button', { name: 'Increase by 0.5', exact: true }).first();
  await more.click();
  await expect(field).toHaveValue('1.0');
  await more.click();
  await expect(field).toHaveValue('1.5');
  await addButton(page).click();
  // A length of cloth is one thing in the basket, however long it is.
  await expect(count(page)).toHaveText('1');
  // The count is shown before the shop has answered.
  await expect.poll(() => inCart(page)).toEqual({ 'Linen by the Metre': 1.5 });

  await page.goto('/cart');
  await untilHydrated(page);
  await expect(quantity(page, 'Linen by the Metre')).toHaveValue('1.5');
  await expect(page.getByRole('row', { name: /Linen by the Metre/ })).toContainText('$42.00');
  await page.getByRole('button', { name: 'Linen by the Metre: increase by 0.5' }).click();
  await expect(page.getByRole('row', { name: /Linen by the Metre/ })).toContainText('$56.00');
  await expect(quantity(page, 'Linen by the Metre')).toHaveValue('2.0');

  const email = `cloth-${Date.now()}-${info.workerIndex}@example.com`;
  await page.context().clearCookies();
  const order = { quantity: '1.5', billing_email: email };
  await page.goto(await placeOrder(page, '/product/linen-by-the-metre', order));
  await expect(page.getByRole('row', { name: /Linen by the Metre/ })).toContainText('× 1.5');
  await expect
    .poll(() =>
      emailsIn(join(process.env.SHOP_DATA ?? '', 'mail')).some(
        (text) =>
          text.includes(`To: ${email}`) && /Linen by the Metre (×|=C3=97) 1\.5\b/.test(text),
      ),
    )
    .toBe(true);
});

test('what is sold by the piece takes no decimals, and cloth none between its steps', async ({
  page,
}) => {
  for (const [slug, quantity, said] of [
    ['oak-serving-tray', '1.5', 'Please enter the quantity as a whole number.'],
    ['linen-by-the-metre', '1.25', 'The quantity must be a multiple of 0.5.'],
  ] as const) {
    const response = await page.request.post('/?wc-ajax=add_to_cart&vitrine_data=1', {
      form: { product_id: await productId(page, slug), quantity },
    });
    expect(await response.json()).toMatchObject({
      error: true,
      notice: expect.stringContaining(said),
    });
  }
});
