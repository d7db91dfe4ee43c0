import type { Route } from '@playwright/test';
import sharp from 'sharp';
import { askApi, logInAsStaff, newProduct, openAdmin, productsNamed } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

// The admin's own client of the REST API, as its screens use it.

const PRODUCTS = /\/wp-json\/wc\/v3\/products\?/;
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

test('sends locale, nonce and the method in a header [RE-04] [RE-05] [RE-06]', async ({ page }) => {
  await logInAsStaff(page);
  const { name } = await newProduct(page);
  await page.goto(productsNamed(name));
  const price = page.getByRole('textbox', { name: `Price: ${name}` });
  for (const value of ['77.77', '12.00']) {
    const requested = page.waitForRequest(
      (request) => /\/wc\/v3\/products\/\d+/.test(request.url()) && request.method() === 'POST',
    );
    await price.fill(value);
    await price.press('Enter');
    const request = await requested;
    expect(new URL(request.url()).searchParams.get('_locale')).toBe('user');
    expect(request.headers()).toMatchObject({
      'x-http-method-override': 'PUT',
      'x-wp-nonce': expect.stringMatching(/.{8,}/),
    });
    expect((await request.response())?.status()).toBe(200);
    await expect(page.getByText('Saved').first()).toBeVisible();
  }
});

test('a nonce that has ended is fetched anew and the request repeated [RE-07]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 403 .*wc\/v3\/products/);
  const nonces: (string | undefined)[] = [];
  await page.route(PRODUCTS, async (route) => {
    nonces.push(route.request().headers()['x-wp-nonce']);
    if (nonces.length > 1) return route.fallback();
    return route.fulfill(json({ code: 'rest_cookie_invalid_nonce', message: 'No.' }, 403));
  });
  const request = page.waitForRequest(/action=rest-nonce/);
  await openAdmin(page, '/admin/products');
  const fresh = await (await (await request).response())?.text();
  await expect(page.getByRole('textbox', { name: /^Price: / }).first()).toBeVisible();
  expect(nonces[1]).toBe(fresh);
});

test('every category is read by pages of a hundred along the links [RE-08]', async ({ page }) => {
  const requested: string[] = [];
  await page.route(/\/wc\/v3\/products\/categories\?/, async (route) => {
    const url = new URL(route.request().url());
    requested.push(`${url.searchParams.get('per_page')} ${url.searchParams.get('page') ?? 1}`);
    url.searchParams.set('page', '2');
    const first = requested.length === 1;
    const link: Record<string, string> = first ? { link: `<${url}>; rel="next"` } : {};
    await route.fulfill(
      json([first ? { id: 1, name: 'First' } : { id: 2, name: 'Last' }], 200, link),
    );
  });
  await openAdmin(page, '/admin/products');
  await expect.poll(() => requested).toEqual(['100 1', '100 2']);
  await page.getByRole('combobox', { name: 'Category' }).click();
  await expect(page.getByRole('option', { name: 'First' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Last' })).toBeVisible();
});

const FAILURES: [name: string, respond: (route: Route) => Promise<void>, message: string][] = [
  [
    'a response that is no JSON',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Down</p>' }),
    'The response is not a valid JSON response.',
  ],
  [
    'an error without details',
    (route) => route.fulfill(json({}, 500)),
    'An unknown error occurred.',
  ],
  ['a request that could not be sent', (route) => route.abort(), 'You are probably offline.'],
];

test('a response that is no JSON, an error without details and a request that could not be sent are named [RE-13] [RE-14] [RE-15]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/wc\/v3\/products/);
  await logInAsStaff(page);
  for (const [name, respond, message] of FAILURES) {
    await test.step(name, async () => {
      await page.route(PRODUCTS, respond);
      // Loaded anew for each: a request of the screen before may still be under way and is shared.
      await page.goto('/admin/products');
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    });
  }
});

test.describe('the upload of a picture', () => {
  /** Of the form of a product: its files of downloads are chosen elsewhere. */
  const CHOOSER = 'input[type=file][multiple][accept="image/*"]';
  const vase = {
    name: 'vase.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  };

  test('goes to the media path and joins the product [RE-09]', async ({ page, trouble }) => {
    trouble.allow(/ 400 .*wp\/v2\/media/);
    await logInAsStaff(page);
    const { id } = await newProduct(page);
    await page.goto(`/admin/products/${id}`);
    const sent = page.waitForRequest(
      (request) => /\/wp-json\/wp\/v2\/media\?/.test(request.url()) && request.method() === 'POST',
    );
    await page.locator(CHOOSER).setInputFiles(vase);
    expect((await (await sent).response())?.status()).toBe(201);
    await expect(page.getByLabel('Alternative text')).toHaveCount(1);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(async () => (await askApi(page, 'GET', `wc/v3/products/${id}`)).body.images)
      .toHaveLength(1);

    // Several at once: those that are pictures join it, the other is named with its reason.
    const plate = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#345' },
    })
      .png()
      .toBuffer();
    const words = { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    const files = [{ ...vase, name: 'plate.png', buffer: plate }, words, vase];
    await page.locator(CHOOSER).setInputFiles(files);
    await expect(page.getByText('3 of 3')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'words.png:' })).toBeVisible();
    await expect(page.getByLabel('Alternative text')).toHaveCount(2);
  });

  for (const [title, makesIt] of [
    ['tries the smaller pictures again where the server broke down over them [RE-10]', true],
    [
      'gives up after five tries, deletes what was stored and says so [RE-10] [RE-11] [RE-12]',
      false,
    ],
  ] as const) {
    test(title, async ({ page, trouble }) => {
      trouble.allow(/ 500 .*wp\/v2\/media/);
      const requested: string[] = [];
      await page.route(/\/wp-json\/wp\/v2\/media/, async (route) => {
        const request = route.request();
        const method = request.headers()['x-http-method-override'] ?? request.method();
        // The pictures to choose from.
        if (method === 'GET') return route.fallback();
        const { pathname, searchParams } = new URL(request.url());
        const force = searchParams.get('force');
        requested.push(`${method} ${pathname}${force === null ? '' : ` force=${force}`}`);
        const id = { 'x-wp-upload-attachment-id': '999999' };
        if (makesIt && requested.length === 3) {
          return route.fulfill(json({ id: 1, source_url: '', alt_text: '' }));
        }
        if (method === 'DELETE') return route.fulfill(json({ deleted: true }));
        return route.fulfill(json({}, 500, id));
      });
      await logInAsStaff(page);
      const { id: product } = await newProduct(page);
      await page.goto(`/admin/products/${product}`);
      await page.locator(CHOOSER).setInputFiles(vase);
      const again = 'POST /wp-json/wp/v2/media/999999/post-process';
      const rest = makesIt
        ? [again, again]
        : [...Array(5).fill(again), 'DELETE /wp-json/wp/v2/media/999999 force=true'];
      await expect.poll(() => requested).toEqual(['POST /wp-json/wp/v2/media', ...rest]);
      const message = page.getByText('Media upload failed. If this is a photo or a large image');
      await (makesIt ? expect(message).toBeHidden() : expect(message).toBeVisible());
    });
  }
});
