import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { cards, MUG, openPopup, openReviews, popup, redraw } from '../support/reviews.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();
test.use({ images: true });

const author = (page: Page) => popup(page).locator('[data-details] strong').first();
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photos and videos of buyers' });

test('the popup has its picture left of its words, leads round by buttons and keys, and names its review in the address [RV-45] [RV-47] [RV-48] [RV-49]', async ({
  page,
}) => {
  const section = await openReviews(page, `${MUG}?image=1#reviews`);
  const count = await cards(section).count();
  const dialog = await openPopup(page, section);
  const [pane, details] = await Promise.all(
    ['[data-pane]', '[data-details]'].map((part) => dialog.locator(part).boundingBox()),
  );
  expect((pane?.x ?? 0) + (pane?.width ?? 0)).toBeLessThanOrEqual(details?.x ?? 0);
  await expect(dialog.locator('[data-stage] :is(img, video)').first()).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    'hidden',
  );
  await expectAccessible(page, 'dialog[open]');

  const first = await cards(section).first().getAttribute('id');
  const last = await cards(section).last().getAttribute('id');
  await expect(page).toHaveURL(new RegExp(`review=\\d+#${first}$`));
  await dialog.getByRole('button', { name: 'Previous review' }).click();
  await expect(page).toHaveURL(new RegExp(`#${last}$`));
  // After the last loaded one more are loaded, and only after the very last the first follows.
  await dialog.getByRole('button', { name: 'Next review' }).click();
  await expect.poll(() => cards(section).count()).toBeGreaterThan(count);
  const next = await cards(section).nth(count).getAttribute('id');
  await expect(page).toHaveURL(new RegExp(`#${next}$`));
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(page.url()).toMatch(new RegExp(`#${first}$`));
  }).toPass({ intervals: [50] });
  const veryLast = await cards(section).last().getAttribute('id');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`#${veryLast}$`));
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/review=/);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe(
    'hidden',
  );
  await expect(section.locator('[data-review-list] [data-media]').first()).toBeFocused();
});

test('an address that names a review opens it, on whatever page of the list it is', async ({
  page,
}) => {
  await openReviews(page, `${MUG}?sort=oldest#reviews`);
  const oldest = page.locator('[data-review]').first();
  const id = await oldest.getAttribute('data-review');
  const who = (await oldest.locator('strong').first().textContent()) ?? '';
  await page.goto(`${MUG}?review=${id}#comment-${id}`);
  await expect(popup(page)).toBeVisible();
  await expect(author(page)).toHaveText(who);
});

test('it fades for 200 ms, and fills a phone where the shop wants it [RV-50] [RV-51]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const section = await openReviews(page, `${MUG}?image=1#reviews`);
  const dialog = await openPopup(page, section);
  const fade = await dialog.evaluate((one) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(one);
    const at = transitionProperty.split(', ').indexOf('opacity');
    return transitionDuration.split(', ')[at];
  });
  expect(fade).toBe('0.2s');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox();
      return box && [box.x, box.y, box.height, Math.round(box.width) >= 375];
    })
    .toEqual([0, 0, 844, true]);
  // Its second class fills the phone; the build gives it a short name.
  await dialog.evaluate((one) => one.classList.remove(one.classList.item(1) ?? ''));
  await expect.poll(async () => (await dialog.boundingBox())?.x).toBeGreaterThan(0);
});

test('its picture turns by 90 degrees each way [RV-52]', async ({ page }) => {
  const section = await openReviews(page, `${MUG}?image=1#reviews`);
  const dialog = await openPopup(page, section);
  const image = dialog.locator('[data-stage] img');
  const rotation = () => image.evaluate((one) => getComputedStyle(one).rotate);
  const [left, right] = ['Turn to the left', 'Turn to the right'].map((name) =>
    dialog.getByRole('button', { name }),
  );
  for (const degrees of ['90deg', '180deg', '270deg', 'none']) {
    await right?.click();
    await expect.poll(rotation).toBe(degrees);
  }
  await left?.click();
  await expect.poll(rotation).toBe('270deg');
  // On its side it still fits its stage.
  const [inside, stage] = await Promise.all([
    image.boundingBox(),
    dialog.locator('[data-stage]').boundingBox(),
  ]);
  expect(Math.round(inside?.width ?? 0)).toBeLessThanOrEqual(Math.round(stage?.width ?? 0));
  expect(Math.round(inside?.height ?? 0)).toBeLessThanOrEqual(Math.round(stage?.height ?? 0));
});

