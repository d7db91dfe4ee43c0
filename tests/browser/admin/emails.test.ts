import { expectAccessible } from '../support/accessible.ts';
import { openAdmin } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('a manager writes the texts of an email, sees them on each device and takes them back', async ({
  page,
  trouble,
}) => {
  // The test opens the shop by its number; emails name its pictures by its address.
  trouble.allow(/Loading the image '\S+' violates/);
  await openAdmin(page, '/admin/settings/email-texts/order-processing');
  const main = page.getByRole('main');
  const frame = main.frameLocator('iframe[title="Preview"]');
  const heading = main.getByLabel('Heading', { exact: true });
  await expect(frame.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();

  await heading.fill('Hi {nmae}');
  await expect(main.getByText('“{nmae}” is not a placeholder of this email.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await heading.fill('Hello ');
  await main.getByRole('button', { name: 'Insert {shop}' }).click();
  await expect(heading).toHaveValue('Hello {shop}');
  await main.getByLabel('Closing').fill('Warm greetings,\nInes');
  await main.getByRole('button', { name: 'An example' }).click();
  await expect(frame.getByRole('heading', { name: 'Hello Hearth & Hand' })).toBeVisible();
  await expect(main.getByRole('status')).toContainText('typed and not saved');

  await main.getByRole('button', { name: 'Phone' }).click();
  await expect.poll(async () => (await main.locator('iframe').boundingBox())?.width).toBe(388);
  await main.getByRole('button', { name: 'Dark', exact: true }).click();
  const title = frame.getByRole('heading', { name: 'Hello Hearth & Hand' });
  await expect(title).toHaveCSS('color', 'rgb(243, 236, 225)');
  await main.getByRole('button', { name: 'Plain text' }).click();
  await expect(main.locator('pre')).toContainText('Warm greetings,\nInes');
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('The test is on its way.')).toBeVisible();
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(main.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await page.reload();
  await expect(heading).toHaveValue('Hello {shop}');
  await main.getByRole('button', { name: 'Back to the shop’s texts' }).click();
  await expect(heading).toHaveValue('Thank you for your order');
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(main.getByRole('button', { name: 'Save changes' })).toBeHidden();
});
