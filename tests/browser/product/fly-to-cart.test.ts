import { addButton, sideCart, TRAY } from '../support/cart.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { changeCart } from '../support/shop-settings.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();
test.use({ images: true });

test.describe('the picture', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('flies to the basket in 1500 ms and shrinks to 75 by 75 px [CT-64]', async ({ page }) => {
    // It is over sooner than a test can look: it waits until it was looked at.
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...args) {
        const animation = animate.apply(this, args);
        if (this.matches('.fly-to-cart')) animation.pause();
        return animation;
      };
    });
    await page.goto(TRAY);
    await untilHydrated(page);
    const flying = page.locator('img.fly-to-cart');
    await addButton(page).click();
    await expect(flying).toHaveCount(1);
    const { duration, start, end, target } = await flying.evaluate((element) => {
      const [animation] = element.getAnimations();
      const box = (of: Element | null) => {
        const { width, height, left, top } = of?.getBoundingClientRect() ?? new DOMRect();
        return { width, height, x: left + width / 2, y: top + height / 2 };
      };
      const at = (time: number) => {
        if (animation) animation.currentTime = time;
        return box(element);
      };
      const found = {
        duration: animation?.effect?.getTiming().duration,
        start: at(0),
        end: at(1499.999),
        target: box(document.querySelector('a.cart-link')),
      };
      animation?.play();
      return found;
    });
    expect(duration).toBe(1500);
    expect(start.width).toBeGreaterThan(300);
    expect(end.width).toBeCloseTo(75, 1);
    expect(end.height).toBeCloseTo(75, 1);
    expect(end.x).toBeCloseTo(target.x, 0);
    expect(end.y).toBeCloseTo(target.y, 0);
    await expect(flying).toHaveCount(0);
    await expect(sideCart(page)).toBeVisible();
  });

  test('flies as long as the shop wants [CT-64]', async ({ page }) => {
    await changeCart(page, { flyTime: 60_000 });
    await page.goto(TRAY);
    await untilHydrated(page);
    await addButton(page).click();
    const flying = page.locator('img.fly-to-cart');
    await expect(flying).toHaveCount(1);
    expect(
      await flying.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration),
    ).toBe(60_000);
    // The animation is running, so the side cart waits.
    await expect(sideCart(page)).toHaveCount(0);
  });

  test('stays where it is for those who want less movement [CT-64]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          for (const node of addedNodes) if (node instanceof Element) seen.push(node.className);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(TRAY);
    await untilHydrated(page);
    await addButton(page).click();
    await expect(sideCart(page)).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((name) => String(name).includes('fly-to-cart'))).toEqual([]);
  });
});
