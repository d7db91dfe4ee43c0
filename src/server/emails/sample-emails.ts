import { money } from '#rules/money/money.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { EmailKind } from '#server/settings/groups/email-kinds.ts';
import type { Email } from './email.ts';

// An example of each email, for a preview and a test send. Its links lead nowhere.

const THINGS = [{ name: 'Oak serving tray', quantity: 1 }];
const HOUR = 60 * 60 * 1000;

export interface SampleParts {
  settings: Settings;
  to: string;
  orderId: number;
  /** Of an order's last parcel; 0 where nothing was sent. */
  shipmentId: number;
  now: number;
}

export function sampleEmail(kind: EmailKind, parts: SampleParts): Email {
  const { settings, to, orderId, shipmentId, now } = parts;
  const name = 'Ada';
  const home = settings['routes.home'];
  const account = settings['routes.account'];
  switch (kind) {
    case 'order-refunded':
      return {
        ...{ kind, to, orderId },
        data: { amount: money(1000), whole: false, reason: '', credit: money(0), isCard: false },
      };
    case 'order-shipped':
      return { kind, to, orderId, data: { shipmentId, last: true } };
    case 'return-new':
      return { kind, to, orderId, data: { returnId: 0, things: THINGS } };
    case 'return-update': {
      const links = { url: home, labelUrl: home, carrierUrl: '' };
      const message = 'Please put the label on top of the old one.';
      const data = {
        ...links,
        state: 'accepted',
        things: THINGS,
        message,
        postage: 'shop',
      } as const;
      return { kind, to, orderId, data };
    }
    case 'customer-note':
      return { kind, to, orderId, data: { note: 'Your parcel leaves tomorrow.' } };
    case 'new-order':
    case 'order-on-hold':
    case 'order-processing':
    case 'order-completed':
    case 'order-cancelled':
    case 'order-taken-back':
    case 'payment-reminder':
    case 'order-expired':
    case 'order-failed':
    case 'invoice':
      return { kind, to, orderId, data: {} };
    case 'welcome':
      return { kind, to, data: { name } };
    case 'verify-email':
    case 'reset-password':
    case 'staff-invitation':
    case 'newsletter-confirm':
      return { kind, to, data: { name, url: account, minutes: 60 } };
    case 'email-changed':
      return { kind, to, data: { name, at: now, email: 'a…@example.com' } };
    case 'password-changed':
    case 'second-factor-on':
    case 'second-factor-off':
      return { kind, to, data: { name, at: now } };
    case 'passkey-added':
    case 'passkey-removed':
      return { kind, to, data: { name, at: now, passkey: 'Phone' } };
    case 'new-device':
      return { kind, to, data: { name, at: now, browser: 'Firefox', system: 'Linux' } };
    case 'review-request':
      return { kind, to, data: { name, things: [{ name: 'Oak serving tray', url: home }] } };
    case 'review-thanks':
      return { kind, to, data: { name, code: 'THANKS', percent: 10, until: now + 720 * HOUR } };
    case 'newsletter-welcome':
      return { kind, to, data: { url: home } };
    case 'back-in-stock':
      return { kind, to, data: { name: 'Oak serving tray', url: home, endUrl: home } };
    case 'basket-reminder': {
      const things = [{ name: 'Oak serving tray', quantity: 2 }];
      return { kind, to, data: { things, more: 0, url: home, endUrl: home, code: 'WELCOME10' } };
    }
    case 'gift-card': {
      const data = { name, sender: 'Grace', message: 'Happy birthday!', amount: money(5000) };
      return { kind, to, data: { ...data, code: 'GC-2345-ABCD-6789-WXYZ', expiresAt: 0 } };
    }
    case 'sales-report': {
      const sales = { sales: 84_000, orders: 12, average: 7000, items: 19_000, refunds: 0 };
      const before = { ...sales, sales: 70_000, orders: 10 };
      const range = { first: '2026-11-09', last: '2026-11-15' };
      const [first, last] = [range.first, range.last].map((day) => Date.parse(`${day}T12:00:00Z`));
      const figures = { now: { ...sales, profit: 31_000 }, before: { ...before, profit: null } };
      const products = [{ name: 'Oak serving tray', items: 7000, sales: 33_600 }];
      const days = { range, first: first ?? 0, last: last ?? 0 };
      return { kind, to, data: { kind: 'net', ...days, ...figures, products } };
    }
    case 'contact-message': {
      const text = 'Is the tray oiled?';
      return { kind, to, data: { name, email: 'ada@example.com', subject: '', text } };
    }
  }
}
