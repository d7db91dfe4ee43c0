import {
  addButton,
  CALLS,
  callName,
  calls,
  cardButton,
  cartButton,
  count,
  dropdown,
  hold,
  inCart,
  productId,
  putIn,
  SNUFFER,
  sideCart,
  TRAY,
  toFields,
} from '../support/cart.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { changeCart } from '../support/shop-settings.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

const viewLink = 'a.added_to_cart';

test.describe('what is sent', () => {
  test('a form sends its fields, the choice, its button and the name of the call [CT-01]', async ({
    page,
  }) => {
    await page.goto('/product/stoneware-mug');
    await untilHydrated(page);
    for (const slug of ['moss', 'large']) await page.locator(`label[data-value="${slug}"]`).click();
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
    const requested = page.waitForRequest(CALLS);
    await addButton(page).click();
    const request = await requested;
    const id = String(await productId(page, 'stoneware-mug'));
    expect(callName(request)).toBe('xoo_wsc_add_to_cart');
    expect(request.method()).toBe('POST');
    expect(toFields(request)).toMatchObject({
      'add-to-cart': id,
      product_id: id,
      quantity: '3',
      attribute_pa_color: 'moss',
      attribute_pa_size: 'large',
      variation_id: expect.stringMatching(/^[1-9]\d*$/),
      action: 'xoo_wsc_add_to_cart',
    });
    await expect(page.locator(viewLink)).toBeVisible();
    expect(await inCart(page)).toEqual({ 'Stoneware Mug': 3 });
  });

  test('a box sends what its button carries, which loads and has added like the form’s [CT-01] [CT-03] [CT-04] [CT-05]', async ({
    page,
  }) => {
    await page.goto('/shop');
    await untilHydrated(page);
    const button = cardButton(page, 'Oak Serving Tray');
    await button.evaluate((element) => element.setAttribute('data-productcard', 'first'));
    const held = await hold(page, 'add_to_cart');
    const requested = page.waitForRequest(CALLS);
    await button.click();
    await expect(button).toHaveClass(/\bloading\b/);
    await held.release();
    const request = await requested;
    expect(callName(request)).toBe('add_to_cart');
    expect(toFields(request)).toEqual({
      product_id: String(await productId(page, 'oak-serving-tray')),
      productcard: 'first',
    });
    await expect(count(page)).toHaveText('1');
    await expect(button).toHaveClass(/\badded\b/);
    await expect(page.locator(viewLink)).toHaveAttribute('href', '/cart');
  });
});

test.describe('the button', () => {
  test('loads, has added, is followed by the way to the basket, and is as at first when the page comes back from the cache [CT-03] [CT-04] [CT-05] [CT-06]', async ({
    page,
  }) => {
    await page.goto(TRAY);
    const held = await hold(page, 'xoo_wsc_add_to_cart');
    const button = addButton(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveClass(/\bloading\b/);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).not.toHaveClass(/\badded\b/);
    await expect(button).toBeFocused();
    await expect(page.locator(viewLink)).toHaveCount(0);
    await held.release();
    await expect(button).toHaveClass(/\badded\b/);
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(button).not.toHaveClass(/\bloading\b/);
    await expect(page.locator(viewLink)).toHaveAttribute('href', '/cart');
    await expect(page.locator(viewLink)).toHaveText('View basket');
    await expect(page.getByRole('status').filter({ hasText: 'is in your basket' })).not.toHaveCount(
      0,
    );
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(button).not.toHaveClass(/\badded\b/);
    await expect(page.locator(viewLink)).toHaveCount(0);
  });

  test('on the cart page no such link follows it [CT-05]', async ({ page }) => {
    await putIn(page, 'oak-serving-tray');
    await page.goto('/cart');
    await untilHydrated(page);
    const button = page.locator('.add_to_cart_button').first();
    await button.scrollIntoViewIfNeeded();
    await untilHydrated(page, '.add_to_cart_button');
    await button.click();
    await expect(button).toHaveClass(/\badded\b/);
    await expect(page.locator(viewLink)).toHaveCount(0);
  });

  test('shows the new count before the shop has answered, and takes it back', async ({ page }) => {
    await putIn(page, 'brass-candle-snuffer', 3);
    await page.goto(SNUFFER);
    await expect(count(page)).toHaveText('3');
    const held = await hold(page, 'xoo_wsc_add_to_cart');
    await addButton(page).click();
    await expect(count(page)).toHaveText('4');
    await held.release();
    await expect(count(page)).toHaveText('3');
    await expect(page.getByRole('alert')).toContainText('Only 3 left');
  });
});

