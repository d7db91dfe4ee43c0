import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { linkInEmail, newEmail, PASSWORD, register, typeLogIn } from './support/account.ts';
import { swipe } from './support/gallery.ts';
import { untilHydrated } from './support/hydrated.ts';
import { placeOrder } from './support/place-order.ts';
import { expect, test } from './support/shop-test.ts';

test.describe('an account', { tag: '@wide' }, () => {
  test('is opened, refreshed, left and entered again', async ({ page, trouble }) => {
    trouble.allow(/ 422 .*edit-address/);
    const email = newEmail();
    await page.goto('/my-account');
    const form = page.locator('form.woocommerce-form-register');
    await form.getByLabel('E-mail address').fill(email);
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Your account is ready. Welcome!')).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/logged-in/);

    await page.getByRole('navigation', { name: 'My account' }).getByText('Details').click();
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Display name').fill('Nora of the hills');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your details were saved.')).toBeVisible();

    await page.getByRole('navigation', { name: 'My account' }).getByText('Addresses').click();
    await page.getByRole('link', { name: 'Add the delivery address' }).click();
    await untilHydrated(page);
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
    await page.getByLabel('Last name').fill('Hill');
    await page.getByLabel('Street and house number').fill('4 Mill Road');
    await page.getByLabel('City').fill('Ithaca');
    await page.locator('[name="shipping_state"]').evaluate((field) => {
      if (field instanceof HTMLSelectElement) field.value = 'NY';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.getByLabel('ZIP').fill('nonsense');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByLabel('ZIP')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Street and house number')).toHaveValue('4 Mill Road');
    await page.getByLabel('ZIP').fill('14850');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Your address was saved.')).toBeVisible();
    await expect(page.getByText('4 Mill Road')).toBeVisible();

    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('You are logged out.')).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
      'vitrine_session',
    );
    await page.goto('/my-account/orders');
    await typeLogIn(page, email.toUpperCase());
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  });

  test('does not open for a wrong password, says the same about an address it does not know, and opens by keyboard alone', async ({
    page,
    trouble,
  }) => {
    trouble.allow(/my-account/);
    const email = await register(page);
    await page.context().clearCookies();
    const notice: (string | null)[] = [];
    for (const each of [email, newEmail()]) {
      await page.goto('/my-account');
      await untilHydrated(page);
      await typeLogIn(page, each, 'not the password');
      const alert = page.getByRole('alert');
      await expect(alert).toBeVisible();
      await expect(alert).toBeFocused();
      notice.push(await alert.textContent());
      await expect(page.getByLabel('E-mail address').first()).toHaveValue(each);
      await expect(page.getByLabel('Password', { exact: true }).first()).toHaveValue('');
    }
    expect(notice[0]).toBe(notice[1]);

    await page.goto('/my-account');
    await untilHydrated(page);
    await page.getByLabel('E-mail address').first().focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show the password' }).first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.locator('#password')).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  });

  test('a lost password is chosen anew by the email’s link, once', async ({ page }, info) => {
    info.skip(!process.env.SHOP_DATA, 'the emails of this shop are elsewhere');
    const email = await register(page);
    await page.context().clearCookies();
    await page.goto('/my-account');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('an e-mail with a link is on its way')).toBeVisible();
    const link = await linkInEmail(email, /A new password/);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('another stove');
    await page.getByLabel('Confirm new password').fill('another stove');
    await page.getByRole('button', { name: 'Save password' }).click();
    await typeLogIn(page, email, 'another stove');
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('This link no longer works').first()).toBeVisible();
  });

  test('is named in the header of pages cached for everybody, only for its owner', async ({
    page,
    visitor,
  }) => {
    await register(page);
    await page.goto('/product/oak-serving-tray');
    await expect(page.getByRole('link', { name: /^Account of shopper-/ })).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/logged-in/);
    const guest = await visitor();
    const requested: string[] = [];
    guest.on('request', (request) => requested.push(request.url()));
    await guest.goto('/product/oak-serving-tray');
    await untilHydrated(guest);
    await expect(guest.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
    expect(await guest.content()).not.toContain('shopper-');
    expect(requested.filter((url) => url.includes('vitrine_visitor'))).toEqual([]);
  });

  test('tells how strong a new password is, and loads the word lists only then', {
    tag: '@wide',
  }, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/my-account');
    await untilHydrated(page);
    const form = page.locator('form.woocommerce-form-register');
    await form.getByLabel('E-mail address').fill('annabelle@example.com');
    const password = form.getByLabel('Password', { exact: true });
    const words = form.getByRole('status');
    await password.fill('abc');
    await expect(words).toHaveText('5 more characters, please.');
    await password.fill('annabelle77');
    await expect(words).toContainText('Too close to your name');
    expect(requested.filter((url) => url.includes('strength-worker'))).toEqual([]);
    await password.fill('password123');
    await expect(words).toContainText('easy to guess');
    await expect(form.getByRole('meter')).toHaveJSProperty('value', 0);
    await password.fill(PASSWORD);
    await expect(words).toHaveText('Very good password.');
    await expect(form.getByRole('meter')).toHaveJSProperty('value', 4);
    await expectAccessible(page);
    expect(requested.filter((url) => url.includes('strength-worker'))).toHaveLength(1);
  });

  test('shows what is known and lets it be taken away', async ({ page }) => {
    const email = await register(page);
    await page.goto('/my-account/privacy');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await (await download).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(chunk as Buffer);
    expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ account: { email } });
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Permanently delete my account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account was deleted.' })).toBeVisible();
    await page.goto('/my-account/orders');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  });

  test('the demo shop’s manager logs in with the demo password', async ({ page }, info) => {
    info.skip(!process.env.SHOP_PASSWORD, 'the password of this shop is not known');
    await page.goto('/my-account');
    await typeLogIn(page, 'manager@example.com', process.env.SHOP_PASSWORD);
    await expect(page.getByRole('heading', { name: 'Hello Mara Lindqvist' })).toBeVisible();
    const { visitor } = await (
      await page.request.get('/wp-admin/admin-ajax.php?action=vitrine_visitor')
    ).json();
    expect(visitor).toMatchObject({ role: 'shop_manager' });
  });
});

