/** What the audit log tells of. */
export const AUDIT_EVENTS = [
  'log-in',
  'log-in-failed',
  'sessions-ended',
  'password-changed',
  'password-reset',
  'password-confirmed',
  'email-changed',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
  // Written by the database itself, whichever way a role is given.
  'role-given',
  'role-changed',
  'data-exported',
  'account-deleted',
  'order-refunded',
  'payment-method-tested',
  'mail-server-tested',
  'setting-changed',
  'self-check-started',
  'api-key-created',
  'api-key-revoked',
  'application-password-created',
  'application-password-revoked',
] as const;

export type AuditEvent = (typeof AUDIT_EVENTS)[number];
