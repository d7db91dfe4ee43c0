import type { EmailKind } from '#server/settings/groups/email-kinds.ts';

/**
 * These contain a link the recipient waits for, or report a possible theft: no setting switches
 * them off.
 */
export const ALWAYS_SENT: readonly EmailKind[] = [
  'verify-email',
  'reset-password',
  'staff-invitation',
  'newsletter-confirm',
  'email-changed',
  'password-changed',
  'second-factor-on',
  'second-factor-off',
  'passkey-added',
  'passkey-removed',
  'new-device',
  'gift-card',
];

/** The buyer gets an email of their own, or none. */
export const TO_MANAGER: readonly EmailKind[] = [
  'new-order',
  'order-cancelled',
  'order-failed',
  'return-new',
];
