import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { changePageData } from '../support/page-data.ts';
import { expect, test } from '../support/shop-test.ts';

const BOARD = '/product/engraved-cutting-board';
const CURTAIN = '/product/made-to-measure-curtain';
const PARTY = '/product/party-invitations';
const FLOWERS = '/product/letterbox-flowers';
const PRINT = '/product/photo-print';
const DAY = 86_400_000;

const add = (page: Page) => page.locator('.single_add_to_cart_button');
const total = (page: Page) => page.locator('.wcpa_price_summary > :last-child dd');
const sent = (page: Page, name: string) => page.locator(`form.cart [name="${name}"]`);
const focused = (page: Page) => page.locator(':focus');
const problem = (page: Page, id: string) => page.locator(`[data-option="${id}"][data-invalid]`);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The day that has the focus in a calendar, as the field would send it. */
async function dayAt(page: Page): Promise<number> {
  const name = (await focused(page).getAttribute('aria-label')) ?? '';
  return Date.parse(`${name.replace(', not available', '')} UTC`);
}

const asSent = (day: number) => new Date(day).toISOString().slice(0, 10);

onWideScreenOnly();

test('a party by keyboard alone: every field is reached, filled and sent [OP-05] [OP-07] [OP-09] [OP-11] [OP-12] [OP-13] [OP-15] [OP-16]', async ({
  page,
}) => {
  await open(page, PARTY);
  await page.getByRole('textbox', { name: /^Guests/ }).focus();
  await page.keyboard.type('12');
  // The "other" choice: its text field appears once it is chosen.
  const other = page.getByRole('textbox', { name: 'Something else: please specify' });
  await expect(other).toBeHidden();
  await press(page, 'Tab', 'Space', 'ArrowUp');
  await expect(page.getByRole('radio', { name: 'Something else' })).toBeChecked();
  await press(page, 'Tab');
  await expect(other).toBeFocused();
  await page.keyboard.type('House-warming');
  // A day from the calendar.
  await press(page, 'Tab', 'Tab');
  await expect(focused(page)).toHaveAccessibleName(/^Date of the party: choose from a calendar$/);
  await press(page, 'Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  const day = await dayAt(page);
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sent(page, 'party_date')).toHaveValue(asSent(day));
  await expect(focused(page)).toHaveAccessibleName(/^Date of the party: choose/);
  // A time from the list: it opens at noon, and an hour and a quarter later is 13:15.
  await press(page, 'Tab', 'Tab', 'Enter');
  await expect(page.getByRole('listbox', { name: 'Time' })).toBeFocused();
  await press(page, 'PageDown', 'ArrowDown', 'Enter');
  await expect(sent(page, 'party_time')).toHaveValue('13:15');
  await expect(page.getByRole('textbox', { name: /^Begins at/ })).toHaveValue('1:15 PM');
  await page.getByRole('textbox', { name: /^Your words/ }).focus();
  await page.keyboard.type('Come and eat');
  // Static text between the fields is skipped: the next stop is the colour.
  await expect(page.getByRole('heading', { name: 'Paper and colour' })).toBeVisible();
  await press(page, 'Tab');
  await expect(focused(page)).toHaveAccessibleName(/^Colour of the edge/);
  await page.getByLabel(/^Colour of the edge/).fill('#aabbcc');
  await expect(sent(page, 'edge_color')).toHaveValue('#aabbcc');
  await expect(page.getByText('Custom colour')).toBeVisible();
  await page.getByRole('button', { name: 'Olive', exact: true }).focus();
  await press(page, 'Enter');
  await expect(sent(page, 'edge_color')).toHaveValue('#55623f');
  // Colours have names; their numbers are for the maker.
  await expect(page.locator('[data-option="edge_color"]')).not.toContainText('#');
  await expect(page.getByRole('button', { name: 'Olive', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(sent(page, 'printed_by')).toHaveValue('hand press');
  await expect(sent(page, 'printed_by')).toBeHidden();
  await page.getByRole('spinbutton', { name: /Wrapping Paper/ }).focus();
  await press(page, 'ArrowUp', 'ArrowUp');
  await expect(total(page)).toHaveText('$278.40');
  const adding = page.waitForRequest(/add_to_cart/);
  await add(page).focus();
  await press(page, 'Enter');
  const body = (await adding).postData() ?? '';
  for (const name of ['guests', 'party_date', 'printed_by']) expect(body).toContain(`"${name}"`);
  const cart = page.getByRole('dialog').filter({ hasText: 'Party Invitations' });
  await expect(cart).toContainText('House-warming');
  await expect(cart).toContainText('Come and eat');
  await expect(cart).not.toContainText('hand press');
});

test('a calendar goes by keys, refuses what is not possible, and takes typed days too [OP-11]', async ({
  page,
}) => {
  await open(page, PARTY);
  const field = page.getByRole('textbox', { name: /^Date of the party/ });
  const button = page.getByRole('button', { name: 'Date of the party: choose from a calendar' });
  await button.click();
  await expect(page.getByRole('grid')).toBeVisible();
  const first = await dayAt(page);
  expect(first).toBeGreaterThanOrEqual(Date.now() + 13 * DAY);
  expect([0, 1, 4, 5, 6]).toContain(new Date(first).getUTCDay());
  // No key leads before the first possible day.
  await press(page, 'ArrowUp');
  expect(await dayAt(page)).toBe(first);
  await press(page, 'ArrowDown');
  expect(await dayAt(page)).toBe(first + 7 * DAY);
  await press(page, 'PageDown', 'Home');
  expect(new Date(await dayAt(page)).getUTCDay()).toBe(0);
  // Two days on it is a Tuesday, which can be focused but not selected.
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(focused(page)).toHaveAttribute('aria-disabled', 'true');
  const tuesday = await dayAt(page);
  await press(page, 'Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(sent(page, 'party_date')).toHaveValue('');
  await press(page, 'Escape');
  await expect(button).toBeFocused();
  // Typed: in the format of the language, read when the field is left, validated like any other.
  const typed = (day: number) => {
    const [year, month, date] = asSent(day).split('-').map(Number);
    return `${month}/${date}/${year}`;
  };
  await field.fill(typed(tuesday));
  await expect(problem(page, 'party_date')).toHaveCount(0);
  await press(page, 'Tab');
  await expect(problem(page, 'party_date')).toContainText('please choose another day');
  await field.fill(typed(tuesday + 2 * DAY));
  await press(page, 'Tab');
  await expect(problem(page, 'party_date')).toHaveCount(0);
  await expect(sent(page, 'party_date')).toHaveValue(asSent(tuesday + 2 * DAY));
  await expect(field).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await field.fill('sometime');
  await press(page, 'Tab');
  await expect(problem(page, 'party_date')).toContainText('does not exist');
  // By pointer, and undone.
  await button.click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.locator('dialog [role="grid"] button:not([aria-disabled])').first().click();
  await expect(problem(page, 'party_date')).toHaveCount(0);
  await button.click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(sent(page, 'party_date')).toHaveValue('');
  await expect(field).toHaveValue('');
});

test('a day and its time, a list, tiles and a file, by keyboard [OP-06] [OP-08] [OP-10] [OP-11] [OP-15]', async ({
  page,
}) => {
  await open(page, FLOWERS);
  await page.getByRole('button', { name: 'Deliver at: choose from a calendar' }).focus();
  await press(page, 'Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  const day = await dayAt(page);
  await press(page, 'Enter');
  await expect(page.getByRole('listbox', { name: 'Time' })).toBeFocused();
  await press(page, 'Home', 'ArrowDown', 'Enter');
  await expect(sent(page, 'deliver_at')).toHaveValue(`${asSent(day)}T00:15`);

  await open(page, CURTAIN);
  await page.getByRole('textbox', { name: /^Width/ }).focus();
  await page.keyboard.type('140');
  await press(page, 'Tab');
  await page.keyboard.type('200');
  await expect(page.getByText('2.8 square metres of linen, cut for you.')).toBeVisible();
  await press(page, 'Tab');
  await expect(page.getByRole('combobox', { name: /^Lining/ })).toBeFocused();
  await page.keyboard.type('Cot');
  await expect(page.getByRole('combobox', { name: /^Lining/ })).toHaveValue('cotton');
  await expect(total(page)).toHaveText('$128.80');

  await open(page, PRINT);
  await page.getByRole('radio', { name: /13 × 18/ }).focus();
  await press(page, 'ArrowRight');
  await expect(page.getByRole('radio', { name: /20 × 30/ })).toBeChecked();
  // The image of the size appears in the gallery.
  await expect(page.getByRole('link', { name: /picture 2/i })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const file = page.locator('input[type="file"]');
  await expect(file).toBeEnabled();
  await press(page, 'Tab');
  await expect(file).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  // Evaluated once more: it resolves when the page has registered the file chooser, and keys
  // could be faster.
  await expect(file).toBeFocused();
  await press(page, 'Space');
  expect((await chooser).isMultiple()).toBe(false);
});

test('the words stand on the picture, in the letters that were chosen [OP-01]', async ({
  page,
}) => {
  await open(page, BOARD);
  const words = page.locator('.woocommerce-product-gallery .wcpa_text_preview text');
  await expect(words).toHaveCount(0);
  const engraving = page.getByRole('textbox', { name: /^Engraving/ });
  await engraving.fill('Ada');
  await expect(words).toHaveText('Ada');
  await expect(words).toHaveAttribute('data-font', 'serif');
  const short = Number(await words.getAttribute('font-size'));
  await page.getByRole('radio', { name: /Script/ }).check();
  await expect(words).toHaveAttribute('data-font', 'script');
  // Longer text is smaller, within its box.
  await engraving.fill('WWWWWWWWWWWWWWWWWWWWWWWW');
  await expect.poll(async () => Number(await words.getAttribute('font-size'))).toBeLessThan(short);
  await engraving.fill('');
  await expect(words).toHaveCount(0);
});

test('an unfinished form survives a reload and is discarded once it is in the basket [OP-17]', async ({
  page,
  context,
}) => {
  await open(page, BOARD);
  const engraving = page.getByRole('textbox', { name: /^Engraving/ });
  const script = page.getByRole('radio', { name: /Script/ });
  const wrap = page.getByRole('checkbox', { name: /Wrap it/ });
  await engraving.fill('Ada');
  await script.check();
  await wrap.check();
  await page.getByLabel('Quantity').fill('2');
  await expect(total(page)).toHaveText('$79.30');
  await page.reload();
  await expect(engraving).toHaveValue('Ada');
  await expect(script).toBeChecked();
  await expect(wrap).toBeChecked();
  await expect(page.getByLabel('Quantity')).toHaveValue('2');
  await expect(total(page)).toHaveText('$79.30');
  await add(page).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Engraved' })).toContainText('Ada');
  await page.reload();
  await untilHydrated(page);
  await expect(engraving).toHaveValue('');
  await expect(wrap).not.toBeChecked();
  await expect(total(page)).toHaveText('$32.00');

  // Storage may contain anything.
  await page.evaluate(() => {
    const id = document.querySelector<HTMLInputElement>('form.cart [name="product_id"]')?.value;
    const odd = { engraving: 'Bo', font: 'gold', gift_wrap: 'yes', price: '0', '#quantity': '-4' };
    sessionStorage.setItem(`vitrine_form_${id}`, JSON.stringify(odd));
  });
  await page.reload();
  await expect(engraving).toHaveValue('Bo');
  await expect(page.getByRole('radio', { name: /Serif/ })).toBeChecked();
  await expect(page.getByLabel('Quantity')).toHaveValue('1');
  await expect(total(page)).toHaveText('$33.60');

  // Tracked fields are stored in cookies, for half an hour.
  await open(page, PARTY);
  await page.getByRole('radio', { name: 'Something else' }).check();
  const other = page.getByRole('textbox', { name: 'Something else: please specify' });
  await other.fill('Tea & cake');
  await page.getByRole('textbox', { name: /^Guests/ }).fill('20');
  await expect
    .poll(
      async () =>
        (await context.cookies()).find(({ name }) => name === 'wcpa_field_occasion')?.value,
    )
    .toBe(encodeURIComponent(JSON.stringify('other:Tea & cake')));
  const cookies = await context.cookies();
  const { expires = 0 } = cookies.find(({ name }) => name === 'wcpa_field_occasion') ?? {};
  expect(expires).toBeGreaterThan(Date.now() / 1000 + 1600);
  expect(expires).toBeLessThanOrEqual(Date.now() / 1000 + 1801);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await open(page, PARTY);
  await expect(page.getByRole('radio', { name: 'Something else' })).toBeChecked();
  await expect(other).toHaveValue('Tea & cake');
  await expect(page.getByRole('textbox', { name: /^Guests/ })).toHaveValue('');
});

test('the form looks at its fields once more after a second, and nothing is there twice [OP-02]', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, BOARD);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.reload();
  await untilHydrated(page);
  const fields = await page.locator('[data-option]').count();
  // A browser that autofills late dispatches no event.
  await page.getByRole('textbox', { name: /^Engraving/ }).evaluate((input: HTMLInputElement) => {
    input.value = 'Ada';
  });
  await page.clock.runFor(990);
  await expect(total(page)).toHaveText('$32.00');
  await page.clock.runFor(10);
  await expect(total(page)).toHaveText('$34.40');
  await page.getByRole('textbox', { name: /^Engraving/ }).press('End');
  await page.keyboard.type('m');
  await expect(total(page)).toHaveText('$35.20');
  expect(await page.locator('[data-option]').count()).toBe(fields);
  const names = await page
    .locator('form.cart')
    .evaluate((form: HTMLFormElement) => [...new FormData(form).keys()]);
  expect(names.filter((name) => name === 'engraving')).toHaveLength(1);
});

/** Submits an incomplete form from below its fields: the scroll position before, halfway, after. */
async function placesOnFailure(page: Page, scroll: boolean): Promise<[number, number, number]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await changePageData(page, `**${CURTAIN}`, (json) =>
    json.replaceAll('"scrollToError":true', `"scrollToError":${scroll}`),
  );
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.clock.install();
  await open(page, CURTAIN);
  await add(page).evaluate((button) =>
    button.scrollIntoView({ block: 'start', behavior: 'instant' }),
  );
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const from = await page.evaluate(() => scrollY);
  await page.locator('form.cart').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByRole('textbox', { name: /^Width/ })).toBeFocused();
  await page.clock.runFor(500);
  const half = await page.evaluate(() => scrollY);
  await page.clock.runFor(600);
  return [from, half, await page.evaluate(() => scrollY)];
}

test('the first error comes into view in a second [OP-86]', async ({ page }) => {
  const [from, half, to] = await placesOnFailure(page, true);
  expect(half).toBeLessThan(from);
  expect(half).toBeGreaterThan(to);
  await expect(page.locator('[data-option="width"]')).toBeInViewport({ ratio: 1 });
});

test('where the shop wants no scrolling the page stays where it is [OP-86]', async ({ page }) => {
  const [from, half, to] = await placesOnFailure(page, false);
  expect([half, to]).toEqual([from, from]);
});
