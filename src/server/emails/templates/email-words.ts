import type { MessageValues } from '#rules/messages/format.ts';
import type { AccountEmailKind, EmailKind } from '#server/settings/groups/email-kinds.ts';
import type { OrderView } from '#wire/order.ts';
import { type AccountEmail, type Email, isOrderEmail } from '../email.ts';
import type { EmailContext } from './email-context.ts';
import { buyerName, fullName } from './order-blocks.ts';

// What every text of an email may name in braces. What only one text of it knows, such as {amount} of a
// refund, is named by the built-in text.
// Example: in emails about orders {number} is "1007" and {total} "$78.20".

const SHOP_WORDS = ['shop', 'contact'] as const;
const ORDER_WORDS = [...SHOP_WORDS, 'number', 'ordered', 'name', 'first_name', 'total'] as const;

const ACCOUNT_WORDS = {
  welcome: ['name', 'email'],
  'verify-email': ['name', 'email'],
  'reset-password': ['name', 'email'],
  'staff-invitation': ['name', 'email'],
  'email-changed': ['name', 'email', 'when'],
  'password-changed': ['name', 'email', 'when'],
  'second-factor-on': ['name', 'email', 'when'],
  'second-factor-off': ['name', 'email', 'when'],
  'passkey-added': ['name', 'email', 'when', 'passkey'],
  'passkey-removed': ['name', 'email', 'when', 'passkey'],
  'new-device': ['name', 'email', 'when'],
  'review-request': ['name', 'email'],
  'review-thanks': ['name', 'email', 'code', 'percent'],
  'newsletter-confirm': ['name', 'email'],
  'newsletter-welcome': ['email'],
  'back-in-stock': ['name', 'email'],
  'basket-reminder': ['email', 'code'],
  'gift-card': ['name', 'email', 'amount', 'sender'],
  'contact-message': ['name', 'email'],
  'sales-report': ['email'],
} as const satisfies Record<AccountEmailKind, readonly string[]>;

export function knownWords(kind: EmailKind): readonly string[] {
  return isAboutAccount(kind) ? [...SHOP_WORDS, ...ACCOUNT_WORDS[kind]] : ORDER_WORDS;
}

function isAboutAccount(kind: EmailKind): kind is AccountEmailKind {
  return Object.hasOwn(ACCOUNT_WORDS, kind);
}

export function emailWords(
  desk: EmailContext,
  email: Email,
  order: OrderView | null,
): MessageValues {
  const { settings, money, day } = desk;
  const shop = { shop: settings['shop.name'], contact: settings['shop.email'] };
  if (!isOrderEmail(email)) return { ...shop, ...accountWords(desk, email) };
  if (!order) return shop;
  return {
    ...shop,
    number: order.number,
    ordered: day(order.placedAt),
    name: buyerName(order),
    first_name: order.billing.firstName || fullName(order.billing),
    total: money(order.totals.total),
  };
}

function accountWords({ money, moment }: EmailContext, { kind, to, data }: AccountEmail) {
  switch (kind) {
    case 'email-changed':
      return { name: data.name, email: data.email, when: moment(data.at) };
    case 'password-changed':
    case 'second-factor-on':
    case 'second-factor-off':
    case 'new-device':
      return { name: data.name, email: to, when: moment(data.at) };
    case 'passkey-added':
    case 'passkey-removed':
      return { name: data.name, email: to, when: moment(data.at), passkey: data.passkey };
    case 'review-thanks':
      return { name: data.name, email: to, code: data.code, percent: data.percent };
    case 'newsletter-welcome':
    case 'sales-report':
      return { email: to };
    case 'basket-reminder':
      return { email: to, code: data.code };
    case 'gift-card':
      return { name: data.name, email: to, amount: money(data.amount), sender: data.sender };
    case 'contact-message':
      return { name: data.name, email: data.email };
    default:
      return { name: data.name, email: to };
  }
}
