import type { BrowserContext, Page } from '@playwright/test';
import { putIn } from './support/cart.ts';
import { onWideScreenOnly } from './support/one-screen.ts';
import { expect, test } from './support/shop-test.ts';

onWideScreenOnly();

const visits = async (context: BrowserContext) => {
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('sbjs_'));
  return new Map(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]));
};

/** The cookies, once the page has had the time to write them. */
const written = async (context: BrowserContext, name: string) => {
  await expect.poll(async () => (await visits(context)).get(name)).toBeDefined();
  return (await visits(context)).get(name) ?? '';
};

test.describe('a visitor who allows statistics', () => {
  test.use({ consent: ['statistics'] });

  test('is remembered by the campaign that brought him, with all lifetimes [AT-04] [AT-06] [AT-07] [AT-08] [AT-09]', async ({
    page,
    context,
  }) => {
    await page.goto('/shop?utm_source=letter&utm_medium=email&utm_campaign=May');
    expect(await written(context, 'sbjs_current')).toBe(
      'typ=utm|||src=letter|||mdm=email|||cmp=May|||cnt=(none)|||trm=(none)|||id=(none)|||plt=(none)|||fmt=(none)|||tct=(none)',
    );
    expect(await written(context, 'sbjs_session')).toMatch(/^pgs=1\|\|\|cpg=http/);
    const now = Date.now() / 1000;
    for (const { name, expires } of await context.cookies()) {
      if (!name.startsWith('sbjs_')) continue;
      const minutes = (expires - now) / 60;
      const expected = name === 'sbjs_session' ? 30 : 6 * 30 * 24 * 60;
      expect(minutes, name).toBeGreaterThan(expected - 10);
      expect(minutes, name).toBeLessThan(expected + 10);
    }
    expect((await visits(context)).has('sbjs_promo')).toBe(false);
  });

  test('counts pages, and a direct visit replaces nothing [AT-08] [AT-12]', async ({
    page,
    context,
  }) => {
    const counted: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('action=vitrine_visit')) counted.push(request.method());
    });
    await page.goto('/shop', { referer: 'https://www.google.com/' });
    expect(await written(context, 'sbjs_current')).toContain('typ=organic|||src=google');
    await expect.poll(() => counted).toEqual(['POST']);
    await page.goto('/about');
    await expect.poll(() => written(context, 'sbjs_session')).toContain('pgs=2');
    expect(await written(context, 'sbjs_udata')).toContain('vst=1');
    expect(await written(context, 'sbjs_current')).toContain('typ=organic|||src=google');
    // The session ends with its cookie.
    await context.clearCookies({ name: 'sbjs_session' });
    await page.goto('/about');
    await expect.poll(() => written(context, 'sbjs_udata')).toContain('vst=2');
    await expect.poll(() => counted).toEqual(['POST', 'POST']);
    expect(await written(context, 'sbjs_current')).toContain('typ=organic|||src=google');
  });

  test('changes his mind: the cookies go and the inputs are blank [AT-05]', async ({
    page,
    context,
  }) => {
    await page.goto('/about?utm_source=letter');
    await written(context, 'sbjs_current');
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('button', { name: 'Refuse all' }).click();
    await expect.poll(async () => (await visits(context)).size).toBe(0);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    expect((await visits(context)).size).toBe(0);
  });
});

test.describe('a visitor who has not answered', () => {
  test.use({ consent: null });

  test('leaves nothing behind until he allows it, then this page counts [AT-03] [AT-04]', async ({
    page,
    context,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/about?utm_source=letter', { referer: 'https://blog.example/' });
    const allow = page.getByRole('button', { name: 'Allow', exact: true });
    await expect(allow).toBeVisible();
    expect((await visits(context)).size).toBe(0);
    expect(requested.filter((url) => url.includes('remember-visit'))).toEqual([]);
    await allow.click();
    expect(await written(context, 'sbjs_current')).toContain('typ=utm|||src=letter');
    expect(await written(context, 'sbjs_current_add')).toContain('rf=https://blog.example/');
  });
});

test.describe('a visitor who has refused', () => {
  test('leaves nothing behind, and what an expired permission left is deleted [AT-03] [AT-05]', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([
      { name: 'sbjs_current', value: 'typ%3Dutm', url: baseURL ?? '' },
      { name: 'sbjs_first', value: 'typ%3Dutm', url: baseURL ?? '' },
    ]);
    await page.goto('/shop?utm_source=letter');
    await expect.poll(async () => (await visits(context)).size).toBe(0);
  });
});

test.describe('at the checkout', () => {
  test.use({ consent: ['statistics'] });

  const inputs = (page: Page) =>
    page
      .locator('input[type=hidden][name^="wc_order_attribution_"]')
      .evaluateAll((found) =>
        Object.fromEntries(
          (found as HTMLInputElement[]).map(({ name, value }) => [
            name.replace('wc_order_attribution_', ''),
            value,
          ]),
        ),
      );

  test('sixteen hidden inputs tell where the buyer came from, and are blanked with the permission [AT-01] [AT-02] [AT-05] [CO-06]', async ({
    page,
    context,
  }) => {
    await page.goto('/product/oak-serving-tray?utm_source=letter&utm_medium=email');
    await written(context, 'sbjs_current');
    await putIn(page, 'oak-serving-tray');
    await page.goto('/checkout');
    await expect.poll(async () => (await inputs(page)).utm_source).toBe('letter');
    const filled = await inputs(page);
    expect(Object.keys(filled)).toHaveLength(16);
    expect(filled).toMatchObject({
      source_type: 'utm',
      utm_medium: 'email',
      utm_campaign: '(none)',
      session_pages: '2',
      session_count: '1',
    });
    expect(filled.session_entry).toContain('/product/oak-serving-tray?utm_source=letter');
    expect(filled.session_start_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(filled.user_agent).toBe(await page.evaluate(() => navigator.userAgent));
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('button', { name: 'Refuse all' }).click();
    await expect.poll(async () => Object.values(await inputs(page)).join('')).toBe('');
  });
});
