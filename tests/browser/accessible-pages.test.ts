import { expectAccessible, violations } from './support/accessible.ts';
import { expect, test } from './support/shop-test.ts';

test.use({ images: true });

const addresses = [
  '/',
  '/shop',
  '/product-category/textiles?filter_color=sand&orderby=price',
  '/search?s=linen',
  '/search?s=zzzzqqq',
  '/product/oak-serving-tray',
  '/product/linen-tablecloth',
  '/product/breakfast-table',
  '/journal',
  '/about',
  '/contact',
  '/shop?view=list',
  '/reviews',
  '/blocks',
];

// Each scheme on one kind of screen: colours and widths have nothing to do with each other.
for (const address of addresses) {
  test(`${address} can be used by everyone, stays within its width and does not shift`, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark' });
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.total += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
    const total = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    );
    expect(total).toBeLessThanOrEqual(0.01);

    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });
}

test('what cannot be used by everyone is found, each element of it', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/contact');
  await page.evaluate(() => {
    const button = document.createElement('button');
    const faint = ['one', 'two'].map((id) => {
      const text = document.createElement('p');
      Object.assign(text, { id, textContent: 'Faint words' });
      Object.assign(text.style, { color: '#ccc', background: '#fff' });
      return text;
    });
    const jump = document.createElement('h6');
    jump.textContent = 'A heading far below the last';
    document.querySelector('main')?.append(button, ...faint, jump);
    document.documentElement.removeAttribute('lang');
  });
  const found = (await violations(page)).map((line) => line.split(':')[0]);
  expect(found.sort()).toEqual([
    'button-name',
    'color-contrast',
    'color-contrast',
    'heading-order',
    'html-has-lang',
  ]);
});