test('its product is bought by its own call: not before the choice is made, and a refusal loads the page anew [RV-46] [RV-53] [RV-54] [RV-55]', async ({
  page,
}) => {
  const section = await openReviews(page, `${MUG}?image=1#reviews`);
  const dialog = await openPopup(page, section);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('wc-ajax='))
      calls.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const buy = dialog.getByRole('button', { name: 'Add to basket' });
  await buy.click();
  await expect(dialog.getByText('Choose Colour and Size')).toBeVisible();
  expect(calls.filter((call) => call.includes('add_to_cart'))).toEqual([]);
  await dialog.getByRole('radio', { name: /^Sand/ }).check({ force: true });
  await dialog.getByRole('radio', { name: /^Small/ }).check({ force: true });
  await buy.click();
  await expect(page.getByRole('dialog', { name: /basket/i })).toBeVisible();
  const sent = calls.filter((call) => call.includes('add_to_cart'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/wc-ajax=viwcpr_add_to_cart/);
  expect(sent[0]).toMatch(/name="variation_id"\s+[1-9]\d*/);

  await page.goto(`${MUG}?image=1&sort=oldest#reviews`);
  await section.scrollIntoViewIfNeeded();
  await expect(section).toHaveAttribute('data-started', '');
  await openPopup(page, section);
  await dialog.getByRole('radio', { name: /^Sand/ }).check({ force: true });
  await dialog.getByRole('radio', { name: /^Small/ }).check({ force: true });
  await page.route(/viwcpr_add_to_cart/, (route) => route.fulfill({ json: { error: true } }));
  const loaded = page.waitForEvent('load');
  await buy.click();
  await loaded;
});

test('pictures, videos and players of other sites open in one lightbox, a player after a click only [RV-56] [RV-57] [RV-58] [RV-59]', async ({
  page,
}) => {
  await redraw(page, (html) =>
    html.replace(
      /data-review-list.*?data-media="\d+"/s,
      '$& data-kind="embed" data-url="https://youtu.be/dQw4w9WgXcQ" data-width="1920" data-height="1080"',
    ),
  );
  const elsewhere: string[] = [];
  await page.route(/youtube/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  const section = await openReviews(page, `${MUG}?image=1#reviews`);
  await page.clock.install();
  await openPopup(page, section);
  await popup(page).getByRole('button', { name: 'Enlarge', exact: true }).click();
  await expect(lightbox(page)).toHaveAttribute('data-open', '');
  const play = lightbox(page).getByRole('button', { name: 'Play the video from YouTube' });
  await expect(play).toBeVisible();
  const box = await lightbox(page).locator('.lightbox-embed').first().boundingBox();
  expect(Math.round(box?.width ?? 0)).toBeLessThanOrEqual(1140);
  await expectAccessible(page, 'dialog.lightbox');
  expect(elsewhere).toEqual([]);
  // Opened from the popup its controls stay for 100 seconds.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(600, 380);
  await page.clock.runFor(99_999);
  expect(await lightbox(page).getAttribute('data-idle')).toBeNull();
  await page.clock.runFor(1);
  await expect(lightbox(page)).toHaveAttribute('data-idle', '');
  await page.mouse.move(620, 380);
  await page.clock.resume();
  await play.click();
  await expect(lightbox(page).locator('iframe')).toBeVisible();
  expect(elsewhere[0]).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1/,
  );
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
});

test('the lightbox is dragged from 50 px, closed from 100, turned by 10 sideways, and its bars hide when nothing is touched [RV-57] [RV-60]', async ({
  page,
}) => {
  await redraw(page, (html) => html.replace('data-popup="review"', 'data-popup="image"'));
  const section = await openReviews(page, `${MUG}?image=1#reviews`);
  await page.clock.install();
  await section.locator('[data-review-list] [data-media]').first().click();
  await expect(lightbox(page)).toHaveAttribute('data-open', '');
  // From here on the clock is manual.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(lightbox(page)).toHaveAttribute('data-idle', '');
  await page.mouse.move(600, 380);
  await expect(lightbox(page)).not.toHaveAttribute('data-idle');
  await page.clock.runFor(2999);
  expect(await lightbox(page).getAttribute('data-idle')).toBeNull();
  await page.clock.runFor(1);
  await expect(lightbox(page)).toHaveAttribute('data-idle', '');
  await page.clock.resume();

  const image = lightbox(page).locator('.pswp__img').last();
  const top = async () => Math.round((await image.boundingBox())?.y ?? 0);
  const rest = await top();
  const drag = async (by: number) => {
    await page.mouse.move(640, 400);
    await page.mouse.down();
    await page.mouse.move(640, 400 + by, { steps: 12 });
  };
  await drag(45);
  expect(await top()).toBe(rest);
  await page.mouse.up();
  await drag(90);
  await expect.poll(top).toBeGreaterThan(rest);
  await page.mouse.up();
  await expect.poll(top).toBe(rest);
  await expect(lightbox(page)).toBeVisible();
  await drag(110);
  await page.mouse.up();
  await expect(lightbox(page)).toHaveCount(0);

  // Sideways a little is enough.
  await section.locator('[data-strip-photo]').first().click();
  const counter = lightbox(page).locator('.lightbox-counter');
  await expect(lightbox(page)).toHaveAttribute('data-open', '');
  await expect(counter).toHaveText(/^1\b/);
  await page.mouse.move(640, 400);
  await page.mouse.down();
  await page.mouse.move(628, 400, { steps: 6 });
  await page.mouse.up();
  await expect(counter).toHaveText(/^2\b/);
});
