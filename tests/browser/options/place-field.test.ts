import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

const PARTY = '/product/party-invitations';
const FIND = /action=place_find/;
const LOCATE = /action=place_locate/;
const SUGGEST = /action=place_suggest/;

const venue = (page: Page) => page.locator('[data-option="venue"]');
const line = (page: Page) => page.getByRole('combobox', { name: 'Venue' });
const map = (page: Page) => page.getByRole('application', { name: 'Venue: map' });
const part = (page: Page, name: string) => page.locator(`input[name="venue[${name}]"]`);

async function open(page: Page): Promise<void> {
  await page.goto(PARTY);
  await untilHydrated(page);
}

onWideScreenOnly();

test('a place is found and bought with by keyboard alone; the map opens near by and goes nearer [OP-14] [OP-100] [OP-101]', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Guests').fill('20');
  await page.getByRole('button', { name: 'Show the map' }).press('Enter');
  await expect(map(page)).toHaveAttribute('data-zoom', '15');

  await line(page).focus();
  await page.keyboard.type('bath');
  const list = page.getByRole('listbox', { name: 'Matching places' });
  await expect(list.getByRole('option').first()).toContainText('England, United Kingdom');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText('Maine');
  await expect(line(page)).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, '[data-option="venue"]');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(line(page)).toHaveValue('Bath, England, United Kingdom');
  await expect(map(page)).toHaveAttribute('data-zoom', '17');
  await expect(part(page, 'locality')).toHaveValue('Bath');
  await expect(part(page, 'country')).toHaveValue('GB');
  await expect(part(page, 'latitude')).toHaveValue(/^51\.3/);
  await expect(venue(page)).not.toHaveAttribute('data-invalid');
  await expectAccessible(page, '[data-option="venue"]');

  await page.locator('.single_add_to_cart_button').press('Enter');
  const cart = page.getByRole('dialog').filter({ hasText: 'Bath, England, United Kingdom' });
  await expect(cart).toBeVisible();
});

test('the map begins where the shop’s answer to its key says [OP-102]', async ({ page }) => {
  await page.route(LOCATE, (route) =>
    route.fulfill({ json: { location: { lat: -33.4167, lng: 149.5806 }, accuracy: 20_000 } }),
  );
  await open(page);
  const requested = page.waitForRequest(LOCATE);
  await page.getByRole('button', { name: 'Show the map' }).click();
  const request = await requested;
  expect(request.method()).toBe('POST');
  expect(new URLSearchParams(request.postData() ?? '').get('key')).toMatch(/^[0-9a-f]{20}$/);
  await page.getByRole('button', { name: 'Move the pin to the centre of the map' }).click();
  await expect(line(page)).toHaveValue('Bathurst, New South Wales, Australia');
  await expect(part(page, 'latitude')).toHaveValue(/^-33\.41/);
});

test('a place without a point is shown by its name, and so are words no lookup knows [OP-103]', async ({
  page,
}) => {
  await open(page);
  const alert = venue(page).getByRole('alert');
  await line(page).fill('qqzzx');
  await expect(venue(page).getByRole('status')).toHaveText('No place found for “qqzzx”.');
  await line(page).press('Enter');
  await expect(alert).toHaveText('No details available for input: “qqzzx”');

  await page.route(FIND, (route) =>
    route.fulfill({ json: { status: true, place: null, name: 'Berlin' } }),
  );
  await line(page).fill('berlin');
  await page.getByRole('option', { name: /Germany/ }).click();
  await expect(alert).toHaveText('No details available for input: “Berlin”');
  await expect(part(page, 'seal')).toHaveValue('');
  // Text alone is not a location, which is reported when the field is left.
  await page.getByLabel('Guests').focus();
  await expect(venue(page)).toContainText('Venue: please choose a place from the list.');
});

test('a search that fails says so and works again; other words are another place', async ({
  page,
  trouble,
}) => {
  trouble.allow(/place_suggest|ERR_FAILED/);
  await open(page);
  await page.route(SUGGEST, (route) => route.abort());
  await line(page).fill('berl');
  await expect(venue(page)).toContainText('Places cannot be searched right now.');
  await page.unroute(SUGGEST);
  await line(page).fill('berlin');
  const berlin = page.getByRole('option', { name: /State of Berlin/ });
  await expect(berlin).toBeVisible();
  // Enter before the suggestions for this text have arrived selects none.
  let held = 0;
  await page.route(SUGGEST, () => {
    held += 1;
  });
  await line(page).fill('bern');
  await line(page).press('Enter');
  await expect.poll(() => held).toBe(1);
  await expect(part(page, 'seal')).toHaveValue('');
  await page.unroute(SUGGEST);
  await line(page).fill('berlin');
  await berlin.click();
  await expect(part(page, 'country')).toHaveValue('DE');
  await expect(map(page)).toHaveAttribute('data-zoom', '17');
  await line(page).pressSequentially('x');
  await expect(part(page, 'country')).toHaveValue('');
  await expect(part(page, 'seal')).toHaveValue('');
});

test('the visitor’s own position, and a click on the map, are places too', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.2, longitude: 16.37 });
  await open(page);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(line(page)).toHaveValue(/Austria$/);
  await expect(part(page, 'latitude')).toHaveValue('48.2');
  await expect(map(page)).toHaveAttribute('data-zoom', '17');
  await map(page).click({ position: { x: 120, y: 200 } });
  await expect(part(page, 'latitude')).not.toHaveValue('48.2');
  await expect(part(page, 'country')).toHaveValue('AT');
  // What was chosen is there again after a reload.
  const seal = await part(page, 'seal').inputValue();
  await page.reload();
  await expect(part(page, 'seal')).toHaveValue(seal);
  await expect(line(page)).toHaveValue(/Austria$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a town is written, and asked for again where it could mean several', async ({ page }) => {
    await page.goto(PARTY);
    await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden();
    await page.getByLabel('Guests').fill('20');
    await page.getByLabel('Venue').fill('Springfield');
    await page.locator('.single_add_to_cart_button').click();
    await expect(venue(page)).toContainText('Venue: please choose a place from the list.');
    await expect(venue(page)).toContainText('Springfield, Illinois, United States');
    await expect(page.getByLabel('Venue')).toHaveValue('Springfield');
    await page.getByLabel('Venue').fill('Springfield, Illinois');
    await page.locator('.single_add_to_cart_button').click();
    await expect(page.locator('main')).toContainText('Springfield, Illinois, United States');
  });
});
