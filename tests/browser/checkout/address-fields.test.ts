import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { putIn } from '../support/cart.ts';
import { openCheckout } from '../support/checkout.ts';
import { expect, test } from '../support/shop-test.ts';

// What replaces the select once it is searchable.
const country = (page: Page) => page.locator('#shipping_country_field input[role=combobox]');
const state = (page: Page) => page.locator('#shipping_state_field input[role=combobox]');
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const announced = (page: Page) => page.locator('#shipping_country_field').getByRole('status');
const options = (page: Page) => page.locator('#shipping_country_field').getByRole('option');

/** The checkout with its selects made searchable. */
async function openForm(page: Page): Promise<void> {
  await openCheckout(page);
  await expect(country(page)).toBeVisible();
}

async function choose(page: Page, name: string): Promise<void> {
  await country(page).click();
  await country(page).fill(name);
  await options(page).first().click();
}

test('states are one cached map; the state is a choice, nothing or free text, as the country has it [CO-13] [CO-14] [CO-15] [CO-16] [CO-17]', {
  tag: '@wide',
}, async ({ page }) => {
  await openForm(page);
  await expect(country(page)).toHaveAccessibleName('Country or region');
  await expect(state(page)).toHaveAccessibleName('State');
  // Empty where a country has none, missing where anything goes.
  const loaded = page.waitForResponse(/\/places\/states-/);
  await country(page).click();
  const response = await loaded;
  expect(response.headers()['cache-control']).toContain('immutable');
  const states = await response.json();
  expect(states.US).toMatchObject({ NY: 'New York', CA: 'California' });
  expect(states.DE).toEqual({});
  expect(states).not.toHaveProperty('GB');
  await choose(page, 'germ');
  await expect(country(page)).toHaveValue('Germany');
  await expect(field(page, 'shipping_state')).toHaveAttribute('type', 'hidden');
  await expect(page.locator('#shipping_state_field')).toHaveCount(0);
  await choose(page, 'united k');
  await expect(field(page, 'shipping_state')).toHaveAttribute('type', 'text');
  await expect(page.getByRole('textbox', { name: 'County (optional)' })).toBeVisible();
  await choose(page, 'canada');
  await expect(state(page)).toHaveAccessibleName('Province');
  await expect(page.getByRole('textbox', { name: 'Postal code' })).toBeVisible();
  await state(page).click();
  await page.getByRole('option', { name: 'Quebec' }).click();
  await expect(field(page, 'shipping_state')).toHaveValue('QC');
  // The browser, or a program, fills the select itself in.
  await field(page, 'shipping_country').selectOption('US');
  await expect(country(page)).toHaveValue('United States');
  await expect(field(page, 'shipping_state')).toHaveValue('');
});

