import { money } from '#rules/money/money.ts';

export const link = { name: 'Ada', url: '/my-account/lost-password?token=abc', minutes: 60 };
/** What each email is written from, in tests. */
export const DATA: Record<string, object> = {
  'order-refunded': {
    amount: money(1600),
    whole: false,
    reason: 'One mug was broken',
    credit: money(0),
  },
  'order-shipped': { shipmentId: 3, last: true },
  'customer-note': { note: 'Sent today.\nParcel 123.' },
  welcome: { name: 'Ada' },
  'verify-email': link,
  'reset-password': link,
  'staff-invitation': link,
  'email-changed': { name: 'Ada', email: 'n…@example.com', at: Date.UTC(2026, 10, 15, 9, 5) },
  'password-changed': { name: 'Ada', at: Date.UTC(2026, 10, 15, 9, 5) },
  'second-factor-on': { name: 'Ada', at: Date.UTC(2026, 10, 15, 9, 5) },
  'second-factor-off': { name: 'Ada', at: Date.UTC(2026, 10, 15, 9, 5) },
  'passkey-added': { name: 'Ada', at: Date.UTC(2026, 10, 15, 9, 5), passkey: 'My phone' },
  'passkey-removed': { name: 'Ada', at: Date.UTC(2026, 10, 15, 9, 5), passkey: 'My phone' },
  'new-device': {
    name: 'Ada',
    at: Date.UTC(2026, 10, 15, 9, 5),
    browser: 'Firefox',
    system: 'Windows',
  },
  'review-request': {
    name: 'Ada',
    things: [{ name: 'Oak tray', url: '/product/oak-tray/review?review_key=7-abc' }],
  },
  'newsletter-confirm': { ...link, name: '' },
  'newsletter-welcome': { url: '/newsletter?do=end&key=1&until=0&sig=2' },
  'back-in-stock': {
    name: 'Moss glass vase',
    url: '/product/moss-glass-vase',
    endUrl: '/stock-alert?do=end&key=1&until=0&sig=2',
  },
  'basket-reminder': {
    things: [{ name: 'Oak tray', quantity: 2 }],
    more: 3,
    url: '/basket-reminder?do=restore&key=1&until=9&sig=2',
    endUrl: '/basket-reminder?do=end&key=1&until=0&sig=2',
    code: 'COMEBACK',
  },
  'gift-card': {
    name: 'Ada',
    sender: 'Grace',
    message: 'Happy birthday!',
    amount: money(5000),
    code: 'GC-2345-ABCD-6789-WXYZ',
    expiresAt: 0,
  },
  'contact-message': {
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'Order 7',
    text: 'Is it oiled?\nAnd with what?',
  },
  'sales-report': {
    kind: 'net',
    range: { first: '2026-11-09', last: '2026-11-15' },
    first: Date.UTC(2026, 10, 9, 12),
    last: Date.UTC(2026, 10, 15, 12),
    now: { sales: 84_000, orders: 12, average: 7000, items: 19_000, refunds: 0, profit: 31_000 },
    before: { sales: 70_000, orders: 10, average: 7000, items: 0, refunds: 0, profit: null },
    products: [{ name: 'Oak tray', items: 7000, sales: 33_600 }],
  },
  'review-thanks': { name: 'Ada', code: 'THANKS-1-ABC', percent: 11, until: Date.UTC(2026, 6, 1) },
};
