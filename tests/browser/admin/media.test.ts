import sharp from 'sharp';
import * as z from 'zod/mini';
import { libraryImage } from '#wire/vitrine/media.ts';
import { expectAccessible } from '../support/accessible.ts';
import { askApi, newProduct, openAdmin, saveWith } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();
test.use({ images: true });

const color = () => `#${crypto.randomUUID().slice(0, 6)}`;
const getImage = async (background: string, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 450, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('a picture is uploaded, aimed and replaced, and the shop shows it so', async ({
  page,
  visitor,
  trouble,
}) => {
  trouble.allow(/ 409 .*wp\/v2\/media/);
  const name = `dot-${crypto.randomUUID().slice(0, 8)}`;
  const first = await getImage(color(), `${name}.png`);
  // The small pictures of a fresh shop are encoded when they are first asked for: sixty of them wait.
  await page.route('**/media/*/320.webp', (route) => route.fulfill({ body: first.buffer }));
  await openAdmin(page, '/admin/media');
  const files = page.locator('input[type=file][multiple]');
  await files.setInputFiles([first, { ...first, name: 'again.png' }]);
  await expect(
    page.getByText(`again.png: The shop has this very picture already: ${name}.`),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  const fact = dialog.getByText(/pixels$/);
  await expect(fact).toHaveText('900 × 450 pixels');
  await dialog.getByRole('slider', { name: 'From the left' }).press('Home');
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('One colour');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await saveWith(page, save, /\/media\//);

  const product = await newProduct(page);
  const { body } = await askApi(page, 'GET', `vitrine/v1/media?search=${name}`);
  const [photo] = z.parse(z.array(libraryImage), Object.values(body));
  const images = [{ id: photo?.id }];
  await askApi(page, 'PUT', `wc/v3/products/${product.id}`, { images });
  const shopper = await visitor();
  const displayed = shopper.locator('.woocommerce-product-gallery__image img').first();
  await shopper.goto(product.path);
  await expect(displayed).toHaveCSS('object-position', '0% 50%');
  await expect(displayed).toHaveAttribute('alt', 'One colour');
  const before = await displayed.getAttribute('src');

  await dialog
    .getByLabel('Replace the file', { exact: true })
    .and(dialog.locator('input'))
    .setInputFiles(await getImage(color(), 'other.png'));
  await expect(dialog.getByRole('button', { name: /^Go back to this one/ })).toBeVisible();
  await expectAccessible(page);
  await shopper.goto(product.path);
  await expect(displayed).not.toHaveAttribute('src', before ?? '');
  await expect(displayed).toHaveCSS('object-position', '0% 50%');
  await expect
    .poll(() => displayed.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
