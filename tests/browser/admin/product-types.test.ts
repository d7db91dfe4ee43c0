import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { addButton, inCart } from '../support/cart.ts';
import { newProduct, openAdmin, saveWith } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { checkOut } from '../support/place-order.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

const unique = () => crypto.randomUUID().slice(0, 8);

async function choose(page: Page, list: RegExp, words: string): Promise<void> {
  await page.getByLabel(list).click();
  await page.getByRole('option', { name: words, exact: true }).click();
}

/** The form of a new product, with what every type is asked. */
async function begin(page: Page, type: string, name: string): Promise<void> {
  await page.goto('/admin/products/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await choose(page, /^Type/, type);
  await choose(page, /^Status/, 'Published');
  await choose(page, /^Shown in/, 'Neither');
}

/** Saved, and its page in the shop. */
async function save(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
  const view = page.getByRole('link', { name: 'View in the shop' });
  return (await view.getAttribute('href')) ?? '';
}

test('simple, grouped and external products are built from nothing and bought', async ({
  page,
  visitor,
}) => {
  const [jug, set, lamp] = [`Jug ${unique()}`, `Set ${unique()}`, `Lamp ${unique()}`];
  await openAdmin(page, '/admin/products/create');
  await begin(page, 'Simple', jug);
  await page.getByLabel('Regular price').fill('12.50');
  await page.getByLabel('Weight (g)').fill('400');
  await page.getByLabel('Length (cm)').fill('18');
  // What it is known by, what it costs the shop, and what search engines show of it.
  await page.getByLabel('Cost per piece').fill('5.43');
  await expect(page.getByText('Profit $7.07, margin 56.6%')).toBeVisible();
  await page.getByLabel(/^GTIN/).fill('4006381333932');
  await expect(page.getByText(/This is not a valid GTIN/)).toBeVisible();
  await page.getByLabel(/^GTIN/).fill('4006381333931');
  await page.getByLabel(/MPN/).fill('JUG-1');
  await page.getByLabel('Title in search results').fill(`${jug} by hand`);
  const found = page.getByRole('figure', { name: 'As a search engine shows it' });
  await expect(found).toContainText(`${jug} by hand`);
  await page.getByLabel('Sold as a download').check();
  const bytes = Buffer.from('%PDF-1.4 care of the jug');
  const files = page.getByRole('group', { name: 'Files' });
  await files
    .locator('input[type=file]')
    .setInputFiles({ name: 'Care.pdf', mimeType: 'application/pdf', buffer: bytes });
  await expect(page.getByLabel('Address of file 1')).toHaveValue(/^\/downloads\/.+\/care\.pdf$/);
  await page.getByLabel('Downloads per purchase').fill('3');
  const jugPage = await save(page);
  await expect(page.getByLabel('Name of file 1')).toHaveValue('Care.pdf');
  await expect(page.getByLabel('Downloads per purchase')).toHaveValue('3');
  await expect(page.getByLabel('Days until the link expires')).toHaveValue('');
  await expect(page.getByText('Profit $7.07, margin 56.6%')).toBeVisible();
  await expectAccessible(page);

  await begin(page, 'Grouped', set);
  const members = page.getByRole('combobox', { name: 'Products of the group' });
  await members.fill(jug);
  await page.getByRole('option', { name: jug }).click();
  const setPage = await save(page);

  await begin(page, 'External', lamp);
  await page.getByLabel('Address of its page').fill('https://lamps.example/one');
  await page.getByLabel('Text of the button').fill('Buy at Lamps');
  const lampPage = await save(page);

  // A product without a picture is no person.
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: jug }))}`);
  await expect(page.getByRole('link', { name: jug }).first()).toBeVisible();
  const sign = page.getByRole('row', { name: jug }).locator('.MuiAvatar-root path');
  await expect(sign).toHaveAttribute('d', /.+/);
  await expect(sign).not.toHaveAttribute('d', /^M12 12c2\.21 0 4-1\.79 4-4/);

  // Somebody without an account: the basket of a person who works here is one in all their browsers.
  const guest = await visitor();
  await guest.goto(lampPage);
  await expect(guest.getByRole('link', { name: 'Buy at Lamps' }).first()).toHaveAttribute(
    'href',
    'https://lamps.example/one',
  );
  await guest.goto(jugPage);
  await expect(guest).toHaveTitle(`${jug} by hand`);
  const described = await guest.content();
  expect(described).toContain('"gtin":"4006381333931","mpn":"JUG-1"');
  expect(described).not.toMatch(/5\.43/);
  await addButton(guest).click();
  await expect.poll(() => inCart(guest)).toEqual({ [jug]: 1 });
  await guest.goto(setPage);
  await guest.getByLabel(new RegExp(`Quantity.*${jug}`)).fill('2');
  await addButton(guest).click();
  await expect.poll(() => inCart(guest)).toEqual({ [jug]: 3 });
  await guest.goto(await checkOut(guest));
  await expect(guest.locator('main')).toContainText('$37.50');
});

test('a bundle is built from nothing, shows what it costs, and is bought', async ({
  page,
  visitor,
}) => {
  await openAdmin(page, '/admin/bundles/create');
  const [one, two] = [await newProduct(page), await newProduct(page)];
  const name = `Box ${unique()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  const picker = page.getByRole('combobox', { name: 'Add a product' });
  for (const item of [one, two]) {
    await picker.fill(item.name);
    await page.getByRole('option', { name: item.name }).click();
  }
  await page.getByRole('button', { name: 'Create as a draft' }).click();
  await expect(page).toHaveURL(/\/admin\/bundles\/\d+$/);

  await page.getByRole('button', { name: `Edit: ${one.name}` }).click();
  await page.getByLabel('Always included').check();
  await page.getByLabel('Pieces, at most').fill('2');
  await page.getByRole('button', { name: `Done: ${one.name}` }).click();
  await page.getByRole('button', { name: 'Add a discount' }).click();
  await page.getByRole('textbox', { name: 'Discount 1' }).fill('$4');
  await expect(page.getByText('$4.00', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('row', { name: `${one.name}, ${two.name} $24.00 $4.00 $20.00` }),
  ).toBeVisible();
  await expectAccessible(page);
  const saveBundle = page.getByRole('button', { name: 'Save bundle' });
  await saveWith(page, saveBundle, /\/bundles\/\d+/);

  await page.getByRole('link', { name: /^Its product/ }).click();
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
  await choose(page, /^Status/, 'Published');
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).ok()).toBe(true);
  const view = page.getByRole('link', { name: 'View in the shop' });
  const guest = await visitor();
  await guest.goto((await view.getAttribute('href')) ?? '');
  await expect(guest.locator('form.bundle_form')).toContainText('$20.00');
  await addButton(guest).click();
  await expect.poll(() => inCart(guest)).toMatchObject({ [one.name]: 1, [two.name]: 1 });
  await guest.goto(await checkOut(guest));
  await expect(guest.locator('main')).toContainText('$20.00');
});
