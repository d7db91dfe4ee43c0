import type { Page, Route } from '@playwright/test';
import type { CheckReviewResponse } from '#wire/reviews.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import {
  fillForm,
  jpeg,
  openForm,
  photo,
  recordForms,
  sentForms,
  withSettings,
} from '../support/review-form.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

const CHECK = 'viwcpr_restrict_number_of_reviews';
const GOOD: CheckReviewResponse = { error: '', remove_upload_file: 0, img_id: '' };

/** Replaces the server's answer to the check. */
async function mockCheck(page: Page, respond: (route: Route) => Promise<void>) {
  await page.route(new RegExp(`action=${CHECK}`), respond);
}

/** Replaces the server's answer to the review, and returns how the form was marked meanwhile. */
async function mockWrite(page: Page): Promise<(string | null)[]> {
  const marks: (string | null)[] = [];
  await page.route(/action=vitrine_write_review/, async (route) => {
    marks.push(await page.locator('#commentform').getAttribute('data-checked'));
    await route.fulfill({
      json: {
        ok: true,
        id: 7,
        status: 'held',
        url: '/product/x?review=7#comment-7',
        message: 'Sent',
      },
    });
  });
  return marks;
}

async function checkedForm(page: Page) {
  await recordForms(page);
  await withSettings(page, (settings) => {
    settings.serverCheck = true;
  });
  return openForm(page);
}

test('the server is asked first, with a plain button meanwhile; then the form is sent without a further check [RV-79] [RV-81] [RV-84] [RV-85]', async ({
  page,
}) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let checks = 0;
  await mockCheck(page, async (route) => {
    checks += 1;
    expect(route.request().method()).toBe('POST');
    await gate;
    await route.fulfill({ json: { ...GOOD, img_id: '901,902' } });
  });
  const marks = await mockWrite(page);
  const form = await checkedForm(page);
  await fillForm(page, 'Asked before it is sent.');
  const button = form.getByRole('button', { name: 'Send review' });
  await expect(button).toHaveAttribute('type', 'submit');
  await button.click();
  await expect(form.locator('.wcpr-review-form-waiting')).toContainText('checking your review');
  await expect(button).toHaveAttribute('type', 'button');
  letGo();
  await expect(page.locator('#review_form_wrapper')).toContainText('Sent');
  expect(checks).toBe(1);
  expect(marks).toEqual(['1']);
  const [check] = await sentForms(page, CHECK);
  expect(check).toMatchObject({
    comment: ['Asked before it is sent.'],
    rating: ['4'],
    author: ['Grace H.'],
    email: ['grace@example.com'],
  });
  expect(check?.wcpr_image_upload_nonce?.[0]).toMatch(/^[0-9a-f]{20}$/);
  expect(check?.wcpr_image_upload_id).toBeUndefined();
  const [sent] = await sentForms(page, 'vitrine_write_review');
  expect(sent?.wcpr_image_upload_id).toEqual(['901,902']);
  expect(sent?.comment).toEqual(['Asked before it is sent.']);
});

test('what the check says stops the review and hides the notice; it may let the files go [RV-82] [RV-83]', async ({
  page,
}) => {
  await mockCheck(page, (route) =>
    route.fulfill({
      json: { ...GOOD, error: 'You have been here before.', remove_upload_file: 1 },
    }),
  );
  const form = await checkedForm(page);
  await fillForm(page, 'Once more.');
  await page.reload();
  await expect(form.locator('.wcpr-review-form-notice')).toContainText('We saved');
  await form.locator('#review-files').setInputFiles(jpeg('desk.jpg', await photo(page)));
  await expect(form.locator('[data-state="sent"]')).toHaveCount(1);
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.locator('.wcpr-review-form-error')).toHaveText('You have been here before.');
  await expect(form.locator('.wcpr-review-form-notice')).toBeEmpty();
  await expect(form.locator('[data-state]')).toHaveCount(0);
  expect(await sentForms(page, 'vitrine_write_review')).toEqual([]);
  await expect(form.getByRole('button', { name: 'Send review' })).toHaveAttribute('type', 'submit');
});

test('what is typed in another field goes along with the check as the comment [RV-80]', async ({
  page,
}) => {
  await mockCheck(page, (route) => route.fulfill({ json: { ...GOOD, error: 'No.' } }));
  const form = await checkedForm(page);
  await fillForm(page, 'x');
  await page.evaluate(() => {
    const other = document.createElement('div');
    other.contentEditable = 'true';
    other.dataset.reviewComment = '';
    other.textContent = 'Written in an editor of its own.';
    document.querySelector('#commentform')?.before(other);
  });
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.locator('.wcpr-review-form-error')).toHaveText('No.');
  const [check] = await sentForms(page, CHECK);
  expect(check?.comment).toEqual(['Written in an editor of its own.']);
  await expect(form.getByLabel('Your review')).toHaveValue('Written in an editor of its own.');
});

test('a check that fails on the way shows what came back, or what the server calls it [RV-86]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/viwcpr_restrict|status of (403|500)/);
  const bodies = [
    { status: 500, body: 'The cellar is flooded.' },
    { status: 403, body: '-1' },
  ];
  await mockCheck(page, async (route) => {
    const next = bodies.shift();
    await (next ? route.fulfill({ contentType: 'text/plain', ...next }) : route.abort());
  });
  const form = await checkedForm(page);
  await fillForm(page, 'Will it arrive?');
  const errors = form.locator('.wcpr-review-form-error');
  const button = form.getByRole('button', { name: 'Send review' });
  await button.click();
  await expect(errors).toHaveText('The cellar is flooded.');
  await button.click();
  await expect(errors).toHaveText('Forbidden');
  await button.click();
  await expect(errors).toContainText('check your connection');
  expect(await sentForms(page, 'vitrine_write_review')).toEqual([]);
  await expect(form.getByLabel('Your review')).toHaveValue('Will it arrive?');
});
