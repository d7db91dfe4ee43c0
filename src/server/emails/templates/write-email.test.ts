import { describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { EMAIL_KINDS } from '#server/settings/groups/email-kinds.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import type { OrderView } from '#wire/order.ts';
import {
  sampleAddress,
  sampleOrder,
  sampleOrderLine,
  sampleShipment,
} from '#wire/samples/order.ts';
import type { Email, OrderEmail } from '../email.ts';
import { DATA, link } from '../testing/email-data.ts';
import { emailContext } from './email-context.ts';
import { writeEmail } from './write-email.ts';

function email(kind: Email['kind'], data: object = DATA[kind] ?? {}): Email {
  return { kind, to: 'ada@example.com', orderId: 7, data } as Email;
}

function write(
  requested: Email,
  order: OrderView | null = sampleOrder({ shipments: [sampleShipment] }),
  settings: Partial<Settings> = {},
) {
  const desk = emailContext({ ...defaultSettings(), ...settings }, 'https://shop.example');
  const written = writeEmail(desk, requested, order);
  if (!written) throw new Error('No email was written.');
  return { ...written, words: getNotices(written.html) };
}

/** The text of the HTML as a reader sees it, one line for each element's text. */
function getNotices(html: string): string {
  return html
    .replace(/<(style|title)>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/\n+/g, '\n');
}

const ABOUT_ORDERS = [
  'new-order',
  'order-on-hold',
  'order-processing',
  'order-shipped',
  'order-completed',
  'order-cancelled',
  'order-taken-back',
  'order-failed',
  'order-refunded',
  'customer-note',
  'invoice',
] as const satisfies OrderEmail['kind'][];

describe('an email about an order', () => {
  test.each(ABOUT_ORDERS)(
    '%s names the order, every line, every sum and both addresses',
    (kind) => {
      const { subject, text, words } = write(email(kind));
      expect(subject).toContain('1007');
      for (const form of [text, words]) {
        for (const fact of [
          'Order 1007 of November 15, 2026',
          'Oak serving tray',
          'Stoneware mug',
          'Colour: Sand',
          'Size: Small',
          'Gift box: $2.00',
          'Item no. HH-TAB-002-SS',
          '× 2',
          '$32.00',
          'Subtotal',
          '$80.00',
          'Discount WELCOME10',
          '-$8.00',
          '$6.20',
          '$78.20',
          'Bank transfer',
          'Please ring twice.',
          'Ada Moss',
          'Ben Moss',
          'Albany, NY 12207',
          '+1 518 555 0100',
        ]) {
          expect(form, fact).toContain(fact);
        }
      }
    },
  );

  test('the day is the one in the shop’s own time zone', () => {
    const order = sampleOrder({ placedAt: Date.UTC(2026, 10, 15, 23, 30) });
    const settings = { 'shop.timeZone': 'Asia/Tokyo' };
    expect(write(email('order-on-hold'), order, settings).text).toContain('November 16, 2026');
  });

  test('one that waits for its money says how to pay, a paid one does not', () => {
    const waiting = write(email('order-on-hold'));
    for (const form of [waiting.text, waiting.words]) {
      expect(form).toContain('Please use the order number as the reason for payment.');
      expect(form).toContain('XX00 1234 5678 9012');
    }
    const paid = sampleOrder();
    paid.payment.paidAt = paid.placedAt;
    expect(write(email('order-processing'), paid).text).not.toContain('XX00');
    expect(write(email('order-completed')).text).not.toContain('XX00');
    expect(write(email('order-taken-back')).text).not.toContain('XX00');
  });

  test('the buyer’s link opens the order with its key, by the shop’s own route', () => {
    const order = sampleOrder({ key: 'a&b=c' });
    const settings = { 'routes.orderReceived': '/thanks/:id' };
    const { html, text } = write(email('order-processing'), order, settings);
    expect(text).toContain('https://shop.example/thanks/7?key=a%26b%3Dc');
    expect(html).toContain('href="https://shop.example/thanks/7?key=a%26b%3Dc"');
  });

  test('the manager’s email leads to the order in the admin', () => {
    for (const kind of ['new-order', 'order-cancelled', 'order-failed'] as const) {
      const { html, text } = write(email(kind));
      expect(text).toContain('https://shop.example/admin/orders/7');
      expect(html).toContain('href="https://shop.example/admin/orders/7"');
    }
  });

  test('the manager’s email never holds the key that opens the order', () => {
    for (const kind of ['new-order', 'order-cancelled', 'order-failed'] as const) {
      const { html, text } = write(email(kind));
      expect(html + text).not.toContain('order_key_of_seven');
    }
  });

  test('a refund says how much and why, and whether it was all', () => {
    const part = write(email('order-refunded'));
    expect(part.subject).toBe('Part of your order 1007 was refunded');
    expect(part.text).toContain('$16.00');
    expect(part.text).toContain('Reason: One mug was broken');
    const data = { amount: money(7820), whole: true, reason: '' };
    const written = write(email('order-refunded', data));
    expect(written.subject).toBe('Your order 1007 was refunded');
    expect(written.text).not.toContain('Reason');
  });

  test('an invoice leads to the payment where there is one to make, else to the paper', () => {
    const open = write(email('invoice'), sampleOrder({ canPay: true })).text;
    expect(open).toContain('https://shop.example/checkout/order-pay/7?key=order_key_of_seven');
    const paid = write(email('invoice')).text;
    expect(paid).toContain('https://shop.example/checkout/invoice/7?key=order_key_of_seven');
    expect(paid).not.toContain('order-pay');
  });

  test('delivery that costs nothing is free, and nothing sent has no delivery address', () => {
    const order = sampleOrder({
      shipping: null,
      shippingLines: [],
      rows: [{ code: 'shipping', label: 'Delivery: Pick-up', amount: money(0) }],
    });
    const { text, words } = write(email('order-on-hold'), order);
    expect(text).toContain('Delivery: Pick-up: Free');
    expect(words).not.toContain('Delivery address');
  });

  test('says nothing of a parcel where there is none', () => {
    const order = sampleOrder({ shipping: null, shippingLines: [] });
    for (const kind of ['order-on-hold', 'order-processing', 'order-completed'] as const) {
      expect(write(email(kind), order).text).not.toMatch(/\bpack|has been sent/);
      expect(write(email(kind)).text).toMatch(/\bpack|has been sent/);
    }
  });

  test('is not written where the order is gone', () => {
    const desk = emailContext(defaultSettings(), 'https://shop.example');
    expect(writeEmail(desk, email('new-order'), null)).toBeNull();
  });
});

describe('what people typed', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&{number}';
  const order = sampleOrder({
    billing: sampleAddress({ firstName: evil }),
    billingLines: [evil],
    shippingLines: [evil],
    shipments: [{ ...sampleShipment, carrier: evil }],
    customerNote: `${evil}\nsecond line`,
    lines: [
      sampleOrderLine(1, { name: evil, attributes: [{ name: 'e', label: 'Text', value: evil }] }),
    ],
  });

  // One email has nothing in it that a person typed.
  const typed = EMAIL_KINDS.filter((kind) => kind !== 'newsletter-welcome');

  test.each(typed)('stays words in the HTML of %s', (kind) => {
    const things = [{ name: evil, quantity: 1, url: '/' }];
    const products = [{ name: evil, items: 1000, sales: 100 }];
    const words = { name: evil, note: evil, reason: evil, things, products };
    const requested = email(kind, { ...DATA[kind], ...words });
    const { html } = write(requested, order);
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test('is said as it was typed in plain text, and is no template', () => {
    const { text } = write(email('order-on-hold'), order);
    expect(text).toContain(`Hello ${evil},`);
    expect(text).toContain(`> ${evil}\n> second line`);
  });

  test.each(['javascript:alert(1)', '//evil.example/x', 'https://evil.example/'])(
    'cannot lead out of the shop: %s',
    (url) => {
      const requested = email('reset-password', { ...link, url });
      expect(() => write(requested)).toThrow(/not an address of the shop/);
    },
  );
});

describe('an email of an account', () => {
  test.each(['verify-email', 'reset-password', 'staff-invitation'] as const)(
    '%s has its link in both forms, and how long it works',
    (kind) => {
      const { html, text, words } = write(email(kind));
      const url = 'https://shop.example/my-account/lost-password?token=abc';
      expect(html).toContain(`href="${url}"`);
      expect(words).toContain(`open this address: ${url}`);
      expect(text).toContain(url);
      expect(text).toContain('The link is valid for 60 minutes.');
      expect(text).toContain('ada@example.com');
    },
  );

  test.each([
    [0, null],
    [1, 'for 1 minute.'],
    [60, 'for 60 minutes.'],
    [90, 'for 90 minutes.'],
    [180, 'for 3 hours.'],
    [1440, 'for 1 day.'],
    [2880, 'for 2 days.'],
  ])('a link of %i minutes works %s', (minutes, expiry) => {
    const { text } = write(email('verify-email', { ...link, minutes }), null);
    const [texts = null] = text.match(/for \d+ (minute|hour|day)s?\./) ?? [];
    expect(texts).toBe(expiry);
  });

  test.each([
    'password-changed',
    'second-factor-on',
    'second-factor-off',
    'passkey-added',
    'passkey-removed',
    'new-device',
  ] as const)('%s says when, and leads whoever it was not to a new password [CO-12]', (kind) => {
    const berlin = { 'shop.timeZone': 'Europe/Berlin' };
    const { html, text, words } = write(email(kind), null, berlin);
    for (const form of [text, words]) {
      expect(form).toMatch(/November 15, 2026 at 10:05.AM GMT\+1/);
      expect(form).toContain('ada@example.com');
      expect(form).toContain('write to shop@example.com');
    }
    const url = 'https://shop.example/my-account/lost-password';
    expect(html).toContain(`href="${url}"`);
    expect(text).toContain(`Choose a new password:\n${url}\n`);
  });

  test('the old address learns when and what, and whom to ask, since no link would help [CO-12]', () => {
    const { html, text, words } = write(email('email-changed'), null);
    for (const form of [text, words]) {
      expect(form).toMatch(/November 15, 2026 at 9:05.AM UTC/);
      expect(form).toContain('was changed to n…@example.com on');
      expect(form).toContain('write to shop@example.com right away');
    }
    expect(html).not.toContain('lost-password');
  });

  test('a welcome leads to the account', () => {
    const { subject, text } = write(email('welcome'), null);
    expect(subject).toBe('Welcome to My shop');
    expect(text).toContain('https://shop.example/my-account');
  });
});

describe('every email', () => {
  test.each(EMAIL_KINDS)(
    '%s stands alone: no script, no sheet from elsewhere, no key of a missing text',
    (kind) => {
      const { html, text, subject } = write(email(kind));
      expect(html).toMatch(/^<!doctype html><html lang="en-US" dir="ltr">/);
      expect(html).not.toMatch(/<script|<link|url\(/);
      expect(html).toContain('prefers-color-scheme:dark');
      expect(subject + text + getNotices(html)).not.toMatch(/\b(letters|orders)\.\w|\{\w+\}/);
    },
  );

  test('is in the shop’s own words, direction and closing line', () => {
    const settings = {
      messages: { 'emails.onHold.title': 'Merci' },
      'shop.dir': 'rtl',
      'mail.footer': 'Elm Street 1',
    } as const;
    const { html, text } = write(email('order-on-hold'), sampleOrder(), settings);
    expect(text).toMatch(/^Merci\n/);
    expect(html).toContain('dir="rtl"');
    expect(html).toContain('align="right"');
    expect(text).toContain('Elm Street 1');
  });
});
