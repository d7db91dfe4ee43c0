import type { Page } from '@playwright/test';
import type { ReviewFormResponse } from '../../../src/wire/review-form.ts';
import type { ReviewFormSettings } from '../../../src/wire/reviews.ts';
import { untilHydrated } from './hydrated.ts';
import { expect } from './shop-test.ts';

export const PRODUCT = '/product/pocket-notebook';

/** A photo made by the browser itself: dark on the left, light on the right. */
export async function photo(page: Page, width = 640, height = 480): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across ?? 1;
      canvas.height = down ?? 1;
      const pen = canvas.getContext('2d');
      if (pen) {
        pen.fillStyle = `hsl(${Math.floor(Math.random() * 360)} 60% 30%)`;
        pen.fillRect(0, 0, canvas.width, canvas.height);
        pen.fillStyle = 'white';
        pen.fillRect(canvas.width / 2, canvas.height / 3, canvas.width / 3, canvas.height / 3);
      }
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    [width, height],
  );
  return Buffer.from(base64, 'base64');
}

export const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** The form with other settings than the demo shop has. */
export async function withSettings(page: Page, change: (settings: ReviewFormSettings) => void) {
  await page.route(/action=vitrine_review_form/, async (route) => {
    const reply = await route.fetch();
    const response: ReviewFormResponse = await reply.json();
    if (response.form) change(response.form.settings);
    await route.fulfill({ response: reply, json: response });
  });
}

export async function openForm(page: Page) {
  await page.goto(`${PRODUCT}#tab-reviews`);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Write a review' }).first().click();
  await expect(page.locator('#commentform')).toBeVisible();
  return page.locator('#commentform');
}

/** Everything a review needs except files. */
export async function fillForm(page: Page, text: string) {
  const form = page.locator('#commentform');
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await form.getByLabel('Your review').fill(text);
  await form.getByLabel('Your name').fill('Grace H.');
  await form.getByLabel('Your e-mail').fill('grace@example.com');
  return form;
}

interface Recorder {
  sentForms: Record<string, string[]>[];
}

/** Playwright cannot read a multipart body with files: the page itself records what it sends. */
export async function recordForms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorder = window as unknown as Recorder;
    recorder.sentForms = [];
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) {
        const fields: Record<string, string[]> = {};
        for (const [name, value] of body) {
          fields[name] = [...(fields[name] ?? []), typeof value === 'string' ? value : value.name];
        }
        recorder.sentForms.push(fields);
      }
      send.call(this, body);
    };
  });
}

export function sentForms(page: Page, action: string) {
  return page.evaluate(
    (expected) =>
      (window as unknown as Recorder).sentForms.filter(({ action }) => action?.[0] === expected),
    action,
  );
}
