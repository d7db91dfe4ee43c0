import { expectAccessible } from '../support/accessible.ts';
import { face, MUG } from '../support/buy-box.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

const SOLD_OUT = '/product/moss-glass-vase';

test('what is sold out asks for an address, and answers in place', async ({ page }) => {
  await page.goto(SOLD_OUT);
  const alert = page.getByRole('region', { name: 'Want to know when it is back?' });
  const address = alert.getByRole('textbox', { name: 'E-mail address' });
  const button = alert.getByRole('button', { name: 'Notify me' });
  await alert.scrollIntoViewIfNeeded();
  await untilHydrated(page, '.stock-alert');
  // No person types an address within a second: the server would take it for a program.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1000);
  await address.fill('ada@example');
  await button.click();
  await expect(alert.getByText('Please enter an e-mail address')).toBeVisible();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('ada@example');
  await expectAccessible(page, '.stock-alert');
  await address.fill('ada@example.com');
  await address.press('Enter');
  const thanks = alert.getByRole('status');
  await expect(thanks).toHaveText(
    'Thank you! We will write to ada@example.com as soon as it is back.',
  );
  await expect(thanks).toBeFocused();
  await expect(page).toHaveURL(SOLD_OUT);
  await expectAccessible(page, '.stock-alert');
  await page.goto('/stock-alert');
  await expectAccessible(page, 'main');
});

test('of a variation the form comes with the choice, and goes with it', async ({ page }) => {
  await page.goto(MUG);
  const alert = page.getByRole('region', { name: 'Want to know when it is back?' });
  await expect(page.locator('[data-island=stockAlert]')).toHaveCount(0);
  await page.goto('/product/stoneware-mug?attribute_pa_color=ink&attribute_pa_size=small');
  const address = alert.getByRole('textbox', { name: 'E-mail address' });
  await expect(address).toBeVisible();
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1000);
  await address.fill('ada@example.com');
  await alert.getByRole('button', { name: 'Notify me' }).click();
  await expect(alert.getByRole('status')).toContainText('ada@example.com');
  await face(page, 'sand').click();
  await expect(alert).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered by a page', async ({ page }) => {
    await page.goto(SOLD_OUT);
    const alert = page.getByRole('region', { name: 'Want to know when it is back?' });
    await alert.getByRole('textbox', { name: 'E-mail address' }).fill('bea@example.com');
    await alert.getByRole('button', { name: 'Notify me' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');
    await expect(page.locator('main').getByRole('status')).toContainText(
      'We will write to bea@example.com',
    );
    await page.getByRole('link', { name: 'Back to Moss Glass Vase' }).click();
    await expect(page).toHaveURL(SOLD_OUT);
  });
});
