import { expectAccessible } from '../support/accessible.ts';
import { placeOrder } from '../support/place-order.ts';
import { expect, test } from '../support/shop-test.ts';

const CARDS = '/product/letterpress-card-set';

test.describe('after an order', () => {
  test('the page says what was bought, how to pay and what happens next', async ({ page }) => {
    await page.goto(await placeOrder(page, CARDS, { order_comments: 'Ring <b>twice</b>' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Order received' })).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/woocommerce-order-received/);
    await expect(page.getByRole('status').filter({ hasText: 'Thank you, Ada' })).toBeVisible();
    const details = page.getByRole('table', { name: 'Your order' });
    await expect(details.getByRole('link', { name: 'Letterpress card set' })).toBeVisible();
    await expect(details.getByText('× 2')).toBeVisible();
    await expect(page.getByText('Ring <b>twice</b>')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(page.getByText('Albany, NY 12207').first()).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  });

  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`in the ${scheme} scheme`, {
      tag: scheme === 'light' ? '@phone' : '@wide',
    }, () => {
      test.use({ colorScheme: scheme });

      test('its page and its invoice can be used by everyone', async ({ page }) => {
        const address = await placeOrder(page, CARDS);
        await page.goto(address);
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Print the invoice' }).click();
        await expect(page.getByRole('heading', { name: /^Invoice \d+$/ })).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
});

test.describe('on one kind of screen', { tag: '@wide' }, () => {
  test('opened again, and come back to, the page is the same and the next basket stays', async ({
    page,
  }) => {
    const address = await placeOrder(page, CARDS);
    await page.goto(address);
    const number = await page.locator('.woocommerce-order-overview dd').first().textContent();
    const html = await (await page.request.get(CARDS)).text();
    const id = html.match(/\bpostid-(\d+)/)?.[1] ?? '';
    await page.request.post('/?wc-ajax=add_to_cart', { form: { product_id: id, quantity: '1' } });
    await page.reload();
    await page.goto('/cart');
    await expect(page.locator('.cart_item')).toHaveCount(1);
    await page.goBack();
    await expect(page.locator('.woocommerce-order-overview dd').first()).toHaveText(number ?? '');
    await page.goto('/cart');
    await expect(page.locator('.cart_item')).toHaveCount(1);
  });

  test('a guessed key reveals nothing: no name, no number, no sum', async ({ page, trouble }) => {
    trouble.allow(/order-received/);
    const address = await placeOrder(page, CARDS);
    const guesses = [
      address.replace(/key=./, 'key=x'),
      address.replace(/\?.*/, ''),
      '/checkout/order-received/999999?key=a',
    ];
    for (const guess of guesses) {
      const response = await page.goto(guess);
      expect(response?.status()).toBe(404);
      expect(response?.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const body = await page.content();
      for (const word of [
        'Ada',
        'Moss',
        'Letterpress card set',
        'key=',
        'woocommerce-order-received',
      ]) {
        expect(body).not.toContain(word);
      }
    }
  });

  test('neither page is cached or found by search engines; on paper there is the order, or the invoice, and nothing else', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
    });
    const address = await placeOrder(page, CARDS);
    const open = async (path: string) => {
      const response = await page.goto(path);
      expect(response?.headers()['cache-control']).toBe('no-store');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /key=/);
    };

    await test.step('an order has no menus and nothing to press', async () => {
      await open(address);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Your order' })).toBeVisible();
      for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
        await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
      }
      await expect(page.getByRole('link', { name: 'Print the invoice' })).toBeHidden();
      await expect(page.getByText('Cancel this order')).toBeHidden();
    });

    await test.step('a button prints where script runs', async () => {
      await page.emulateMedia({ media: 'screen' });
      await open(address.replace('order-received', 'invoice'));
      await page.getByRole('button', { name: 'Print this page' }).click();
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1);
    });

    await test.step('there is the invoice alone, in dark ink', async () => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('heading', { name: /^Invoice \d+$/ })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Your order' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('link', { name: 'Back to the order' })).toBeHidden();
      const ink = await page
        .locator('.order-invoice')
        .evaluate((sheet) => getComputedStyle(sheet).color);
      const [red = 255] = ink.match(/\d+/g)?.map(Number) ?? [];
      expect(red).toBeLessThan(100);
    });
  });
});

test.describe('without script', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  // A browser without script does not fetch the page's scripts, and reports it.

  test('both pages say everything', async ({ page }) => {
    await page.goto(await placeOrder(page, CARDS));
    await expect(page.getByText('Thank you, Ada')).toBeVisible();
    await page.getByRole('link', { name: 'Print the invoice' }).click();
    await expect(page.getByText('Print this page from your browser')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order received' })).toBeVisible();
  });
});
