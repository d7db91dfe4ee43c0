import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

const UPLOAD = /action=wcpa_ajax_upload/;
const add = (page: Page) => page.locator('.single_add_to_cart_button');
const field = (page: Page) => page.locator('[data-option="photo"]');
const files = (page: Page) => field(page).locator('li');
/** The field as a whole. */
const zone = (page: Page) => field(page).locator('div[data-state]');

/** An image of one colour, made by the browser itself. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = 'teal';
      pen.fillRect(0, 0, 640, 480);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

interface Recorder {
  sentForms: Record<string, string>[];
}

/** Playwright cannot read a multipart body with files: the page itself records what it sends. */
async function recordForms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorder = window as unknown as Recorder;
    recorder.sentForms = [];
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) {
        const entries = [...body].map(([name, value]) => {
          return [name, typeof value === 'string' ? value : value.name];
        });
        recorder.sentForms.push(Object.fromEntries(entries));
      }
      send.call(this, body);
    };
  });
}

async function open(page: Page) {
  await recordForms(page);
  await page.goto('/product/photo-print');
  await untilHydrated(page);
  const buffer = await photo(page);
  return { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer };
}

onWideScreenOnly();
test.use({ images: true });

test('a photo is sent at once, shown small, and bought with [OP-10] [OP-88] [OP-89] [OP-95]', async ({
  page,
}) => {
  const file = await open(page);
  await expect(zone(page)).toHaveAttribute('data-state', 'idle');
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(files(page)).toHaveAttribute('data-state', 'uploaded');
  await expect(zone(page)).toHaveAttribute('data-state', 'uploaded');
  await expect(files(page).locator('img')).toBeVisible();
  await expect(page.locator('input[name="photo"]')).toHaveValue(/^[0-9a-f]{32}\|\|holiday\.jpg$/);
  const sent = await page.evaluate(() => (window as unknown as Recorder).sentForms);
  expect(sent).toEqual([
    {
      action: 'wcpa_ajax_upload',
      nonce: expect.any(String),
      wcpa_file_details: expect.stringMatching(/^\{"product_id":\d+,"element_id":"photo"\}$/),
      wcpa_drag_drop: '0',
      wcpa_file: 'holiday.jpg',
    },
  ]);
  await expectAccessible(page);
  await add(page).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Photo Print' })).toContainText(
    'holiday.jpg',
  );
});

test('while it is on its way adding waits, with its progress and a way out [OP-90] [OP-91] [OP-94] [OP-97]', async ({
  page,
}) => {
  const file = await open(page);
  await page.route(UPLOAD, () => undefined);
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(files(page)).toHaveAttribute('data-state', 'uploading');
  await expect(zone(page)).toHaveAttribute('data-state', 'uploading');
  await expect(page.getByRole('progressbar', { name: /holiday/ })).toBeVisible();
  await expect(add(page)).toBeDisabled();
  // The bar further down sends the same form.
  await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: 'instant' }));
  const bar = page.getByRole('region', { name: /^Buy / });
  await expect(bar.getByRole('button').last()).toBeDisabled();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('form.cart').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByText('Please wait until the upload has finished.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel holiday.jpg' }).click();
  await expect(files(page)).toHaveCount(0);
  await expect(page.locator('[data-option="photo"]')).not.toContainText('could not be uploaded');
  await expect(add(page)).toBeEnabled();
  await expect(zone(page)).toHaveAttribute('data-state', 'idle');
});

test('only pictures of the five kinds are shown small, whatever the answer offers [OP-98]', async ({
  page,
}) => {
  const file = await open(page);
  let name = '';
  await page.route(UPLOAD, async (route) => {
    const response = await route.fetch();
    const result = await response.json();
    const json = { ...result, file: { ...result.file, file_name: name } };
    await route.fulfill({ response, json });
  });
  for (const [ending, visible] of [
    ['webp', false],
    ['pdf', false],
    ['svg', true],
    ['JPEG', true],
  ] as const) {
    name = `holiday.${ending}`;
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(files(page)).toContainText(name);
    await expect(files(page)).toHaveAttribute('data-state', 'uploaded');
    await expect(files(page).locator('img')).toHaveCount(visible ? 1 : 0);
  }
});

test('without a photo the form says so; a refused file says why and holds no value; with one the mark is cleared [OP-79] [OP-81] [OP-92] [OP-93]', async ({
  page,
}) => {
  const file = await open(page);
  const input = page.locator('input[type="file"]');
  await add(page).click();
  await expect(page.locator('.wcpa_validation_summary')).toContainText('Photo');
  await expect(field(page)).toHaveAttribute('data-required', 'true');

  await test.step('a wrong ending is refused without being sent', async () => {
    let sent = 0;
    page.on('request', (request) => {
      if (UPLOAD.test(request.url())) sent += 1;
    });
    await input.setInputFiles({
      name: 'poster.tiff',
      mimeType: 'image/tiff',
      buffer: Buffer.from('x'),
    });
    await expect(files(page)).toContainText('poster.tiff');
    await expect(files(page)).toHaveAttribute('data-state', 'error');
    expect(sent).toBe(0);
    await page.getByRole('button', { name: 'Remove poster.tiff' }).click();
    await expect(files(page)).toHaveCount(0);
  });

  await test.step('what is no picture is refused by the shop', async () => {
    const buffer = Buffer.from('<script>alert(1)</script>');
    await input.setInputFiles({ name: 'evil.jpg', mimeType: 'image/jpeg', buffer });
    await expect(files(page)).toHaveAttribute('data-state', 'error');
    await expect(zone(page)).toHaveAttribute('data-state', 'error');
    await expect(files(page)).toContainText(
      'evil.jpg could not be uploaded: its content does not match its file type.',
    );
    await expect(page.locator('input[name="photo"]')).toHaveValue('');
    await page.getByRole('button', { name: 'Remove evil.jpg' }).click();
    await expect(files(page)).toHaveCount(0);
  });

  await input.setInputFiles(file);
  await expect(files(page)).toHaveAttribute('data-state', 'uploaded');
  await expect(page.locator('.wcpa_validation_summary')).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute('data-required');
});

test('a dropped photo is sent as such; its small picture is for whoever sent it, and for wide screens [OP-10] [OP-88] [OP-89] [OP-99]', async ({
  page,
  visitor,
  baseURL,
}) => {
  const file = await open(page);
  const dataTransfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, file.buffer.toString('base64'));
  await zone(page).dispatchEvent('drop', { dataTransfer });
  await expect(files(page)).toHaveAttribute('data-state', 'uploaded');
  const sent = await page.evaluate(() => (window as unknown as Recorder).sentForms);
  expect(sent).toMatchObject([{ wcpa_drag_drop: '1', wcpa_file: 'dropped.jpg' }]);
  const image = files(page).locator('img');
  await expect(image).toBeVisible();
  const url = new URL((await image.getAttribute('src')) ?? '', baseURL).href;
  expect((await page.request.get(url)).status()).toBe(200);
  const guest = await visitor();
  expect((await guest.request.get(url)).status()).toBe(404);
  // The file is still there after a reload; below 480 px its image is not shown.
  await page.setViewportSize({ width: 480, height: 800 });
  await page.reload();
  await untilHydrated(page);
  await expect(files(page)).toContainText('dropped.jpg');
  await expect(image).toHaveCount(0);
  await page.setViewportSize({ width: 481, height: 800 });
  await page.reload();
  await untilHydrated(page);
  await expect(image).toBeVisible();
});
