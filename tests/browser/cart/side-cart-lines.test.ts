import { CALLS, calls, hold, inCart, putIn, sideCart, toFields } from '../support/cart.ts';
import { goOffline, goOnline } from '../support/network.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';
import {
  line,
  MUG_PAGE,
  openedSideCart,
  panel,
  quantity,
  stopClock,
} from '../support/side-cart.ts';

onWideScreenOnly();

test.describe('loading', () => {
  test('blocks the modal until the shop has answered [CT-44] [ER-01]', async ({ page }) => {
    await putIn(page, 'oak-serving-tray');
    await openedSideCart(page);
    const held = await hold(page, 'xoo_wsc_update_item_quantity');
    await page.getByRole('button', { name: 'Oak Serving Tray: increase by 1' }).click();
    await expect(panel(page)).toHaveAttribute('aria-busy', 'true');
    await expect(panel(page).locator('.blockOverlay')).toHaveAttribute('data-shown');
    await page.getByRole('link', { name: 'Remove Oak Serving Tray' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${MUG_PAGE}$`));
    await held.release();
    await expect(panel(page)).not.toHaveAttribute('aria-busy');
    await expect(quantity(page, 'Oak Serving Tray')).toHaveValue('2');
    expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 2 });
  });
});

test.describe('quantities', () => {
  test('nonsense puts the old one back in silence, too many and no multiple are named, and nought removes the line [CT-57] [CT-58] [CT-59] [CT-60]', async ({
    page,
  }) => {
    await putIn(page, 'tea-light-box', 4);
    await openedSideCart(page);
    const field = quantity(page, 'Tea Light Box');
    // The cart has been asked for by now.
    await expect(field).toBeVisible();
    const sent = calls(page);
    for (const typed of ['', '-2', '1']) {
      await field.fill(typed);
      await field.press('Tab');
      await expect(field).toHaveValue('4');
    }
    await expect(sideCart(page).getByRole('alert')).toHaveCount(0);
    expect(sent).toEqual([]);

    // Beside what was typed.
    await field.fill('22');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription('Only 20 are available.');
    await expect(field).toHaveValue('22');
    await field.fill('5');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription('Quantity must be a multiple of 2.');
    expect(sent).toEqual([]);
    await field.fill('6');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect.poll(() => inCart(page)).toEqual({ 'Tea Light Box': 6 });

    // It can be had back.
    await field.fill('0');
    await field.press('Enter');
    await expect(line(page, 'Tea Light Box')).toHaveCount(0);
    await expect(sideCart(page).getByText('Your basket is empty.')).toBeVisible();
    const undo = sideCart(page).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(field).toHaveValue('6');
  });

  test('what fits is sent 500 ms after the last press, and only that [CT-61]', async ({ page }) => {
    await putIn(page, 'oak-serving-tray', 4);
    await openedSideCart(page);
    await expect(quantity(page, 'Oak Serving Tray')).toBeVisible();
    const sent = calls(page);
    await stopClock(page);
    const minus = page.getByRole('button', { name: 'Oak Serving Tray: decrease by 1' });
    await minus.click();
    await page.clock.runFor(300);
    await minus.click();
    await expect(quantity(page, 'Oak Serving Tray')).toHaveValue('2');
    await page.clock.runFor(499);
    expect(sent).toEqual([]);
    const request = page.waitForRequest(CALLS);
    await page.clock.runFor(1);
    expect(toFields(await request)).toMatchObject({
      qty: '2',
      isCart: 'false',
      isCheckout: 'false',
    });
    await expect.poll(() => inCart(page)).toEqual({ 'Oak Serving Tray': 2 });
    expect(sent).toEqual(['xoo_wsc_update_item_quantity']);
  });

  test('a double click on minus removes nothing, what was typed without a network stays, and another tab is followed', async ({
    page,
    context,
    trouble,
  }) => {
    trouble.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await putIn(page, 'oak-serving-tray', 2);
    await openedSideCart(page);
    await page.getByRole('button', { name: 'Oak Serving Tray: decrease by 1' }).dblclick();
    await expect(quantity(page, 'Oak Serving Tray')).toHaveValue('1');
    await expect.poll(() => inCart(page)).toEqual({ 'Oak Serving Tray': 1 });
    await expect(line(page, 'Oak Serving Tray')).toBeVisible();

    await goOffline(page);
    await quantity(page, 'Oak Serving Tray').fill('3');
    await expect(sideCart(page).getByRole('alert')).toContainText('could not connect to the shop');
    await expect(quantity(page, 'Oak Serving Tray')).toHaveValue('3');
    await goOnline(page);
    await quantity(page, 'Oak Serving Tray').press('Enter');
    await expect.poll(() => inCart(page)).toEqual({ 'Oak Serving Tray': 3 });

    const other = await context.newPage();
    await openedSideCart(other);
    await quantity(other, 'Oak Serving Tray').fill('5');
    await expect.poll(() => inCart(page)).toEqual({ 'Oak Serving Tray': 5 });
    await expect(quantity(page, 'Oak Serving Tray')).toHaveValue('5');
  });

  test('the way to the checkout waits for a quantity that is not sent yet', async ({ page }) => {
    await putIn(page, 'oak-serving-tray');
    await openedSideCart(page);
    await stopClock(page);
    await page.getByRole('button', { name: 'Oak Serving Tray: increase by 1' }).click();
    await sideCart(page).getByRole('link', { name: 'View basket' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(quantity(page, 'Oak Serving Tray')).toHaveValue('2');
  });
});

test.describe('what it says', () => {
  test('stays for 5000 ms [CT-63]', async ({ page }) => {
    await putIn(page, 'oak-serving-tray');
    await putIn(page, 'honey-jar');
    await openedSideCart(page);
    await stopClock(page);
    await page.getByRole('button', { name: 'Save Honey Jar for later' }).click();
    const notice = sideCart(page).getByText('“Honey Jar” is saved for later.');
    await expect(notice).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(4999);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1);
    await expect(notice).toHaveCount(0);
  });

  test('is one toast at a time, which covers nothing; an emptied basket can be had back whole, coupon included', async ({
    page,
  }) => {
    await putIn(page, 'oak-serving-tray', 2);
    for (const slug of ['honey-jar', 'butter-dish', 'pencil-set']) await putIn(page, slug);
    await page.request.post('/?wc-ajax=xoo_wsc_apply_coupon', { form: { coupon: 'FIVEOFF' } });
    await openedSideCart(page);
    await page.getByRole('link', { name: 'Remove Honey Jar' }).click();
    await expect(
      sideCart(page).getByText('“Honey Jar” was removed from your basket.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Remove Butter Dish' }).click();
    await expect(
      sideCart(page).getByText('“Butter Dish” was removed from your basket.'),
    ).toBeVisible();
    const toasts = sideCart(page).locator('.xoo-wsc-markup-notices').getByRole('status');
    await expect(toasts).toHaveCount(1);
    const covered = await toasts.evaluate((toast) => {
      const toastBox = toast.getBoundingClientRect();
      const scrolling = toast.parentElement?.previousElementSibling;
      return {
        // The lines end where it begins, and the foot begins where it ends.
        lines: (scrolling?.getBoundingClientRect().bottom ?? Infinity) > toastBox.top + 0.5,
        foot:
          (toast.closest('dialog')?.querySelector('footer')?.getBoundingClientRect().top ?? 0) <
          toastBox.bottom - 0.5,
      };
    });
    expect(covered).toEqual({ lines: false, foot: false });

    await sideCart(page).getByRole('button', { name: 'Empty basket' }).click();
    await expect(sideCart(page).getByText('Your basket is empty.')).toBeVisible();
    await sideCart(page).getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => inCart(page))
      .toEqual({ 'Oak Serving Tray': 2, 'Coloured Pencil Set': 1 });
    await expect(sideCart(page).getByText('Discount FIVEOFF')).toBeVisible();
  });

  test('the totals are collapsed; opened, their rows stand in the order of the settings', async ({
    page,
  }) => {
    await putIn(page, 'beeswax-pillar-candle');
    await openedSideCart(page);
    const rows = sideCart(page).locator('footer dl > div');
    await expect(rows).toHaveText([/^You save\$4\.40/, /^Total\$23\.60/]);
    const foot = sideCart(page).locator('footer');
    await expect(foot).toContainText('Includes $6.00 for delivery. Tax is calculated at checkout.');
    await expect(foot.getByRole('button', { name: 'Have a code?' })).toBeVisible();
    await foot.getByRole('button', { name: 'Show details' }).press('Enter');
    await expect(foot.getByRole('button', { name: 'Hide details' })).toBeFocused();
    await expect(rows).toHaveText([
      /^You save\$4\.40/,
      /^Subtotal\$17\.60/,
      /^Delivery: .*\$6\.00/,
      /^Where to\?/,
      /^Total\$23\.60/,
    ]);
  });
});

test.describe('the bar to free delivery', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('grows over 400 ms [CT-65]', async ({ page }) => {
    await putIn(page, 'oak-serving-tray');
    await openedSideCart(page);
    const bar = sideCart(page).getByRole('progressbar', { name: 'On the way to free delivery' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    const durations = page.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          document.addEventListener('transitionrun', (event) => {
            if (event.propertyName !== 'width') return;
            const running = (event.target as Element).getAnimations();
            resolve(running.map(({ effect }) => effect?.getTiming().duration));
          });
        }),
    );
    await page.getByRole('button', { name: 'Oak Serving Tray: increase by 1' }).click();
    expect(await durations).toContain(400);
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(sideCart(page).getByText('Delivery is free.')).toBeVisible();
  });
});
