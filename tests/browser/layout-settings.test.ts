import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { countShifts, scrollTo } from './support/layout-shift.ts';
import { onWideScreenOnly } from './support/one-screen.ts';
import { type SecondShop, startSecondShop } from './support/second-shop.ts';
import { expect, test } from './support/shop-test.ts';

// Header, menu and notice as other settings make them.
onWideScreenOnly();
test.describe.configure({ mode: 'serial' });

const NOTICE = 'We pack again on Monday.';

/** Blocks under an entry of the menu, one of them in a cell. */
const PANEL = JSON.stringify([
  {
    kind: 'columns',
    settings: {
      cells: [
        { title: 'The workshop', button: { label: 'Come and look', url: '/contact' } },
        { blocks: [{ kind: 'text', settings: { html: '<p>Open on Fridays.</p>' } }] },
      ],
    },
  },
]);

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await startSecondShop(
    {
      'header.mode': 'hide',
      'header.mobileMenu': 'accordion',
      'store.notice': NOTICE,
      'store.noticeId': 'may',
    },
    [
      "update menu_items set url = '#' where menu = 'main' and label = 'Gifts'",
      `insert into block_sets (id, purpose, name, blocks) values (900, 'shared', 'Panel', '${PANEL}')`,
      "update menu_items set set_id = 900 where menu = 'main' and label = 'About'",
    ],
  );
});
test.afterAll(() => shop.stop());

const wrapper = (page: Page) => page.locator('.header-wrapper');
const notice = (page: Page) => page.locator('.store-notice');

test('a hiding header goes on the way down and comes on the way up, asked every 100 ms [TH-03] [TH-04]', async ({
  page,
}) => {
  const shifted = await countShifts(page);
  await page.goto(`${shop.url}/shop`);
  const bottom = () => wrapper(page).evaluate((element) => element.getBoundingClientRect().bottom);
  const top = () => wrapper(page).evaluate((element) => element.getBoundingClientRect().top);

  await scrollTo(page, 60);
  await expect(wrapper(page)).toHaveAttribute('data-place', 'top');
  expect(await bottom()).toBeGreaterThan(0);
  await scrollTo(page, 700);
  await expect(wrapper(page)).toHaveAttribute('data-place', 'away');
  await expect.poll(bottom).toBeLessThanOrEqual(1);
  await scrollTo(page, 690);
  await expect(wrapper(page)).toHaveAttribute('data-place', 'stuck');
  await expect.poll(top).toBeCloseTo(0, 0);
  await scrollTo(page, 720);
  await expect(wrapper(page)).toHaveAttribute('data-place', 'away');

  // Every sample writes the attribute, changed or not.
  const samples = await wrapper(page).evaluate(async (element) => {
    const times: number[] = [];
    const observer = new MutationObserver(() => times.push(performance.now()));
    observer.observe(element, { attributes: true, attributeFilter: ['data-place'] });
    const end = performance.now() + 1200;
    for (let step = 0; performance.now() < end; step += 1) {
      window.scrollTo({ top: 720 + (step % 10) * 4, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    observer.disconnect();
    return times;
  });
  const gaps = samples.slice(1).map((time, index) => time - (samples[index] ?? 0));
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThan(90);
  expect(await shifted()).toBeLessThan(0.01);

  // Whoever reaches it by keyboard sees it.
  await scrollTo(page, 900);
  await expect(wrapper(page)).toHaveAttribute('data-place', 'away');
  await page.locator('main').focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  await page.locator('.header .cart-link').focus();
  await expect(page.locator('.header .cart-link')).toBeInViewport();
});

test('a panel made of blocks opens by keyboard and by pointer, and Escape closes it', async ({
  page,
}) => {
  await page.goto(`${shop.url}/shop`);
  const bar = page.locator('nav.main-nav');
  await expect(bar.locator('[data-ready]')).toBeVisible();
  const toggle = bar.getByRole('button', { name: 'Open About', exact: true });
  const inside = bar.getByText('Open on Fridays.');
  await expect(inside).toBeHidden();

  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(inside).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: 'Come and look' })).toBeFocused();
  await expectAccessible(page, 'nav.main-nav');
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(inside).toBeHidden();

  await bar.getByRole('link', { name: 'About', exact: true }).hover();
  await expect(inside).toBeVisible();
  await bar.getByRole('link', { name: 'Come and look' }).click();
  await expect(page).toHaveURL(`${shop.url}/contact`);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is a tree that starts open at the current category [TH-14] [TH-19] [TH-20]', async ({
    page,
  }) => {
    await page.goto(`${shop.url}/product-category/cups-bowls`);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const toggle = (name: string) => menu.getByRole('button', { name, exact: true });
    await expect(toggle('Open Shop')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle('Open Tableware')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle('Open Textiles')).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.getByRole('link', { name: 'Cups & bowls' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.getByRole('link', { name: 'Table linen' })).toBeHidden();
    await expectAccessible(page, 'dialog.mobile-sidebar');

    // The script of the tree comes with the open drawer.
    await expect(async () => {
      await toggle('Open Textiles').click();
      await expect(toggle('Open Textiles')).toHaveAttribute('aria-expanded', 'true', {
        timeout: 500,
      });
    }).toPass();
    await expect(menu.getByRole('link', { name: 'Table linen' })).toBeVisible();
    await toggle('Open Textiles').press('Enter');
    await expect(toggle('Open Textiles')).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.getByRole('link', { name: 'Table linen' })).toBeHidden();

    // An entry that leads nowhere is a toggle itself.
    const address = page.url();
    await expect(toggle('Gifts')).toHaveAttribute('aria-expanded', 'false');
    await toggle('Gifts').click();
    await expect(toggle('Gifts')).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: 'Personalised' })).toBeVisible();
    await toggle('Gifts').click();
    await expect(toggle('Gifts')).toHaveAttribute('aria-expanded', 'false');
    expect(page.url()).toBe(address);
  });
});

test('the store notice shows until it is dismissed, by a cookie of this session [TH-44] [TH-45]', async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/\/assets\/\S+\.js/);
  const shifted = await countShifts(page);
  await page.goto(`${shop.url}/about`);
  await expect(notice(page)).toContainText(NOTICE);
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page, '.store-notice');
  await page.reload();
  await expect(notice(page)).toBeVisible();

  await notice(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  const cookies = await context.cookies(shop.url);
  expect(cookies.filter(({ name }) => name.startsWith('store_notice'))).toMatchObject([
    { name: 'store_noticemay', value: 'hidden', path: '/', expires: -1 },
  ]);

  // On the next page it is not even painted: no script but the one in the head has run.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${shop.url}/delivery`);
  await expect(notice(page)).toBeHidden();
  expect(await shifted()).toBeLessThan(0.01);
});