test.describe('several at once', () => {
  test('are asked for one after the other, in order, a removal among them [CT-07]', async ({
    page,
  }) => {
    await putIn(page, 'honey-jar');
    await changeCart(page, {}, { openOnAdd: false });
    await page.goto('/product-category/tableware');
    await untilHydrated(page);
    await expect(count(page)).toHaveText('1');
    await cartButton(page).hover();
    const remove = dropdown(page).getByRole('link', { name: 'Remove Honey Jar' });
    await expect(remove).toBeVisible();
    const sent = calls(page);
    const held = await hold(page, 'add_to_cart');
    await cardButton(page, 'Oak Serving Tray').click();
    await expect.poll(() => held.waiting.length).toBe(1);
    await cartButton(page).hover();
    await remove.click();
    await cardButton(page, 'Butter Dish').click();
    // All three are shown as done, and one has been asked for.
    await expect(count(page)).toHaveText('2');
    expect(sent).toEqual(['add_to_cart']);
    await held.releaseOne();
    await expect.poll(() => held.waiting.length).toBe(1);
    expect(sent).toEqual(['add_to_cart', 'remove_from_cart', 'add_to_cart']);
    await held.release();
    await expect(cardButton(page, 'Butter Dish')).toHaveClass(/\badded\b/);
    expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 1, 'Butter Dish': 1 });
  });

  test('presses of one button all count; a double click is one', async ({ page }) => {
    await changeCart(page, {}, { openOnAdd: false });
    await page.goto(TRAY);
    await untilHydrated(page);
    await addButton(page).dblclick();
    await expect(addButton(page)).toHaveClass(/\badded\b/);
    expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 1 });
    const held = await hold(page, 'xoo_wsc_add_to_cart');
    await addButton(page).focus();
    for (const _ of [1, 2]) await page.keyboard.press('Enter');
    await expect(count(page)).toHaveText('3');
    await held.release();
    await expect(addButton(page)).toHaveClass(/\badded\b/);
    await expect.poll(() => inCart(page)).toEqual({ 'Oak Serving Tray': 3 });
  });
});

test.describe('left to the browser', () => {
  test('a product sold elsewhere is a link [CT-51]', async ({ page }) => {
    await page.goto('/product/makers-apron');
    await untilHydrated(page);
    await expect(page.locator('form.cart')).toHaveCount(0);
    const link = page.locator('.sticky-add-to-cart-wrapper a');
    const sent = calls(page);
    const left = link.evaluate(
      (element) =>
        new Promise<boolean>((resolve) => {
          document.addEventListener(
            'click',
            (event) => {
              resolve(!event.defaultPrevented);
              event.preventDefault();
            },
            { once: true },
          );
          (element as HTMLElement).click();
        }),
    );
    expect(await left).toBe(true);
    expect(sent).toEqual([]);
  });

  test('an add link leads to the product with its choice made, and adds nothing', async ({
    page,
  }) => {
    const id = await productId(page, 'stoneware-mug');
    await page.goto(
      `/?add-to-cart=${id}&attribute_pa_color=moss&attribute_pa_size=large&quantity=2`,
    );
    await expect(page).toHaveURL(/\/product\/stoneware-mug\?.*#buy$/);
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
    await expect(page.getByRole('radio', { name: 'Moss' })).toBeChecked();
    expect(await inCart(page)).toEqual({});
    await addButton(page).click();
    await expect(addButton(page)).toHaveClass(/\badded\b/);
    expect(await inCart(page)).toEqual({ 'Stoneware Mug': 2 });
  });

  test('an add link that is clicked on a page of the shop adds', async ({ page }) => {
    const id = await productId(page, 'oak-serving-tray');
    await page.goto('/shop');
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      link.textContent = 'Buy the tray';
      document.querySelector('main')?.prepend(link);
    }, `/?add-to-cart=${id}&quantity=2`);
    await page.getByRole('link', { name: 'Buy the tray' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.locator('.cart_item')).toContainText('Oak Serving Tray');
    expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 2 });
    // The address of the cart: loading it again adds nothing.
    await page.reload();
    expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 2 });
  });
});

