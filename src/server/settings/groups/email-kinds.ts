/** Emails about an order. */
export const ORDER_EMAIL_KINDS = [
  'new-order',
  'order-on-hold',
  'order-processing',
  'order-shipped',
  'order-completed',
  'order-cancelled',
  'order-taken-back',
  'payment-reminder',
  'order-expired',
  'order-failed',
  'order-refunded',
  'customer-note',
  'invoice',
  'return-new',
  'return-update',
] as const;

/** About an account, a review, the newsletter, what is in stock again, a basket that was left, a gift card, a message to the shop, or what it has sold. */
export const ACCOUNT_EMAIL_KINDS = [
  'welcome',
  'verify-email',
  'reset-password',
  'staff-invitation',
  'email-changed',
  'password-changed',
  'second-factor-on',
  'second-factor-off',
  'passkey-added',
  'passkey-removed',
  'new-device',
  'review-request',
  'review-thanks',
  'newsletter-confirm',
  'newsletter-welcome',
  'back-in-stock',
  'basket-reminder',
  'gift-card',
  'contact-message',
  'sales-report',
] as const;

/** Every email the shop can send. */
export const EMAIL_KINDS = [...ORDER_EMAIL_KINDS, ...ACCOUNT_EMAIL_KINDS] as const;

export type OrderEmailKind = (typeof ORDER_EMAIL_KINDS)[number];
export type AccountEmailKind = (typeof ACCOUNT_EMAIL_KINDS)[number];
export type EmailKind = (typeof EMAIL_KINDS)[number];
