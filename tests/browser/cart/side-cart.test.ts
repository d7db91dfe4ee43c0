import { expectAccessible } from '../support/accessible.ts';
import {
  addButton,
  CALLS,
  callName,
  calls,
  cartButton,
  count,
  inCart,
  putIn,
  sideCart,
  TRAY,
  toFields,
} from '../support/cart.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { changeCart, loadConfig, rightToLeft } from '../support/shop-settings.ts';
import { expect, test } from '../support/shop-test.ts';
import {
  drawer,
  line,
  MUG_PAGE,
  openedSideCart,
  panel,
  putInAndSave,
  quantity,
  stopClock,
  toggle,
} from '../support/side-cart.ts';

onWideScreenOnly();

test.describe('opening', () => {
  test('a press on the basket opens a modal with a drawer beside it, which shuts by its toggle and goes 500 ms before the cart [CT-32] [CT-34] [CT-36] [CT-42]', async ({
    page,
  }) => {
    await putInAndSave(page);
    await openedSideCart(page);
    expect(await sideCart(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(drawer(page)).toBeVisible();
    const cart = await panel(page).boundingBox();
    const beside = await drawer(page).boundingBox();
    expect(cart?.width).toBe(425);
    expect(Math.round((beside?.x ?? 0) + (beside?.width ?? 0))).toBe(Math.round(cart?.x ?? 0));
    await expectAccessible(page, 'dialog[open]');

    await toggle(page).click();
    await expect(drawer(page)).toBeHidden();
    await expect(sideCart(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).click();
    await expect(drawer(page)).toBeVisible();

    await stopClock(page);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await page.clock.runFor(499);
    await expect(sideCart(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(sideCart(page)).toBeHidden();
    await expect(cartButton(page)).toBeFocused();
  });

  test('anything the shop marks as a trigger opens it, and an empty one says what to do next [CT-36]', async ({
    page,
  }) => {
    await page.goto(MUG_PAGE);
    await untilHydrated(page);
    await page
      .locator('.footer a, footer a')
      .first()
      .evaluate((link) => {
        link.classList.add('xoo-wsc-cart-trigger');
      });
    await page.locator('.xoo-wsc-cart-trigger').click();
    await expect(sideCart(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${MUG_PAGE}$`));
    await expect(sideCart(page).getByText('Your basket is empty.')).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await sideCart(page).getByRole('link', { name: 'Start shopping' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  });

  test('something added opens it, unless the shop does not want that [CT-37]', async ({ page }) => {
    await page.goto(TRAY);
    await untilHydrated(page);
    await addButton(page).click();
    await expect(sideCart(page)).toBeVisible();
    await expect(line(page, 'Oak Serving Tray')).toBeVisible();

    await changeCart(page, {}, { openOnAdd: false });
    await page.goto(MUG_PAGE.replace('stoneware-mug', 'tea-light-box'));
    await untilHydrated(page);
    await addButton(page).click();
    await expect(count(page)).toHaveText('3');
    await expect(addButton(page)).toHaveClass(/\badded\b/);
    await expect(sideCart(page)).toHaveCount(0);
  });

  for (const opens of [true, false]) {
    test(`on the page after an add it is ${opens ? 'open' : 'shut'} by setting [CT-38]`, async ({
      page,
    }) => {
      await changeCart(page, {}, { hiddenOn: [], openAfterLoad: opens });
      await page.goto(TRAY);
      await untilHydrated(page);
      await page.locator('form.cart').evaluate((form) => form.setAttribute('data-plain-add', ''));
      await addButton(page).click();
      await expect(page.locator('body.woocommerce-cart')).toBeVisible();
      await untilHydrated(page);
      await expect(count(page)).toHaveText('1');
      await expect(sideCart(page)).toHaveCount(opens ? 1 : 0);
      // Only the page right after it.
      await page.goto(MUG_PAGE);
      await untilHydrated(page);
      await expect(count(page)).toHaveText('1');
      await expect(sideCart(page)).toHaveCount(0);
    });
  }

  test('what the page does not know is asked for after 200 ms, with nothing sent [CT-45] [CT-46]', async ({
    page,
  }) => {
    await page.goto(MUG_PAGE);
    await untilHydrated(page);
    const sent = calls(page);
    await stopClock(page);
    await cartButton(page).click();
    await expect(sideCart(page)).toBeVisible();
    await page.clock.runFor(199);
    expect(sent).toEqual([]);
    const requested = page.waitForRequest(CALLS);
    await page.clock.runFor(1);
    const request = await requested;
    expect(callName(request)).toBe('xoo_wsc_refresh_fragments');
    expect(toFields(request)).toEqual({});
    const result = (await (await request.response())?.json()) as Record<string, unknown>;
    expect(Object.keys(result)).toEqual(expect.arrayContaining(['fragments', 'cart_hash']));
  });
});

test.describe('the drawer', () => {
  test('opens 500 ms after the cart [CT-41]', async ({ page }) => {
    await putInAndSave(page);
    await page.goto(MUG_PAGE);
    await untilHydrated(page);
    await expect(count(page)).toHaveText('1');
    await stopClock(page);
    await cartButton(page).click();
    await expect(toggle(page)).toBeEnabled();
    await page.clock.runFor(499);
    await expect(drawer(page)).not.toHaveAttribute('data-shown');
    await page.clock.runFor(1);
    await expect(drawer(page)).toHaveAttribute('data-shown');
  });

  test('hides when it is empty and comes back with content [CT-39] [CT-40]', async ({ page }) => {
    await putIn(page, 'oak-serving-tray');
    await putIn(page, 'honey-jar');
    await openedSideCart(page);
    await expect(toggle(page)).toBeDisabled();
    await expect(drawer(page)).toBeHidden();
    await page.getByRole('button', { name: 'Save Honey Jar for later' }).click();
    await expect(drawer(page)).toBeVisible();
    await expect(toggle(page)).toBeEnabled();
    await expect(drawer(page)).toContainText('Honey Jar');
    await page.getByRole('button', { name: 'Move Honey Jar to your basket' }).click();
    await expect(line(page, 'Honey Jar')).toBeVisible();
    await expect(drawer(page)).toBeHidden();
    await expect(toggle(page)).toBeDisabled();
  });
});

test('suggestions stand under the lines and are added without leaving the page', async ({
  page,
}) => {
  await putIn(page, 'oak-serving-tray');
  await openedSideCart(page);
  const add = sideCart(page)
    .getByRole('button', { name: /^Add .* to your basket$/ })
    .first();
  const [panelBox, first] = [await panel(page).boundingBox(), await add.boundingBox()];
  const lines = await line(page, 'Oak Serving Tray').boundingBox();
  expect(first?.x ?? 0).toBeGreaterThan(panelBox?.x ?? 0);
  expect(first?.y ?? 0).toBeGreaterThan((lines?.y ?? 0) + (lines?.height ?? 0));
  // Nothing is saved for later, so nothing stands beside the cart.
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toBeHidden();
  const name = ((await add.getAttribute('aria-label')) ?? '').slice(4, -' to your basket'.length);
  await add.click();
  await expect(line(page, name)).toBeVisible();
  expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 1, [name]: 1 });
});

test.describe('the carousel of suggestions', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('shows 3 products, moves on after 2000 ms and takes 400 [CT-66]', async ({ page }) => {
    await putIn(page, 'oak-serving-tray');
    await openedSideCart(page);
    expect((await loadConfig(page)).sideCart.carousel).toEqual({
      items: 3,
      speed: 400,
      pause: 2000,
      swipeThreshold: 40,
      autoplay: true,
    });
    const strip = panel(page).locator('[data-strip]');
    await expect(strip).toHaveAttribute('data-strip', 'embla');
    const inSight = () =>
      strip.evaluate((window) => {
        const { left, right } = window.getBoundingClientRect();
        return [...window.querySelectorAll('li')].filter((slide) => {
          const box = slide.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        }).length;
      });
    await panel(page).getByRole('button', { name: 'Pause' }).click();
    await page.keyboard.press('Home');
    await expect.poll(inSight).toBe(3);

    // Repeated under a manual clock; the pointer is elsewhere, so nothing keeps it open.
    const first = strip.locator('li').first();
    await panel(page).getByRole('button', { name: 'Play' }).focus();
    await stopClock(page);
    await page.keyboard.press('Enter');
    await page.mouse.move(5, 5);
    await sideCart(page).getByRole('button', { name: 'Close' }).focus();
    const before = (await first.boundingBox())?.x ?? 0;
    const width = (await first.boundingBox())?.width ?? 0;
    await page.clock.runFor(1999);
    expect((await first.boundingBox())?.x).toBeCloseTo(before, 0);
    await page.clock.runFor(100);
    expect((await first.boundingBox())?.x).toBeGreaterThan(before - width);
    await page.clock.runFor(700);
    expect(before - ((await first.boundingBox())?.x ?? 0)).toBeGreaterThan(width);
  });
});

test('no strip is left beside the scroll bar; by keyboard alone: in, through, and out again', async ({
  page,
}) => {
  await putInAndSave(page);
  await page.goto(MUG_PAGE);
  await page.waitForFunction(() => document.body.style.getPropertyValue('--scroll-bar') !== '');
  const before = await page.locator('main').boundingBox();
  await cartButton(page).click();
  await expect(sideCart(page)).toBeVisible();
  await expect
    .poll(async () => {
      const box = await panel(page).boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    })
    .toBe(page.viewportSize()?.width);
  expect((await page.locator('main').boundingBox())?.width).toBe(before?.width);
  await page.keyboard.press('Escape');
  await expect(sideCart(page)).toBeHidden();

  await cartButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(sideCart(page)).toBeVisible();
  await expect(drawer(page)).toBeVisible();
  const inside = () =>
    page.evaluate(
      () =>
        document.activeElement?.closest('dialog') !== null ||
        document.activeElement === document.body,
    );
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  await quantity(page, 'Oak Serving Tray').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(sideCart(page).getByText('$144.00').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sideCart(page)).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
});

test('from right to left it stands at the other side [CT-32]', async ({ page }) => {
  await putInAndSave(page);
  await rightToLeft(page);
  await openedSideCart(page);
  await expect(drawer(page)).toBeVisible();
  const cart = await panel(page).boundingBox();
  const beside = await drawer(page).boundingBox();
  expect(Math.round(beside?.x ?? 0)).toBe(Math.round((cart?.x ?? 0) + (cart?.width ?? 0)));
  expect(cart?.x ?? 99).toBeLessThan(20);
});