test.describe('from wherever it is bought', () => {
  test('the bar and the form tell the same story, and a marked form is sent by the browser itself [CT-51]', async ({
    page,
  }) => {
    await page.goto(TRAY);
    await untilHydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: 'instant' }));
    const bar = page.getByRole('region', { name: /^Buy / });
    await bar.getByRole('button', { name: 'Add to basket' }).click();
    await expect(sideCart(page)).toBeVisible();
    await expect(page.locator('.sticky-add-to-cart button.added')).toHaveCount(1);
    await expect(addButton(page)).toHaveClass(/\badded\b/);
    expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 1 });
    await page.keyboard.press('Escape');
    await expect(sideCart(page)).toBeHidden();

    await page.locator('form.cart').evaluate((form) => form.setAttribute('data-plain-add', ''));
    const sent = calls(page);
    await addButton(page).click();
    await expect(page).toHaveURL(/\/cart(#|$)/);
    await expect(page.locator('.cart_item')).toContainText('Oak Serving Tray');
    expect(sent.filter((name) => name.includes('add_to_cart'))).toEqual([]);
    expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 2 });
  });

  test('the quick view buys where it is, and makes room for the basket', async ({ page }) => {
    await page.goto('/shop');
    await untilHydrated(page);
    const box = page.locator('article', { has: page.getByRole('link', { name: 'Stoneware Mug' }) });
    await box.first().hover();
    await page.getByRole('button', { name: 'Quick view of Stoneware Mug' }).click();
    const view = page.getByRole('dialog', { name: 'Stoneware Mug' });
    for (const slug of ['sand', 'small']) await view.locator(`label[data-value="${slug}"]`).click();
    await view.getByRole('button', { name: 'Add to basket' }).click();
    await expect(sideCart(page)).toBeVisible();
    await expect(view).toBeHidden();
    await expect(page).toHaveURL(/\/shop$/);
    expect(await inCart(page)).toEqual({ 'Stoneware Mug': 1 });
  });

  test('a set adds each of its items that has a quantity', async ({ page }) => {
    await page.goto('/product/breakfast-table');
    await untilHydrated(page);
    await page.getByRole('spinbutton', { name: 'Quantity of Stoneware Bowl' }).fill('2');
    await page.getByRole('spinbutton', { name: 'Quantity of Butter Dish' }).fill('0');
    const held = await hold(page, 'xoo_wsc_add_to_cart');
    await addButton(page).click();
    await expect(count(page)).toHaveText('3');
    await held.release();
    await expect(sideCart(page)).toBeVisible();
    expect(await inCart(page)).toEqual({ 'Stoneware Bowl': 2, 'Egg Cup Pair': 1 });
  });

  test('a shop that wants it goes to the cart page after an add', async ({ page }) => {
    await changeCart(page, { redirect: true });
    await page.goto(TRAY);
    await addButton(page).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.locator('.cart_item')).toContainText('Oak Serving Tray');
  });
});
