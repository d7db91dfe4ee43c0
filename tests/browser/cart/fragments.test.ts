import type { Page } from '@playwright/test';
import {
  addButton,
  calls,
  cardButton,
  cartButton,
  count,
  hold,
  inCart,
  putIn,
  respondWith,
  sideCart,
  TRAY,
} from '../support/cart.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

const COPY = 'vitrine_cart';
const DAY = 24 * 60 * 60 * 1000;

/** An element of another program in the page, outside of React. */
async function place(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), html);
}

/** Names of the cart's events, in the order they reached the document. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of [
      'added_to_cart',
      'removed_from_cart',
      'wc_fragments_refreshed',
      'wc_fragments_loaded',
      'wc_fragments_ajax_error',
    ]) {
      document.addEventListener(name, () => heard.push(name));
    }
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

async function changeCopy(page: Page, change: (copy: { at: unknown }) => { at: unknown }) {
  await page.evaluate(
    ([name, changed]) => sessionStorage.setItem(name ?? '', changed ?? ''),
    [
      COPY,
      JSON.stringify(
        change(JSON.parse(await page.evaluate((name) => sessionStorage.getItem(name) ?? '', COPY))),
      ),
    ],
  );
}

test('an answer replaces the elements of others, and leaves ours to React [CT-09]', async ({
  page,
}) => {
  await page.goto(TRAY);
  await untilHydrated(page);
  await place(page, '<span class="cart-count" id="theirs">0</span>');
  await place(page, '<div class="widget_shopping_cart_content" id="list">Nothing yet</div>');
  const ours = await count(page).elementHandle();
  await addButton(page).click();
  await expect(page.locator('body > span.cart-count')).toHaveText('1');
  await expect(page.locator('#theirs, #list')).toHaveCount(0);
  await expect(page.locator('body > div.widget_shopping_cart_content')).toContainText(
    'Oak Serving Tray',
  );
  await expect(count(page)).toHaveText('1');
  expect(await ours?.evaluate((element) => element.isConnected)).toBe(true);
});

test('every selector of an answer is heeded, known or not, and a wrong one harms nothing [CT-09]', async ({
  page,
}) => {
  await page.goto(TRAY);
  await untilHydrated(page);
  await place(page, '<p class="their-own a">old</p><p class="their-own b">old</p>');
  await page.route(/wc-ajax=xoo_wsc_add_to_cart/, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { fragments: Record<string, string> };
    const fragments = {
      'p[[': '<p>never</p>',
      'p.their-own': '<p class="new">new</p><script>window.ran = true</script>',
      ...reply.fragments,
    };
    await route.fulfill({ response, json: { ...reply, fragments } });
  });
  await addButton(page).click();
  await expect(page.locator('p.new')).toHaveText(['new', 'new']);
  await expect(count(page)).toHaveText('1');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('only the HTML that somebody shows is asked for, and the events have the names scripts listen for', async ({
  page,
}) => {
  await page.goto(TRAY);
  await untilHydrated(page);
  const request = async () => {
    const response = page.waitForResponse(/wc-ajax=xoo_wsc_add_to_cart/);
    await addButton(page).click();
    const reply = (await (await response).json()) as { fragments: object; cart: object };
    expect(reply.cart).toBeTruthy();
    return Object.keys(reply.fragments);
  };
  expect(await request()).toEqual([]);
  await expect(sideCart(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sideCart(page)).toBeHidden();
  await place(page, '<span class="cart-count" id="theirs">0</span>');
  expect(await request()).toEqual(['span.cart-count']);
  await expect(page.locator('body > span.cart-count')).toHaveText('2');
  await expect(sideCart(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sideCart(page)).toBeHidden();

  // An event carries fragments, hash and button.
  await place(page, '<div class="widget_shopping_cart_content">Nothing yet</div>');
  const detail = page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve) => {
        document.body.addEventListener('added_to_cart', (event) => {
          const { fragments, cart_hash, button } = (event as CustomEvent).detail;
          resolve({ selectors: Object.keys(fragments), cart_hash, button: button.className });
        });
      }),
  );
  await addButton(page).click();
  const heard = await detail;
  expect(heard.selectors).toContain('div.widget_shopping_cart_content');
  expect(heard.cart_hash).toMatch(/^\w{8,}$/);
  expect(heard.button).toContain('single_add_to_cart_button');
});

test.describe('from page to page', () => {
  test('an element that the page before did not have is filled by the shop [CT-09]', async ({
    page,
  }) => {
    await page.goto(TRAY);
    await untilHydrated(page);
    await addButton(page).click();
    await expect(sideCart(page)).toContainText('Oak Serving Tray');
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.body.insertAdjacentHTML('beforeend', '<span class="cart-count">0</span>');
      });
    });
    const sent = calls(page);
    await page.goto('/journal');
    await expect(page.locator('body > span.cart-count')).toHaveText('1');
    await page.goto('/shop');
    await expect(page.locator('body > span.cart-count')).toHaveText('1');
    expect(sent).toEqual(['get_refreshed_fragments']);
  });

  test('whoever adds and leaves at once has it, and the next page shows it when it is in', async ({
    page,
  }) => {
    const held = await hold(page, 'xoo_wsc_add_to_cart');
    await page.goto(TRAY);
    await untilHydrated(page);
    await addButton(page).click();
    await expect.poll(() => held.waiting.length).toBe(1);
    await page.goto('/journal');
    await untilHydrated(page);
    await expect(count(page)).toBeHidden();
    await page.goto('/shop');
    await untilHydrated(page);
    await held.release();
    await expect(count(page)).toHaveText('1');
    expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 1 });
  });

  test('the copy of the tab is shown without a call [CT-11]', async ({ page }) => {
    const heard = await listen(page);
    await page.goto('/shop');
    await untilHydrated(page);
    await cardButton(page, 'Oak Serving Tray').click();
    await expect(sideCart(page)).toBeVisible();
    const sent = calls(page);
    await page.goto('/journal');
    await expect(count(page)).toHaveText('1');
    expect(await heard()).toEqual(['wc_fragments_loaded']);
    expect(sent).toEqual([]);
  });

  test('one that is a day old, or has no such date, is fetched anew, and only once [CT-11] [CT-12]', async ({
    page,
  }) => {
    await putIn(page, 'oak-serving-tray');
    await page.goto('/shop');
    await expect(count(page)).toHaveText('1');
    const sent = calls(page);
    await changeCopy(page, (copy) => ({ ...copy, at: Number(copy.at) - DAY + 60_000 }));
    await page.goto('/journal');
    await expect(count(page)).toHaveText('1');
    expect(sent).toEqual([]);
    await changeCopy(page, (copy) => ({ ...copy, at: Number(copy.at) - 60_000 }));
    const refreshed = page.waitForResponse(/get_refreshed_fragments/);
    await page.goto('/');
    await refreshed;
    await expect(count(page)).toHaveText('1');
    await page.goto('/journal');
    await expect(count(page)).toHaveText('1');
    expect(sent).toEqual(['get_refreshed_fragments']);

    for (const at of ['yesterday', null, 9_999_999_999_999]) {
      await changeCopy(page, (copy) => ({ ...copy, at }));
      const request = page.waitForRequest(/get_refreshed_fragments/);
      await page.goto('/journal');
      expect((await request).postData()).toMatch(/^time=\d+$/);
      await expect(count(page)).toHaveText('1');
    }
    expect(sent).toHaveLength(4);
  });

  test('a refresh that fails is an event and nothing else [CT-13]', async ({ page, trouble }) => {
    trouble.allow(/response 500|status of 500/);
    const heard = await listen(page);
    await putIn(page, 'oak-serving-tray');
    await respondWith(page, 'get_refreshed_fragments', { status: 500 });
    await page.goto('/shop');
    await expect.poll(heard).toEqual(['wc_fragments_ajax_error']);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(cartButton(page)).toHaveAccessibleName('Basket');
  });

  test('no page waits for the cart', async ({ page }) => {
    await putIn(page, 'oak-serving-tray');
    const held = await hold(page, 'get_refreshed_fragments');
    await page.goto(TRAY, { waitUntil: 'load' });
    await expect.poll(() => held.waiting.length).toBe(1);
    await page.locator('form.cart button.plus').click();
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
    await expect(count(page)).toBeHidden();
    await held.release();
    await expect(count(page)).toHaveText('1');
  });
});

test.describe('several tabs', () => {
  test('agree on what is in the basket, without asking', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/journal');
    await untilHydrated(other);
    const sent = calls(other);
    await page.goto(TRAY);
    await untilHydrated(page);
    await addButton(page).click();
    await expect(count(other)).toHaveText('1');
    expect(sent).toEqual([]);
  });

  test('also the one that comes back from the cache of the browser', async ({ page }) => {
    await page.goto('/shop');
    await untilHydrated(page);
    // Changed elsewhere: only the cookie shows it, no other tab has sent a message.
    await putIn(page, 'oak-serving-tray', 4);
    await expect(count(page)).toBeHidden();
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(count(page)).toHaveText('4');
  });

  test('and where the storage is closed, every page asks', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    });
    await putIn(page, 'oak-serving-tray');
    await page.goto('/shop');
    await expect(count(page)).toHaveText('1');
    await page.goto('/journal');
    await expect(count(page)).toHaveText('1');
  });
});
