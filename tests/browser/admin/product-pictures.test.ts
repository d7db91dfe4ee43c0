import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { logInAsStaff, newProduct, saveWith } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

interface ImageFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** As a camera names it. */
async function photo(): Promise<ImageFile> {
  const background = `#${crypto.randomUUID().slice(0, 6)}`;
  const create = { width: 900, height: 900, channels: 3 as const, background };
  const name = `IMG_${crypto.randomUUID().replace(/\D/g, '').slice(0, 9)}.png`;
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** What the browser does with files that come by drag or by paste. */
async function give(page: Page, kind: 'drop' | 'paste', images: readonly ImageFile[]) {
  const files = images.map(({ name, buffer }) => ({ name, bytes: buffer.toString('base64') }));
  await page.getByText('Drop or paste pictures here').evaluate(
    (zone, { kind: event, files: sent }) => {
      const data = new DataTransfer();
      for (const { name, bytes } of sent) {
        const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        data.items.add(new File([content], name, { type: 'image/png' }));
      }
      const details = { bubbles: true, cancelable: true };
      if (event === 'drop')
        zone.dispatchEvent(new DragEvent('drop', { ...details, dataTransfer: data }));
      else
        document.body.dispatchEvent(
          new ClipboardEvent('paste', { ...details, clipboardData: data }),
        );
    },
    { kind, files },
  );
}

test('many pictures come by drop, paste and chooser, and shoppers read the words of the product', async ({
  page,
  visitor,
}) => {
  await logInAsStaff(page);
  const product = await newProduct(page);
  await page.goto(`/admin/products/${product.id}`);
  const alt = page.getByRole('textbox', { name: 'Alternative text' });
  await give(page, 'drop', [await photo(), await photo()]);
  await expect(alt).toHaveCount(2);
  await give(page, 'paste', [await photo()]);
  await expect(alt).toHaveCount(3);
  await page.locator('input[type=file][multiple][accept="image/*"]').setInputFiles([await photo()]);
  await expect(alt).toHaveCount(4);

  await page.getByRole('button', { name: 'Choose from the library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  const known = dialog.getByRole('button', { pressed: false });
  await known.nth(5).click();
  await known.nth(5).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add pictures: 2' }).click();
  await expect(alt).toHaveCount(6);

  await alt.nth(0).fill('Seen from above');
  await page.getByRole('textbox', { name: 'Caption' }).nth(0).fill('Turned by hand');
  // By keyboard: the second picture goes before the first.
  await page.getByRole('button', { name: 'Move: #' }).nth(0).press('ArrowUp');
  await expect(alt.nth(1)).toHaveValue('Seen from above');
  await expectAccessible(page);
  await saveWith(page, page.getByRole('button', { name: 'Save', exact: true }), /wc\/v3\/products/);
  await page.reload();
  await expect(alt.nth(1)).toHaveValue('Seen from above');

  const shopper = await visitor();
  await shopper.goto(product.path);
  const slides = shopper.locator('.woocommerce-product-gallery__image');
  await expect(slides).toHaveCount(6);
  await expect(slides.nth(0).locator('img')).toHaveAttribute('alt', product.name);
  await expect(slides.nth(1).locator('img')).toHaveAttribute('alt', 'Seen from above');
  await expect(slides.nth(1).locator('figcaption')).toHaveText('Turned by hand');
  expect(await shopper.locator('main').innerText()).not.toContain('IMG');
  expect(await shopper.content()).not.toMatch(/(alt|caption|title)[^,>]{0,4}IMG_/i);
  await shopper.getByRole('link', { name: 'Picture 2 of 6' }).click();
  await slides.nth(1).getByRole('link').click();
  const lightbox = shopper.getByRole('dialog');
  await expect(lightbox).toContainText('Turned by hand');
  await expect(lightbox).not.toContainText('IMG');
});
