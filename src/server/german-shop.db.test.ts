import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOrder } from '#wire/samples/order.ts';
import { storeCart } from '#wire/store/cart.ts';
import { browser } from './api/testing/test-browser.ts';
import { vitrineClient } from './api/vitrine/testing/vitrine-client.ts';
import { fillCartShop } from './cart/testing/cart-shop.ts';
import { sampleEmail } from './emails/sample-emails.ts';
import { emailContext } from './emails/templates/email-context.ts';
import { writeEmail } from './emails/templates/write-email.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { defaultSettings } from './settings/read-settings.ts';
import { saveSetting } from './settings/save-setting.ts';
import { type ServedShop, serveShop } from './testing/serve-shop.ts';

// A shop whose language is German: its pages, its emails and what programs read.
const database = await testDatabase();
const { db } = database;
const products = await fillCartShop(db);
const OVERRIDE = 'In mein Körbchen';
const german = {
  'shop.locale': 'de-DE',
  messages: { 'layout.searchPlaceholder': OVERRIDE, 'cart.empty': OVERRIDE },
};

let served: ServedShop;
beforeAll(async () => {
  await saveSetting(db, 'shop.locale', 'de-DE', Date.now());
  await saveSetting(db, 'messages', german.messages, Date.now());
  served = await serveShop({ database });
});
afterAll(() => served.close());

const page = async (path: string) => (await fetch(`${served.origin}${path}`)).text();

test('pages are German, and a text of the shop’s own stays', async () => {
  const product = await page('/product/tray');
  expect(product).toContain('<html lang="de-DE"');
  expect(product).toContain('In den Warenkorb');
  expect(product).toContain(OVERRIDE);
  expect(product).not.toMatch(/Add to basket|Search the shop/);
  expect(await page('/shop')).toContain('Sortieren nach');
  const account = await page('/my-account');
  expect(account).toContain('Passwort vergessen?');
  expect(account).not.toContain('Forgot your password');
});

test('the Store API and the shop’s calls say it in German', async () => {
  const ann = browser(db, german);
  const added = await ann.store('POST', '/cart/add-item', { id: products.tray, quantity: 1 });
  expect(storeCart.parse(await added.json()).items).toHaveLength(1);
  const refused = await ann.store('POST', '/cart/apply-coupon', { code: 'OLD' });
  expect(await refused.json()).toMatchObject({ message: 'Dieser Gutschein ist abgelaufen.' });
});

test.each([
  ['order-processing', 'ist in Bearbeitung', 'Antworten Sie einfach auf diese E-Mail'],
  ['reset-password', 'Ein neues Passwort für', 'Neues Passwort wählen'],
  ['basket-reminder', 'Ihr Warenkorb wartet auf Sie', 'Keine Erinnerungen mehr'],
] as const)('the email %s is German', (kind, subject, text) => {
  const settings = { ...defaultSettings(), ...german };
  const order = sampleOrder();
  const parts = { settings, to: 'ada@example.com', orderId: 7, shipmentId: 1, now: Date.now() };
  const written = writeEmail(
    emailContext(settings, 'https://shop.example'),
    sampleEmail(kind, parts),
    order,
  );
  expect(written?.subject).toContain(subject);
  expect(written?.text).toContain(text);
  expect(written?.html).toContain('<html lang="de-DE"');
  const changed = {
    ...settings,
    messages: { 'emails.hello': 'Moin {name},', 'emails.questions': 'Fragen? Gern.' },
  };
  const again = writeEmail(
    emailContext(changed, 'https://shop.example'),
    sampleEmail(kind, parts),
    order,
  );
  expect(again?.text).not.toContain('Guten Tag');
});

test('the screens of texts begin with German ones and restore them', async () => {
  const manager = await vitrineClient(db, { settings: german });
  const text = async () => (await manager.send('GET', '/texts/cart.title')).body;
  expect(await text()).toMatchObject({ default: 'Ihr Warenkorb', is_default: true });
  await manager.send('PUT', '/texts/cart.title', { value: 'Ihre Auswahl' });
  expect(await text()).toMatchObject({ value: 'Ihre Auswahl', default: 'Ihr Warenkorb' });
  const restored = await manager.send('DELETE', '/texts/cart.title');
  expect(restored.body).toMatchObject({ value: 'Ihr Warenkorb', is_default: true });
  // The German text does without the total; a shop may name it all the same.
  const value = 'Kaufen · {total}';
  expect((await manager.send('PUT', '/texts/checkout.placeFor', { value })).status).toBe(200);

  const path = '/emails/welcome';
  const subject = 'emails.welcome.subject';
  const { body } = await manager.send('GET', path);
  expect(body.texts[subject].default).toBe('Willkommen bei {shop}');
  await manager.send('PUT', path, { texts: { [subject]: 'Hallo bei {shop}' } });
  const back = await manager.send('PUT', path, { texts: { [subject]: null } });
  expect(back.body.subject).toBe('Willkommen bei {shop}');
});

test('legal pages are drafted in German', async () => {
  const manager = await vitrineClient(db, { settings: german });
  await manager.send('POST', '/set-up/legal-pages', {});
  const pages = await db.selectFrom('documents').select(['slug', 'title']).execute();
  expect(Object.fromEntries(pages.map(({ slug, title }) => [slug, title]))).toMatchObject({
    imprint: 'Impressum',
    terms: 'Allgemeine Geschäftsbedingungen',
    privacy: 'Datenschutzerklärung',
    returns: 'Widerruf und Rückgabe',
  });
});

test('the staff is answered in the language it asks for, and programs in English', async () => {
  const manager = await vitrineClient(db, { settings: german });
  const getIn = (language: string, path: string) =>
    manager.send('GET', path, undefined, language === '' ? {} : { 'accept-language': language });
  const label = async (language: string) =>
    (await getIn(language, '/settings?include=catalog.perPage')).body[0].label;
  expect(await label('de')).toBe('Produkte je Seite');
  expect(await label('en')).toBe('Products per page');
  expect(await label('')).toBe('Products per page');

  const refusal = async (language: string) => {
    const input = { values: { 'catalog.perPage': 'many' } };
    const { body } = await manager.send('PUT', '/settings', input, { 'accept-language': language });
    return Object.values(body.data.params)[0];
  };
  expect(await refusal('de-DE')).toBe('values[catalog.perPage] muss eine Zahl sein.');
  expect(await refusal('en')).toBe('values[catalog.perPage] must be a number.');

  const { body: health } = await getIn('de', '/health');
  expect(JSON.stringify(health)).toContain('Die Datenbank antwortet');
  const { body: groups } = await getIn('de', '/settings/groups');
  expect(JSON.stringify(groups)).toContain('Kasse und Bestellungen');
});
