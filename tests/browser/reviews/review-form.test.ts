import { expectAccessible } from '../support/accessible.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import {
  fillForm,
  jpeg,
  openForm,
  PRODUCT,
  photo,
  recordForms,
  sentForms,
  withSettings,
} from '../support/review-form.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();
test.use({ images: true });

test('an unticked box of the privacy policy is reported and nothing is sent [RV-71]', async ({
  page,
}) => {
  await withSettings(page, (settings) => {
    settings.gdpr = true;
  });
  await recordForms(page);
  await openForm(page);
  const form = await fillForm(page, 'It holds a week of notes.');
  const box = form.getByRole('checkbox', { name: /privacy policy/ });
  await expect(box).not.toBeChecked();
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.locator('.wcpr-review-form-error')).toHaveText(
    'Please agree to the privacy policy first.',
  );
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(await sentForms(page, 'vitrine_write_review')).toEqual([]);
});

test('from reading to writing by keyboard alone, a failure at a time, to the review’s address [RV-61] [RV-63] [RV-64] [RV-66] [TH-50]', async ({
  page,
}) => {
  await page.goto(`${PRODUCT}#tab-reviews`);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Write a review' }).first().focus();
  await page.keyboard.press('Enter');
  const form = page.locator('#commentform');
  await expect(form.getByRole('radio').first()).toBeFocused();
  const errors = form.locator('.wcpr-review-form-error');
  const send = async () => {
    await form.getByRole('button', { name: 'Send review' }).focus();
    await page.keyboard.press('Enter');
  };
  await send();
  await expect(errors).toHaveText('Please choose how many stars you give.');
  await expect(form.getByRole('radio').first()).toBeFocused();
  await expect(form.locator('fieldset').first()).toHaveAccessibleDescription(
    'Please choose how many stars you give.',
  );
  await expectAccessible(page, '#review_form_wrapper');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await expect(errors).toBeEmpty();
  await send();
  await expect(errors).toHaveText('Please write a few words about it.');
  await expect(form.getByLabel('Your review')).toBeFocused();
  await page.keyboard.type('It fits every pocket I have, and the paper takes ink well.');
  await page.keyboard.press('Meta+Enter');
  await expect(errors).toHaveText('Please tell us your name.');
  await page.keyboard.type('Ida');
  await expect(errors).toBeEmpty();
  await expect(form.getByLabel('Name')).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ida@example');
  await send();
  await expect(errors).toContainText('does not look right');
  await page.keyboard.type('.com');
  await send();
  const thanks = page.locator('#review_form_wrapper').getByText('Thank you!');
  await expect(thanks).toBeVisible();
  const address = await page
    .locator('#review_form_wrapper')
    .getByRole('link')
    .first()
    .getAttribute('href');
  expect(address).toMatch(/^\/product\/pocket-notebook\?review=\d+#comment-\d+$/);
});

test('files are seen, named, turned and taken out; what is wrong is reported beside them [RV-62] [RV-73] [RV-74] [RV-75] [RV-76] [RV-77]', async ({
  page,
}) => {
  await recordForms(page);
  await withSettings(page, ({ photos }) => {
    photos.required = true;
    photos.maxFiles = 3;
  });
  const form = await openForm(page);
  const errors = form.locator('.wcpr-review-form-error');
  await fillForm(page, 'Photos say more than I can.');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(errors).toHaveText('Please add at least one photo.');

  const input = form.locator('#review-files');
  const image = await photo(page);
  const four = [1, 2, 3, 4].map((number) => jpeg(`${number}.jpg`, image));
  await input.setInputFiles(four);
  const warnings = form.getByText('There is a problem with your files:').locator('..');
  await expect(warnings).toContainText('No more than 3 files');
  await expect(form.locator('[data-state]')).toHaveCount(0);
  expect(await input.evaluate((element: HTMLInputElement) => element.files?.length)).toBe(0);

  const large = Buffer.concat([image, Buffer.alloc(2000 * 1024)]);
  await input.setInputFiles([
    jpeg('desk.jpg', image),
    jpeg('large.jpg', large),
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  ]);
  await expect(warnings).toContainText('large.jpg is too large: 2000 kB at most.');
  await expect(warnings).toContainText('notes.pdf is not a file type we can show.');
  await expect(form.locator('[data-state="sent"]')).toHaveCount(1);
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(errors).toContainText('large.jpg');
  await expect(errors).toContainText('notes.pdf');
  await expectAccessible(page, '#review_form_wrapper');
  await form.getByRole('button', { name: 'Remove large.jpg' }).click();
  await form.getByRole('button', { name: 'Remove notes.pdf' }).click();
  await expect(warnings).toHaveCount(0);

  // A script named .jpg, dropped here, is detected by the server.
  await input.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['<script>'], 'liar.jpg', { type: 'image/jpeg' }));
    const drop = { dataTransfer, bubbles: true, cancelable: true };
    element.closest('div')?.dispatchEvent(new DragEvent('drop', drop));
  });
  await expect(form.locator('[data-state="wrong"]')).toContainText(
    'The content of liar.jpg does not match',
  );
  await form.getByRole('button', { name: 'Remove liar.jpg' }).click();

  // A second image, from the clipboard.
  await form.getByLabel('Your review').evaluate(async (area, base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }));
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, image.toString('base64'));
  await expect(form.locator('[data-state="sent"]')).toHaveCount(2);
  await form.getByLabel('Caption for desk.jpg').fill('On my desk');
  await form.getByLabel('Caption for pasted.jpg').fill('In the bag');
  await form.getByRole('button', { name: 'Turn desk.jpg' }).click();
  await expect(form.getByAltText('Preview of desk.jpg')).toHaveAttribute('data-turn', '1');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(page.locator('#review_form_wrapper')).toContainText('Thank you!');
  const [sent] = await sentForms(page, 'vitrine_write_review');
  expect(sent?.['wcpr_image_caption[]']).toEqual(['On my desk', 'In the bag']);
  expect(sent?.wcpr_image_upload_id?.[0]).toMatch(/^\d+,\d+$/);
});

