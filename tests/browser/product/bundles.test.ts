import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { changePageData } from '../support/page-data.ts';
import { expect, test } from '../support/shop-test.ts';
import { stopClock } from '../support/side-cart.ts';

const MORNING = '/product/slow-morning-bundle';
const NEW_HOME = '/product/new-home-box';

const form = (page: Page) => page.locator('form.bundle_form');
const item = (page: Page, id: string) => page.locator(`[data-item="${id}"]`);
const tick = (page: Page, id: string) => item(page, id).getByRole('checkbox').first();
const price = (page: Page) => form(page).locator('.price ins, p.price').last();
const add = (page: Page) => page.locator('.single_add_to_cart_button');
const popup = (page: Page) => page.getByRole('dialog', { name: 'In your basket' });
const sent = async (page: Page) =>
  JSON.parse(
    (await page.locator('input[type="hidden"][name="bundle_items"]').inputValue()) || '[]',
  );

async function choose(of: Locator, ...terms: string[]): Promise<void> {
  for (const term of terms) {
    await of.locator('label', { has: of.page().getByRole('radio', { name: term }) }).click();
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

test.describe('the builder', { tag: '@wide' }, () => {
  test('ticks, options and variations change what it costs and what it sends [BU-02] [BU-03] [BU-05] [BU-06] [BU-07] [BU-13] [BU-14] [BU-15] [BU-16] [BU-17]', async ({
    page,
  }) => {
    await open(page, MORNING);
    const config = JSON.parse((await form(page).getAttribute('data-bundle')) ?? '{}');
    expect(config).toMatchObject({
      discount_type: 'percent',
      discount_rules: [
        { minimum: 2, discount: '5' },
        { minimum: 3, discount: '10' },
        { minimum: 4, discount: '15' },
      ],
      bundle_enabled: true,
      upsell_bar: true,
      ajax_add_to_cart: true,
      popup: true,
      ajax_url: '/wp-admin/admin-ajax.php',
      cart_url: '/cart',
      currency_symbol: '$',
      total_cart_amount: 0,
    });
    await expect(price(page)).toContainText('From $76.50');
    await expectAccessible(page, 'form.bundle_form');

    const mug = item(page, 'mug');
    await choose(mug, 'Clay', 'Large');
    await expect(mug).toHaveAttribute('data-variation', 'reset');
    await expect(mug.getByRole('alert')).toHaveText(
      'Sorry, no products matched your selection. Please choose a different combination.',
    );
    await mug.getByRole('button', { name: /^Clear/ }).click();
    await expect(mug).toHaveAttribute('data-variation', 'found');
    await choose(mug, 'Sand', 'Large');
    await expect(mug).toHaveAttribute('data-variation', 'matched');
    await expect(price(page)).toContainText('$79.90');
    const [first] = await sent(page);
    expect(first).toMatchObject({
      item: 'mug',
      attributes: { attribute_pa_color: 'sand', attribute_pa_size: 'large' },
      quantity: 1,
      price: '18.00',
    });
    expect(first.id).not.toBe(first.parent);

    await mug.locator('summary').click();
    await expect(mug.getByRole('radio').first()).toBeHidden();
    await mug.locator('summary').click();
    await expect(mug.getByRole('radio').first()).toBeVisible();

    const looks = (id: string) =>
      item(page, id).evaluate((row) => getComputedStyle(row).backgroundColor);
    const napkin = item(page, 'napkin');
    const selected = await looks('tray');
    await expect(napkin).toHaveAttribute('data-selected', 'true');
    await expect.poll(() => looks('napkin')).toBe(selected);
    await tick(page, 'napkin').uncheck();
    await expect(napkin).not.toHaveAttribute('data-selected');
    await expect.poll(() => looks('napkin')).not.toBe(selected);
    await expect(napkin.getByRole('spinbutton')).toBeDisabled();
    await tick(page, 'mug').uncheck();
    const inputs = mug.locator('fieldset').first().locator('input, select, textarea');
    expect(await inputs.count()).toBeGreaterThan(4);
    for (const input of await inputs.all()) await expect(input).toBeDisabled();
    await tick(page, 'mug').check();
    for (const input of await inputs.all()) await expect(input).toBeEnabled();
    await expect(price(page)).toContainText('$76.50');
    await expect(form(page).getByText('One more for 15 % off.').first()).toBeVisible();
    expect((await sent(page)).map((one: { item: string }) => one.item)).toEqual([
      'mug',
      'tray',
      'honey',
    ]);
    await tick(page, 'napkin').press('Space');
    await expect(napkin).toHaveAttribute('data-selected', 'true');
    await expect(napkin.getByRole('spinbutton')).toBeEnabled();
    await napkin.locator('.plus').click();
    await expect(price(page)).toContainText('$87.55');
  });

  test('what is unfinished is said, shown and reached; nothing is sent [BU-18] [BU-20] [BU-25]', async ({
    page,
  }) => {
    await open(page, MORNING);
    await item(page, 'mug').locator('summary').click();
    let requestCount = 0;
    await page.route('**/admin-ajax.php**', (route) => {
      requestCount += 1;
      return route.continue();
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Instant: the smooth scrolling of the page is the browser's own and goes on beside a stopped clock.
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    await stopClock(page);
    await add(page).press('Enter');
    const alert = page.locator('.bundle-alert');
    await expect(alert).toHaveText(
      /^Please select the options of .*Mug.* before adding it to your basket\.$/,
    );
    // It leaves the items in view.
    const share = await alert.evaluate((it) => it.getBoundingClientRect().height / innerHeight);
    expect(share).toBeLessThan(0.1);
    await expect(alert).toHaveAttribute('role', 'alert');
    await expect(item(page, 'mug')).toHaveAttribute('data-invalid', 'true');
    // The frame in which it is rendered, and 500 ms of scrolling to it.
    const place = () => item(page, 'mug').evaluate((row) => row.getBoundingClientRect().top);
    await page.clock.runFor(32);
    await expect(item(page, 'mug').getByRole('radio', { name: 'Sand' })).toBeFocused();
    await page.clock.runFor(464);
    const almost = await place();
    await page.clock.runFor(48);
    const there = await place();
    expect(almost).toBeLessThan(there);
    await page.clock.runFor(500);
    expect(await place()).toBe(there);
    await expect(item(page, 'mug')).toBeInViewport();
    await page.clock.resume();
    await expectAccessible(page, 'form.bundle_form');
    expect(requestCount).toBe(0);
    await choose(item(page, 'mug'), 'Sand', 'Small');
    await expect(alert).toBeHidden();

    // A number that the browser's own validation refuses.
    const napkins = item(page, 'napkin').getByRole('spinbutton');
    await napkins.fill('999');
    await napkins.press('Enter');
    await expect(alert).toContainText('Please check what is marked before adding');
    await expect(item(page, 'napkin')).toHaveAttribute('data-invalid', 'true');
    expect(requestCount).toBe(0);
  });

  test('fields of its own take the invalid state by their kind; options of an item count, and the cart has the page’s price [BU-21] [BU-23] [BU-24]', async ({
    page,
  }) => {
    await open(page, NEW_HOME);
    const mail = page.getByRole('textbox', { name: /^E-mail/ });
    const phone = page.getByRole('textbox', { name: /^Phone/ });
    await mail.fill('ada@');
    await phone.fill('call me');
    await add(page).click();
    await expect(mail).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(mail).toBeFocused();
    await expect(page.locator('.bundle-alert')).toContainText('Please check what is marked');
    await mail.fill('ada@example.com');
    await phone.fill('+1 (555) 010-0199');
    await expect(mail).not.toHaveAttribute('aria-invalid', 'true');
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true');

    await tick(page, 'board').check();
    await item(page, 'board').locator('summary').click();
    const before = await page.locator('input[name="bundle_total"]').inputValue();
    await page.getByRole('textbox', { name: /^Engraving/ }).fill('Ada');
    await expect(page.locator('input[name="bundle_total"]')).toHaveValue(
      (Number(before) + 2.4).toFixed(2),
    );
    const total = await page.locator('input[name="bundle_total"]').inputValue();
    await add(page).click();
    await expect(popup(page)).toContainText(`$${total}`);
    await page.goto('/cart');
    await expect(page.getByText('Engraving: Ada')).toBeVisible();
    await expect(page.locator('.cart_item').first()).toContainText(`$${total}`);
  });
});

test.describe('adding', () => {
  test('loading, then the popup; the group in the cart goes, comes back and is edited [BU-01] [BU-26] [BU-27] [BU-28] [BU-30] [BU-31]', async ({
    page,
    isMobile,
  }) => {
    await open(page, MORNING);
    await choose(item(page, 'mug'), 'Sand', 'Large');
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    await page.route('**/admin-ajax.php**', async (route) => {
      await gate;
      await route.continue();
    });
    const asking = page.waitForRequest('**/admin-ajax.php**');
    await add(page).click();
    const request = await asking;
    await expect(form(page)).toHaveAttribute('data-state', 'loading');
    await expect(add(page)).toHaveAttribute('aria-busy', 'true');
    expect(new URL(request.url()).searchParams.get('r')).toMatch(/^0\.\d+/);
    const body = request.postData() ?? '';
    const field = (name: string) =>
      new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1];
    const id = await add(page).getAttribute('value');
    expect(await form(page).locator('[name="product_id"]').count()).toBe(0);
    expect([field('product_id'), field('added-to-cart'), field('is_ajax')]).toEqual([id, id, '1']);
    expect(field('quantity')).toBe('1');
    expect(body).toContain('name="bundle\\[mug\\]'.replaceAll('\\', ''));
    go();

    await expect(popup(page).locator('header')).toContainText('Slow Morning Bundle');
    await expect(form(page)).toHaveAttribute('data-state', 'popup');
    await expect(popup(page).locator('.bundle-popup-items > li')).toHaveCount(4);
    await expect(popup(page).locator('footer')).toContainText('$79.90');
    await expectAccessible(page, 'dialog[open]');
    await popup(page).getByRole('button', { name: 'Continue shopping' }).click();
    await expect(popup(page)).toBeHidden();
    await expect(form(page)).toHaveAttribute('data-state', 'idle');
    await expect
      .poll(async () => JSON.parse((await form(page).getAttribute('data-bundle')) ?? '{}'))
      .toMatchObject({ total_cart_amount: 79.9 });
    if (isMobile) return;

    await page.goto('/cart');
    await untilHydrated(page);
    const rows = page.locator('.cart_item');
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText('$79.90');
    await expectAccessible(page, 'form.woocommerce-cart-form');
    await rows.first().locator('.plus').click();
    await expect(rows.first()).toContainText('$159.80');
    await expect(rows.nth(1)).toContainText('2');
    await rows.nth(4).getByRole('link', { name: 'Remove Honey Jar' }).click();
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toContainText('$135.00');
    await rows.first().getByRole('link', { name: 'Remove Slow Morning Bundle' }).click();
    await expect(rows).toHaveCount(0);
    await page
      .getByRole('link', { name: 'Undo' })
      .or(page.getByRole('button', { name: 'Undo' }))
      .first()
      .click();
    await expect(rows).toHaveCount(4);
    await rows.first().getByRole('link', { name: 'Edit Slow Morning Bundle' }).click();
    await untilHydrated(page);
    await expect(tick(page, 'honey')).not.toBeChecked();
    await expect(item(page, 'mug')).toHaveAttribute('data-variation', 'matched');
    await tick(page, 'honey').check();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await add(page).click();
    await expect(popup(page).locator('footer')).toContainText('$159.80');
    await page.goto('/cart');
    await expect(page.locator('.cart_item')).toHaveCount(5);
  });
});

test.describe('adding that goes otherwise', { tag: '@wide' }, () => {
  test('without a network there is an alert and nothing else has happened; an error with a product’s address leads there, with the reason [BU-32] [BU-33]', async ({
    page,
    trouble,
  }) => {
    trouble.allow(/admin-ajax|ERR_FAILED/);
    await open(page, MORNING);
    await choose(item(page, 'mug'), 'Sand', 'Small');
    await page.route('**/admin-ajax.php**', (route) => route.abort());
    await add(page).click();
    const alert = form(page).getByRole('alert').filter({ hasText: 'internet' });
    await expect(alert).toHaveText('Please check your internet connection and try again.');
    await expect(form(page)).toHaveAttribute('data-state', 'idle');
    await expect(popup(page)).toBeHidden();

    // An invalid answer counts as a failure.
    for (const response of [{ status: 500 }, { body: 'Not today.' }, { json: {} }]) {
      await page.unrouteAll();
      await page.route('**/admin-ajax.php**', (route) => route.fulfill(response));
      const request = page.waitForRequest('**/admin-ajax.php**');
      await add(page).click();
      await request;
      await expect(form(page)).toHaveAttribute('data-state', 'idle');
      await expect(alert).toHaveText('Please check your internet connection and try again.');
    }

    await page.unrouteAll();
    await page.route('**/admin-ajax.php**', (route) =>
      route.fulfill({
        json: { error: true, product_url: '/product/new-home-box', notice: '<p>Look again.</p>' },
      }),
    );
    await add(page).click();
    await expect(page).toHaveURL(/new-home-box/);
    await expect(page.getByText('Look again.')).toBeVisible();
  });

  test('a bundle may lead to the cart page instead [BU-30]', async ({ page }) => {
    await changePageData(page, `**${MORNING}`, (json) =>
      json.replaceAll('"popup":true', '"popup":false'),
    );
    await open(page, MORNING);
    await choose(item(page, 'mug'), 'Sand', 'Small');
    await add(page).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.locator('.cart_item')).toHaveCount(5);
  });
});

test.describe('without script', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts each item by itself, keeps what was chosen and ends in the cart', async ({
    page,
  }) => {
    await page.goto(MORNING);
    await tick(page, 'honey').uncheck();
    await add(page).click();
    await expect(page.getByText('Stoneware Mug: Please choose Colour first.')).toBeVisible();
    await expect(tick(page, 'honey')).not.toBeChecked();
    await tick(page, 'mug').uncheck();
    await page.locator('input[name="bundle[napkin][quantity]"]').fill('3');
    await add(page).click();
    await expect(page).toHaveURL(/\/cart(#buy)?$/);
    await expect(page.locator('.cart_item')).toHaveCount(3);
    await expect(page.locator('.cart_item').first()).toContainText('$71.25');
  });
});
