import { onWideScreenOnly } from '../support/one-screen.ts';
import { cards, openReviews, redraw } from '../support/reviews.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();
test.use({ images: true });

test('a masonry has three columns 20 px apart, rows of 21 px and no tile over another, and is laid anew after a click and after a scroll [RV-05] [RV-07] [RV-08]', async ({
  page,
}) => {
  const section = await openReviews(page);
  const grid = section.locator('[data-masonry]');
  await expect(grid).toHaveAttribute('data-laid', '');
  const laid = await grid.evaluate((element) => {
    const { gridAutoRows, columnGap, gridTemplateColumns } = getComputedStyle(element);
    const tiles = [...element.children].map((tile) => tile.firstElementChild as Element);
    const boxes = tiles.map((tile) => tile.getBoundingClientRect());
    const over = boxes.filter((a, i) =>
      boxes.some(
        (b, j) =>
          i !== j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      ),
    );
    const cut = tiles.filter((tile) => tile.scrollHeight > tile.clientHeight + 1);
    return {
      gridAutoRows,
      columnGap,
      columns: gridTemplateColumns.split(' ').length,
      over: over.length,
      cut: cut.length,
    };
  });
  expect(laid).toEqual({ gridAutoRows: '21px', columnGap: '20px', columns: 3, over: 0, cut: 0 });

  const tile = cards(section).first();
  const span = () => tile.evaluate((one) => (one as HTMLElement).style.gridRowEnd);
  const disturb = () =>
    tile.evaluate((one) => {
      (one as HTMLElement).style.gridRowEnd = 'span 99';
    });
  const rest = await span();
  await disturb();
  await section.getByText('Photos by buyers').click();
  await expect.poll(span).toBe(rest);
  await disturb();
  await page.evaluate(() => window.scrollBy(0, 50));
  await expect.poll(span).toBe(rest);
});

test('the gap of the grid is between its columns and below its tiles [RV-32]', async ({ page }) => {
  await redraw(page, (html) => html.replaceAll('data-gap="20"', 'data-gap="7"'));
  const section = await openReviews(page);
  const grid = section.locator('[data-masonry]');
  await expect(grid).toHaveAttribute('data-laid', '');
  await expect(grid).toHaveAttribute('data-gap', '7');
  const measured = await grid.evaluate((element) => {
    const [first, second] = [...element.children].map((tile) => tile.getBoundingClientRect());
    const below = element.firstElementChild && getComputedStyle(element.firstElementChild);
    return [Math.round((second?.left ?? 0) - (first?.right ?? 0)), below?.paddingBlockEnd];
  });
  expect(measured).toEqual([7, '7px']);
});

test('nothing shifts when a page of reviews is opened by its address', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openReviews(page, '/reviews?wcpr_page=2');
  await expect(page.locator('[data-masonry]')).toHaveAttribute('data-laid', '');
  await page.waitForLoadState('networkidle');
  const total = await page.evaluate(
    () => (window as unknown as { shifts: { total: number } }).shifts.total,
  );
  expect(total).toBeLessThanOrEqual(0.01);
});

test('a slider shows four reviews, three below 600 px and one below 480, and moves by buttons, keys and a swipe, also to more reviews [RV-06] [RV-09] [RV-10] [RV-11] [RV-12] [RV-13] [RV-38]', async ({
  page,
}) => {
  const section = await openReviews(page, '/about');
  const strip = section.locator('[data-review-list]');
  // Of its own width.
  const visibleCards = () =>
    strip.evaluate((element) => {
      const gap = Number.parseFloat(getComputedStyle(element).columnGap);
      const item = element.children[0]?.getBoundingClientRect().width ?? 1;
      return [gap, Math.round((element.clientWidth + gap) / (item + gap))];
    });
  const widen = (width: string) =>
    section.locator('[data-review-slider]').evaluate((slider, wide) => {
      (slider as HTMLElement).style.inlineSize = wide;
    }, width);
  expect(await visibleCards()).toEqual([20, 4]);
  await widen('600px');
  expect(await visibleCards()).toEqual([20, 4]);
  await widen('599px');
  expect(await visibleCards()).toEqual([20, 3]);
  await widen('480px');
  expect(await visibleCards()).toEqual([20, 3]);
  await widen('479px');
  expect(await visibleCards()).toEqual([20, 1]);
  await widen('');
  expect(await visibleCards()).toEqual([20, 4]);

  const at = () => strip.evaluate((element) => Math.round(element.scrollLeft));
  const [back, on] = [
    section.getByRole('button', { name: 'Earlier reviews' }),
    section.getByRole('button', { name: 'Further reviews' }),
  ];
  await expect(back).toBeHidden();
  await on.click();
  await expect.poll(at).toBeGreaterThan(500);
  await expect(on).toBeHidden();
  await back.click();
  await expect.poll(at).toBe(0);
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBeGreaterThan(500);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(at).toBe(0);

  const finger = (dx: number, ms: number) =>
    strip.evaluate(
      (element, [way = 0, time = 0]) => {
        const point = (type: string, clientX: number, timeStamp: number) => {
          const event = new PointerEvent(type, {
            clientX,
            clientY: 300,
            isPrimary: true,
            bubbles: true,
          });
          Object.defineProperty(event, 'timeStamp', { value: timeStamp });
          element.dispatchEvent(event);
        };
        point('pointerdown', 600, 1000);
        point('pointerup', 600 + way, 1000 + time);
      },
      [dx, ms],
    );
  await finger(-149, 200);
  await finger(-300, 301);
  expect(await at()).toBe(0);
  await finger(-150, 300);
  await expect.poll(at).toBeGreaterThan(500);

  // More reviews are appended, and the slider moves to them.
  await expect(on).toBeHidden();
  const count = await cards(section).count();
  const first = await cards(section).first().getAttribute('id');
  await section.getByRole('link', { name: 'Show more reviews' }).click();
  await expect.poll(() => cards(section).count()).toBeGreaterThan(count);
  expect(await cards(section).first().getAttribute('id')).toBe(first);
  await expect(on).toBeVisible();
});

test('a list has one review under the other, and its pictures open in large [RV-04] [RV-33]', async ({
  page,
}) => {
  // The widget is rendered again by its settings, which name another style.
  await redraw(page, (html) =>
    html.replace('&quot;style&quot;:&quot;masonry&quot;', '&quot;style&quot;:&quot;list&quot;'),
  );
  const section = await openReviews(page, '/reviews');
  await section.locator('[data-filter="image"]').click();
  await expect(section).toHaveAttribute('data-layout', 'list');
  const boxes = await cards(section).evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .map(({ left, top, bottom }) => [left, top, bottom]),
  );
  expect(boxes.length).toBeGreaterThan(2);
  for (const [at, [left, top]] of boxes.entries()) {
    expect(left).toBe(boxes[0]?.[0]);
    expect(top).toBeGreaterThanOrEqual(boxes[at - 1]?.[2] ?? 0);
  }
  await section.locator('[data-review-list] [data-media]').first().click();
  const lightbox = page.getByRole('dialog', { name: 'Photos and videos of buyers' });
  await expect(lightbox).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Review', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
});