test.describe('orders of an account', () => {
  test('stand in a table that moves by touch, and each opens its own page [CO-20]', async ({
    page,
    isMobile,
  }) => {
    await register(page);
    await placeOrder(page, '/product/letterpress-card-set');
    await page.goto('/my-account/orders');
    const wrapper = page.locator('.touch-scroll-table');
    await expect(wrapper.getByRole('table')).toBeVisible();
    const room = await wrapper.evaluate((element) => ({
      overflow: getComputedStyle(element).overflowX,
      hidden: element.scrollWidth - element.clientWidth,
      page: document.documentElement.scrollWidth <= window.innerWidth,
    }));
    expect(room).toMatchObject({ overflow: 'auto', page: true });
    if (isMobile) {
      // Total and View are in sight; what is wider than the screen moves by touch.
      expect(room.hidden).toBe(0);
      await expect(page.getByRole('link', { name: /^View order/ })).toBeInViewport({ ratio: 1 });
      await expect(wrapper.getByText(/^\$\d/)).toBeInViewport({ ratio: 1 });
      await wrapper.getByRole('table').evaluate((table) => {
        table.style.inlineSize = '600px';
      });
      await swipe(page, wrapper, -150);
      await expect.poll(() => wrapper.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    }
    await page.getByRole('link', { name: /^View order/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
    await expect(page.getByText('Letterpress card set').first()).toBeVisible();
  });

  test('can be ordered again, and are shown to nobody else [CO-12]', { tag: '@wide' }, async ({
    page,
    visitor,
    trouble,
  }) => {
    await register(page);
    await placeOrder(page, '/product/letterpress-card-set');
    await page.goto('/my-account');
    await page.getByRole('link', { name: /^View order/ }).click();
    const address = page.url();
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.locator('.cart_item')).toContainText(/letterpress card set/i);
    await expect(page.getByText('The items from that order are in your basket.')).toBeVisible();

    trouble.allow(/view-order/);
    const other = await visitor();
    await register(other);
    const response = await other.goto(address);
    expect(response?.status()).toBe(404);
    await expect(other.getByText('Letterpress card set')).toHaveCount(0);
  });
});

test.describe('without script', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });

  test('registering, an address, logging out and in all work', async ({ page }) => {
    const email = newEmail();
    await page.goto('/my-account');
    const form = page.locator('form.woocommerce-form-register');
    await form.getByLabel('E-mail address').fill(email);
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Register' }).click();
    await page.goto('/my-account/edit-address/billing');
    for (const [name, value] of [
      ['billing_first_name', 'Nora'],
      ['billing_last_name', 'Hill'],
      ['billing_address_1', '4 Mill Road'],
      ['billing_city', 'Ithaca'],
      ['billing_postcode', '14850'],
    ] as const) {
      await page.locator(`[name="${name}"]`).fill(value);
    }
    await page.locator('[name="billing_state"]').selectOption('NY');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Your address was saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await typeLogIn(page, email);
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
    await page.goto('/my-account/edit-address');
    await expect(page.getByText('4 Mill Road')).toBeVisible();
  });
});

const INSIDE = [
  '/my-account',
  '/my-account/orders',
  '/my-account/edit-address',
  '/my-account/edit-address/billing',
  '/my-account/edit-account',
  '/my-account/privacy',
];

async function expectUsable(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide, address).toBe(false);
}

// Each scheme on one kind of screen: colours and widths have nothing to do with each other.
for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in the ${scheme} scheme`, { tag: scheme === 'light' ? '@phone' : '@wide' }, () => {
    test.use({ colorScheme: scheme });

    test('logging in, every page of an account and a second factor can be used by everyone', async ({
      page,
    }) => {
      await expectUsable(page, '/my-account');
      await expectUsable(page, '/my-account/lost-password');
      await register(page);
      await placeOrder(page, '/product/letterpress-card-set');
      for (const address of INSIDE) {
        await test.step(address, () => expectUsable(page, address));
      }
      await page.goto('/my-account/security');
      const section = page.getByRole('region', { name: 'Two-factor authentication' });
      await section.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await section.getByRole('button', { name: 'Set up two-factor authentication' }).click();
      await expect(page.getByLabel('Enter the six-digit code from the app:')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
