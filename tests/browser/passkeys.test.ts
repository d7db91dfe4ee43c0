import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { PASSWORD, register, typeLogIn } from './support/account.ts';
import { untilHydrated } from './support/hydrated.ts';
import { onWideScreenOnly } from './support/one-screen.ts';
import { expect, test } from './support/shop-test.ts';

onWideScreenOnly();

/** A passkey belongs to a host name; the shop of the tests is visited by its number elsewhere. */
function byName(baseURL: string | undefined): string {
  return (baseURL ?? '').replace('//127.0.0.1:', '//localhost:');
}

/** A device that confirms by fingerprint at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, opens the account by keyboard alone, and is removed', async ({
  visitor,
  baseURL,
  trouble,
}) => {
  trouble.allow(/422 .*action=vitrine_passkey_(new|log_in)/);
  const page = await visitor({ baseURL: byName(baseURL) });
  await addAuthenticator(page);
  const email = await register(page);
  await page.goto('/my-account/security');
  await untilHydrated(page);
  const section = page.getByRole('region', { name: 'Passkeys' });
  const password = section.getByLabel('Current password');
  await section.getByLabel('Name of the passkey').fill('My laptop');
  await password.fill('not the password');
  await password.press('Enter');
  await expect(section.getByRole('status')).toHaveText('This is not your current password.');
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(page.getByText('Your passkey was added.')).toBeVisible();
  await expect(section.getByText('My laptop')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await page.goto('/my-account');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();

  // Another device, which the first logs out.
  const other = await visitor({ baseURL: byName(baseURL) });
  await other.goto('/my-account');
  await typeLogIn(other, email);
  await expect(other.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await page.goto('/my-account/security');
  const devices = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await devices.getByRole('button', { name: /^Log out: Chrome on/ }).click();
  await expect(page.getByText('That device is logged out.')).toBeVisible();
  await other.goto('/my-account/orders');
  await expect(other.locator('form.woocommerce-form-login')).toBeVisible();

  await section.getByRole('button', { name: 'Remove: My laptop' }).click();
  await expect(page.getByText('The passkey was removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await page.goto('/my-account');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('This passkey does not belong to an account here.')).toBeVisible();
});