test('a video gets its poster from the browser; a draft outlives a reload, files and all', async ({
  page,
}) => {
  const form = await openForm(page);
  const video = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 160;
    canvas.height = 90;
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 12; frame += 1) {
      if (pen) {
        pen.fillStyle = `hsl(${frame * 20} 70% 50%)`;
        pen.fillRect(0, 0, 160, 90);
      }
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  const input = form.locator('#review-files');
  const buffer = Buffer.from(video, 'base64');
  await input.setInputFiles({ name: 'clip.webm', mimeType: 'video/webm', buffer });
  await expect(form.locator('[data-state="sent"]')).toHaveCount(1);
  await expect(form.getByAltText('Preview of clip.webm')).toBeVisible();
  await fillForm(page, 'A video of my desk.');
  await form.getByLabel('Caption for clip.webm').fill('Turning pages');

  await page.reload();
  await expect(form).toBeVisible();
  await expect(form.locator('.wcpr-review-form-notice')).toContainText('We saved your draft');
  await expect(form.getByLabel('Your review')).toHaveValue('A video of my desk.');
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(form.getByLabel('Caption for clip.webm')).toHaveValue('Turning pages');
  const preview = form.getByAltText('Preview of clip.webm');
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await form.getByRole('button', { name: 'Start over' }).click();
  await expect(form.getByLabel('Your review')).toHaveValue('');
  await expect(form.locator('[data-state]')).toHaveCount(0);
  await page.reload();
  await untilHydrated(page);
  await expect(form).toHaveCount(0);
});

test('nothing of the form is loaded before it is asked for', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${PRODUCT}#tab-reviews`);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const isForm = (url: string) => /lazy-review-form|vitrine_review_form/.test(url);
  expect(requested.filter(isForm)).toEqual([]);
  await page.getByRole('link', { name: 'Write a review' }).first().click();
  await expect(page.locator('#commentform')).toBeVisible();
  expect(requested.filter(isForm).length).toBeGreaterThan(1);
});
