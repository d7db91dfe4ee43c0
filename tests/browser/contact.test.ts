import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/shop-test.ts';

const CALL = /admin-ajax\.php\?action=contact_submit/;
const wrapper = (page: Page) => page.locator('.wpcf7');

async function fill(page: Page, text = 'Is the serving tray oiled?'): Promise<void> {
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your e-mail address').fill('ada@example.com');
  await page.getByLabel('Your message').fill(text);
}

/** The form's script is loaded when it comes near; until then it posts as without script. */
async function open(page: Page): Promise<void> {
  await page.goto('/contact');
  await wrapper(page).scrollIntoViewIfNeeded();
  const button = page.locator('.wpcf7-submit');
  const hydrated = () =>
    button.evaluate((each) => Object.keys(each).some((key) => key.startsWith('__reactProps')));
  await expect.poll(hydrated).toBe(true);
}

/** Names of the events the form dispatched, in their order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of ['invalid', 'spam', 'mailsent', 'mailfailed', 'submit']) {
      document.addEventListener(`wpcf7${name}`, () => heard.push(name));
    }
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('the form is processing from the click until what was missing is said [TH-51] [TH-52]', async ({
  page,
}) => {
  await open(page);
  const heard = await listen(page);
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const form = document.querySelector('.wpcf7');
    if (!form) throw new Error('no form');
    new MutationObserver(() => seen.push(form.classList.contains('processing'))).observe(form, {
      attributes: true,
      attributeFilter: ['class'],
    });
  });
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please enter an e-mail address we can reply to.')).toBeVisible();
  await expect(page.getByLabel('Your e-mail address')).toBeFocused();
  await expect(wrapper(page)).not.toHaveClass(/processing/);
  await expect(wrapper(page)).toHaveAttribute('data-status', 'invalid');
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toContain(
    true,
  );
  expect(await heard()).toEqual(['invalid', 'submit']);
});

test('processing ends with the answer, also with spam, too many and a stale form [TH-51] [TH-52]', {
  tag: '@wide',
}, async ({ page, trouble }) => {
  trouble.allow(/admin-ajax/);
  await open(page);
  const heard = await listen(page);
  await fill(page);
  for (const { name, event, status, body } of [
    {
      name: 'spam',
      event: 'spam',
      status: 422,
      body: '{"status":"spam","message":"Hm.","problems":[]}',
    },
    {
      name: 'failed',
      event: 'mailfailed',
      status: 429,
      body: '{"status":"failed","message":"Later.","problems":[]}',
    },
    { name: 'failed', event: 'mailfailed', status: 403, body: '-1' },
  ]) {
    await test.step(`${status} ${body}`, async () => {
      const before = (await heard()).length;
      const { promise: requested, resolve } = Promise.withResolvers<Route>();
      await page.route(CALL, (route) => resolve(route), { times: 1 });
      await page.getByRole('button', { name: 'Send message' }).click();
      const route = await requested;
      await expect(wrapper(page)).toHaveClass(/(^| )processing( |$)/);
      await expect(wrapper(page)).toHaveAttribute('data-status', 'submitting');
      await route.fulfill({ status, body });
      await expect(wrapper(page)).not.toHaveClass(/processing/);
      await expect(wrapper(page)).toHaveAttribute('data-status', name);
      await expect(wrapper(page).getByRole('alert')).toBeFocused();
      // What was typed is not lost.
      await expect(page.getByLabel('Your message')).toHaveValue('Is the serving tray oiled?');
      expect((await heard()).slice(before)).toEqual([event, 'submit']);
    });
  }
});

test('a message is sent by keyboard and thanked for [TH-51] [TH-52]', { tag: '@wide' }, async ({
  page,
}) => {
  await open(page);
  const heard = await listen(page);
  await fill(page, 'Do you sell to shops?');
  // A person needs longer than the guard against programs expects.
  const begun = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 2100, begun);
  await page.getByLabel('Your name').press('Enter');
  await expect(wrapper(page).getByRole('status')).toContainText('Thank you for your message');
  await expect(wrapper(page).getByRole('status')).toBeFocused();
  await expect(wrapper(page)).not.toHaveClass(/processing/);
  await expect(page.getByLabel('Your message')).toHaveValue('');
  expect(await heard()).toEqual(['mailsent', 'submit']);
});

test.describe('without script', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, says what is missing at its field, and thanks', async ({
    page,
    trouble,
  }) => {
    trouble.allow(/\/contact/);
    await page.goto('/contact');
    await fill(page, 'When do you open on Saturday?');
    await page.getByLabel('Your e-mail address').fill('ada@');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please enter an e-mail address we can reply to.')).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('When do you open on Saturday?');
    await page.getByLabel('Your e-mail address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Thank you for your message')).toBeVisible();
  });
});