test.describe('no different on a phone', { tag: '@wide' }, () => {
  test('where the states cannot be loaded the shopper writes his [CO-17]', async ({
    page,
    trouble,
  }) => {
    trouble.allow(/places\/states-/);
    await page.route(/\/places\/states-/, (route) => route.abort());
    await openForm(page);
    await choose(page, 'canada');
    await expect(field(page, 'shipping_state')).toHaveAttribute('type', 'text');
    await field(page, 'shipping_state').fill('Quebec');
  });

  test('labels look at their fields again 500 ms after the country changed [CO-18]', async ({
    page,
  }) => {
    await page.clock.install();
    await openForm(page);
    await field(page, 'shipping_country').selectOption('CA');
    const frame = page.locator('#shipping_state_field');
    await expect(frame).toContainText('Province');
    // A program fills in the new field without dispatching an event.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await field(page, 'shipping_country').selectOption('AU');
    await expect(frame).toContainText('State');
    await frame.locator('select').evaluate((select: HTMLSelectElement) => {
      select.value = 'TAS';
    });
    await page.clock.runFor(499);
    await expect(frame).not.toHaveAttribute('data-filled');
    await page.clock.runFor(1);
    await expect(frame).toHaveAttribute('data-filled');
  });

  test('the country list says what it does [CO-19] [RE-19] [RE-20] [RE-21] [RE-22] [RE-23]', async ({
    page,
  }) => {
    await openForm(page);
    const select = field(page, 'shipping_country');
    await country(page).fill('zzzz');
    await expect(announced(page)).toHaveText('No results found');
    await page.keyboard.press('Escape');
    await expect(country(page)).toHaveValue('United States');
    await select.evaluate((element) =>
      Object.assign(element.dataset, { minLength: 3, maxLength: 5 }),
    );
    await country(page).fill('ge');
    await expect(announced(page)).toHaveText('Please enter 1 or more characters');
    await country(page).fill('germany');
    await expect(announced(page)).toHaveText('Please delete 2 characters');
    await country(page).fill('german');
    await expect(announced(page)).toHaveText('Please delete 1 character');
    await page.keyboard.press('Escape');

    const results: (() => Promise<void>)[] = [];
    await page.route('**/more-countries**', (route) => {
      results.push(() =>
        route.fulfill({
          json: {
            results: Array.from({ length: 30 }, (_, at) => ({
              id: `X${results.length}${at}`,
              text: `Place ${results.length} ${at}`,
            })),
            pagination: { more: results.length === 1 },
          },
        }),
      );
    });
    await select.evaluate((element) =>
      Object.assign(element.dataset, { ajaxUrl: '/more-countries', minLength: 0, maxLength: 0 }),
    );
    await country(page).fill('pla');
    await expect(announced(page)).toHaveText('Searching…');
    await expect.poll(() => results.length).toBe(1);
    await results[0]?.();
    await expect(options(page)).toHaveCount(30);
    await options(page).last().scrollIntoViewIfNeeded();
    await expect(announced(page)).toHaveText('Loading more results…');
    await expect.poll(() => results.length).toBe(2);
    await results[1]?.();
    await expect(options(page)).toHaveCount(60);
  });

  test('any select can ask an address: q, results, more, failure, limit [RE-16] [RE-17] [RE-18] [RE-24]', async ({
    page,
    trouble,
  }) => {
    trouble.allow(/find-things/);
    const requested: string[] = [];
    await page.route('**/find-things**', (route) => {
      const { searchParams } = new URL(route.request().url());
      requested.push(searchParams.toString());
      const q = searchParams.get('q');
      if (q === 'bad') return route.fulfill({ status: 500, body: 'no' });
      return route.fulfill({
        json: {
          results: [
            { id: 7, text: `Thing ${q}` },
            { id: 8, text: `Other ${q}` },
          ],
        },
      });
    });
    await page.goto('/delivery');
    const things = page.getByRole('combobox', { name: 'Things' });
    await expect(async () => {
      await page.evaluate(() => {
        if (!document.querySelector('#things')) {
          const label = Object.assign(document.createElement('label'), {
            htmlFor: 'things',
            textContent: 'Things',
          });
          const select = Object.assign(document.createElement('select'), {
            id: 'things',
            multiple: true,
            className: 'wc-enhanced-select',
          });
          Object.assign(select.dataset, { ajaxUrl: '/find-things', limit: '1' });
          document.querySelector('main')?.append(label, select);
        }
        document.dispatchEvent(new Event('wc-enhanced-select-init'));
      });
      await expect(things).toBeVisible({ timeout: 1000 });
    }).toPass();
    const status = page.locator('main').getByRole('status');
    await things.fill('bad');
    await expect(status).toHaveText('The results could not be loaded.');
    await things.fill('good');
    await expect(page.locator('main').getByRole('option')).toHaveText(['Thing good', 'Other good']);
    expect(requested.at(-1)).toBe('q=good');
    await page.getByRole('option', { name: 'Thing good' }).click();
    await expect(page.locator('#things')).toHaveValues(['7']);
    await expect(status).toHaveText('You can only select 1 item');
    await page.getByRole('button', { name: 'Remove Thing good' }).click();
    await expect(page.locator('#things')).toHaveValues([]);
  });

  test('the contact form finds a product by what is typed, and lets it go again [RE-16] [RE-22] [RE-23]', async ({
    page,
  }) => {
    await page.goto('/contact');
    const product = page.getByRole('combobox', { name: 'Which product? (optional)' });
    await product.scrollIntoViewIfNeeded();
    const status = page.locator('form.wpcf7-form').getByRole('status');
    await product.fill('m');
    await expect(status).toHaveText('Please enter 1 or more characters');
    await product.fill('m'.repeat(62));
    await expect(status).toHaveText('Please delete 2 characters');
    const request = page.waitForRequest(/action=product_choices/);
    await product.fill('serving');
    expect(new URL((await request).url()).searchParams.get('q')).toBe('serving');
    await page.getByRole('option', { name: 'Oak Serving Tray' }).click();
    await expect(product).toHaveValue('Oak Serving Tray');
    const select = page.locator('select[name="your-product"]');
    await expect(select).toHaveValue(/^\d+$/);
    await expectAccessible(page);
    await product.fill('');
    await product.blur();
    await expect(select).toHaveValue('');
  });

  test('a label makes way for what is written; a country is found and taken by keys alone, and everyone can use the list [CO-18]', async ({
    page,
  }) => {
    await openForm(page);
    const label = page.locator('label[for=shipping_city]');
    const size = async () => (await label.boundingBox())?.height ?? 0;
    const empty = await size();
    await field(page, 'shipping_city').fill('Springfield');
    await field(page, 'shipping_postcode').focus();
    await expect.poll(size).toBeLessThan(empty / 2);
    await field(page, 'shipping_city').fill('');
    await field(page, 'shipping_postcode').focus();
    await expect.poll(size).toBe(empty);

    await page.getByText('Add a company').first().focus();
    await page.keyboard.press('Tab');
    await expect(country(page)).toBeFocused();
    await page.keyboard.type('cote');
    await expect(options(page)).toHaveText(['Côte d’Ivoire']);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(country(page)).toHaveValue('United States');
    await page.keyboard.press('ArrowDown');
    const active = () =>
      country(page).evaluate(
        (input) =>
          document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
      );
    await expect.poll(active).toBe('United States');
    await page.keyboard.press('ArrowDown');
    await expect.poll(active).toBe('Uruguay');
    await page.keyboard.press('Enter');
    await expect(field(page, 'shipping_country')).toHaveValue('UY');
    await page.keyboard.type('swed');
    await page.keyboard.press('Tab');
    await expect(field(page, 'shipping_country')).toHaveValue('SE');
    await expect(field(page, 'shipping_address_1')).toBeFocused();
  });

  test('what is wrong stands under its field in the dark scheme too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openForm(page);
    await field(page, 'shipping_postcode').fill('1');
    await field(page, 'shipping_city').focus();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.locator('#shipping_first_name-error')).toContainText(
      'First name is missing.',
    );
    await expect(field(page, 'shipping_first_name')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await field(page, 'shipping_first_name').fill('Ada');
    await expect(page.locator('#shipping_first_name-error')).toHaveCount(0);
  });
});

test.describe('without script', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });

  test('country and state are plain selects [CO-13] [CO-15]', async ({ page }) => {
    await putIn(page, 'oak-serving-tray');
    await page.goto('/checkout');
    await page.getByLabel('Country or region').first().selectOption('United States');
    await page.getByLabel('State').first().selectOption('New York');
    await expect(field(page, 'shipping_state')).toHaveValue('NY');
  });
});

test('on a phone a list opens within the screen and is chosen from by touch', {
  tag: '@phone',
}, async ({ page }) => {
  await openForm(page);
  await country(page).tap();
  await expect(options(page).first()).toBeVisible();
  const sides = await page.locator('#shipping_country-list').evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return { left, right, width: window.innerWidth };
  });
  expect(sides.left).toBeGreaterThanOrEqual(0);
  expect(sides.right).toBeLessThanOrEqual(sides.width);
  const first = await options(page).first().boundingBox();
  expect(first?.height).toBeGreaterThanOrEqual(44);
  await country(page).fill('fran');
  await options(page).first().tap();
  await expect(field(page, 'shipping_country')).toHaveValue('FR');
});
