import { type OpenMailServer, openMailServer } from '#server/emails/testing/open-mail-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openAdmin, typePasswordAgain } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { type SecondShop, startSecondShop } from '../support/second-shop.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

let shop: SecondShop;
let server: OpenMailServer;
test.beforeAll(async () => {
  server = await openMailServer();
  // As a shop that is no demo: its emails are meant to arrive.
  shop = await startSecondShop({}, [], { DEMO: '0' });
});
test.afterAll(async () => {
  await shop.stop();
  await server.close();
});

test('an administrator sets up email by keyboard, and Home is red until an email has left', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 40[03] .*vitrine\/v1\/mail-server/);
  await openAdmin(page, `${shop.url}/admin`, 'administrator@example.com');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert').first()).toContainText('no mail server is set');
  await main.getByRole('link', { name: 'Set up email' }).first().focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('region', { name: 'Mail server' });
  const host = form.getByLabel('Server', { exact: true });
  await expect(host).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type('smtp://mail.example');
  await page.keyboard.press('Enter');
  await expect(form).toContainText('Must be the name of a server, such as mail.example.com');
  const { port } = new URL(server.url);
  await host.fill('127.0.0.1');
  await form.getByLabel('Encryption').focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'TLS from the start' }).click();
  await expect(form.getByLabel('Port')).toHaveValue('465');
  await form.getByLabel('Port').fill(port);
  await form.getByLabel('User name').fill('ada@shop.example');
  await form.getByLabel('Password').fill('wrong');
  await form.getByLabel('Sender’s name').fill('Ada Shop');
  const verdict = form.getByRole('status');
  await form.getByRole('button', { name: 'Save and send a test email' }).click();
  await typePasswordAgain(page);
  await expect(verdict).toContainText('No encrypted connection');
  await expect(form.getByRole('alert').first()).toContainText('The last email did not leave');

  server.manners = ['asks-password'];
  await form.getByLabel('Encryption').focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'STARTTLS if the server offers it' }).click();
  await form.getByRole('button', { name: 'Save and send a test email' }).click();
  await expect(verdict).toContainText('The server refuses the user name or the password.');
  await expect(verdict).toContainText('535 5.7.8');

  // The password is typed again, and the rest stays.
  await expect(form.getByLabel('Password')).toHaveValue('');
  await expect(form.getByLabel('User name')).toHaveValue('ada@shop.example');
  await form.getByLabel('Password').fill('p@s/s');
  await form.getByRole('button', { name: 'Save and send a test email' }).click();
  await expect(verdict).toContainText(
    'The mail server took the email to administrator@example.com',
  );
  await expect(verdict).toContainText('250 taken');
  expect(server.received.at(-1)?.message).toMatch(/^From: "?Ada Shop"? /m);
  await expect(form.getByRole('alert').first()).toContainText('Works.');
  const reports = form.getByRole('region', { name: 'Bounces and complaints' });
  await reports.getByLabel('Service').focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Brevo' }).press('Enter');
  const address = await reports.getByRole('textbox', { name: 'Address for reports' }).inputValue();
  const data = { event: 'spam', email: 'stranger@example.com' };
  expect((await page.request.post(address, { data })).status()).toBe(200);
  expect((await page.request.post(`${address}0`, { data })).status()).toBe(404);
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Home' }).click();
  await expect(page.getByText('Emails reach nobody')).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
});
