import sharp from 'sharp';
import { askApi, logInAsStaff, newProduct, productsNamed } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

// The admin's own client of the REST API, as its screens use it. What it does with each response is
// tested beside it, in src/admin/rest/rest-client.test.ts.

const PRODUCTS = /\/wp-json\/wc\/v3\/products\?/;
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

test('a list and its rows: a nonce that has ended, pages of a hundred, changes by POST, and a failure that is named [RE-04] [RE-05] [RE-06] [RE-07] [RE-08] [RE-13]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/wc\/v3\/products/);
  await logInAsStaff(page);
  const { name } = await newProduct(page);
  const nonces: (string | undefined)[] = [];
  await page.route(PRODUCTS, async (route) => {
    nonces.push(route.request().headers()['x-wp-nonce']);
    if (nonces.length > 1) return route.fallback();
    return route.fulfill(json({ code: 'rest_cookie_invalid_nonce', message: 'No.' }, 403));
  });
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
  const nonceRequest = page.waitForRequest(/action=rest-nonce/);
  await page.goto(productsNamed(name));

  await test.step('a nonce that has ended is fetched anew and the request repeated', async () => {
    const fresh = await (await (await nonceRequest).response())?.text();
    await expect(page.getByRole('textbox', { name: `Price: ${name}` })).toBeVisible();
    expect(nonces[1]).toBe(fresh);
  });

  await test.step('every category is read by pages of a hundred along the links', async () => {
    await expect.poll(() => requested).toEqual(['100 1', '100 2']);
    await page.getByRole('combobox', { name: 'Category' }).click();
    await expect(page.getByRole('option', { name: 'First' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Last' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a change has locale, nonce and the method in a header', async () => {
    const price = page.getByRole('textbox', { name: `Price: ${name}` });
    for (const value of ['77.77', '12.00']) {
      const sent = page.waitForRequest(
        (request) => /\/wc\/v3\/products\/\d+/.test(request.url()) && request.method() === 'POST',
      );
      await price.fill(value);
      await price.press('Enter');
      const request = await sent;
      expect(new URL(request.url()).searchParams.get('_locale')).toBe('user');
      expect(request.headers()).toMatchObject({
        'x-http-method-override': 'PUT',
        'x-wp-nonce': expect.stringMatching(/.{8,}/),
      });
      expect((await request.response())?.status()).toBe(200);
      await expect(page.getByText('Saved').first()).toBeVisible();
    }
  });

  await test.step('a response that is no JSON is named', async () => {
    await page.route(PRODUCTS, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Down</p>' }),
    );
    // Loaded anew: a request of the screen before may still be under way and is shared.
    await page.goto('/admin/products');
    const message = 'The response is not a valid JSON response.';
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  });
});

test('a picture goes to the media path and joins the product; where the server breaks down it is tried again, and given up [RE-09] [RE-10] [RE-11] [RE-12]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ (400|500) .*wp\/v2\/media/);
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
  await logInAsStaff(page);
  const { id } = await newProduct(page);
  await page.goto(`/admin/products/${id}`);

  await test.step('one that is taken', async () => {
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
  });

  await test.step('several: those that are pictures join it, the other is named with its reason', async () => {
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

  const requested: string[] = [];
  let makesIt = true;
  await page.route(/\/wp-json\/wp\/v2\/media/, async (route) => {
    const request = route.request();
    const method = request.headers()['x-http-method-override'] ?? request.method();
    // The pictures to choose from.
    if (method === 'GET') return route.fallback();
    const { pathname, searchParams } = new URL(request.url());
    const force = searchParams.get('force');
    requested.push(`${method} ${pathname}${force === null ? '' : ` force=${force}`}`);
    if (makesIt && requested.length === 3) {
      return route.fulfill(json({ id: 1, source_url: '', alt_text: '' }));
    }
    if (method === 'DELETE') return route.fulfill(json({ deleted: true }));
    return route.fulfill(json({}, 500, { 'x-wp-upload-attachment-id': '999999' }));
  });
  const sent = 'POST /wp-json/wp/v2/media';
  const again = 'POST /wp-json/wp/v2/media/999999/post-process';
  const message = page.getByText('Media upload failed. If this is a photo or a large image');

  await test.step('the smaller pictures are tried again where the server broke down over them', async () => {
    await page.locator(CHOOSER).setInputFiles({ ...vase, name: 'one.png' });
    await expect.poll(() => requested).toEqual([sent, again, again]);
    await expect(page.getByLabel('Alternative text')).toHaveCount(3);
    await expect(message).toBeHidden();
  });

  await test.step('given up after five tries, what was stored is deleted, and the screen says so', async () => {
    makesIt = false;
    requested.length = 0;
    await page.locator(CHOOSER).setInputFiles({ ...vase, name: 'other.png' });
    const rest = [...Array(5).fill(again), 'DELETE /wp-json/wp/v2/media/999999 force=true'];
    await expect.poll(() => requested).toEqual([sent, ...rest]);
    await expect(message).toBeVisible();
  });
});
