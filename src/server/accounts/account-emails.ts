import type { Device } from '#rules/accounts/device-name.ts';
import { maskEmail } from '#rules/accounts/mask-email.ts';
import { queueEmail } from '#server/emails/queue-email.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';

export async function queueWelcome(
  trx: Db,
  to: { email: string; name: string },
  now: number,
): Promise<void> {
  await queueEmail(trx, { kind: 'welcome', to: to.email, data: { name: to.name } }, now);
}

/** The recipient: the account's address (or its former one) and name. */
export interface Recipient {
  email: string;
  name: string;
}

/** What opens the account was changed; part of the change itself. */
export async function queueChanged(
  trx: Db,
  kind: 'password-changed' | 'second-factor-on' | 'second-factor-off',
  to: Recipient,
  now: number,
): Promise<void> {
  await queueEmail(trx, { kind, to: to.email, data: { name: to.name, at: now } }, now);
}

/** A passkey opens the account from now on, or no longer does. */
export async function queuePasskeyChanged(
  trx: Db,
  kind: 'passkey-added' | 'passkey-removed',
  to: Recipient,
  passkey: string,
  now: number,
): Promise<void> {
  await queueEmail(trx, { kind, to: to.email, data: { name: to.name, at: now, passkey } }, now);
}

/** Somebody logged in on a device that never opened this account before. */
export async function queueNewDevice(
  trx: Db,
  to: Recipient,
  { browser, system }: Device,
  now: number,
): Promise<void> {
  const data = { name: to.name, at: now, browser, system };
  await queueEmail(trx, { kind: 'new-device', to: to.email, data }, now);
}

/** To the address the account had until now, which is the only one a thief does not read. */
export async function queueEmailChanged(
  trx: Db,
  old: Recipient,
  email: string,
  now: number,
): Promise<void> {
  const data = { name: old.name, email: maskEmail(email), at: now };
  await queueEmail(trx, { kind: 'email-changed', to: old.email, data }, now);
}

interface LinkEmail {
  kind: 'verify-email' | 'reset-password' | 'staff-invitation';
  email: string;
  name: string;
  token: string;
  minutes: number;
}

const ROUTES = {
  'verify-email': 'routes.verifyEmail',
  'reset-password': 'routes.lostPassword',
  'staff-invitation': 'routes.lostPassword',
} as const;

/** An email with a link that works once. */
export async function queueLink(
  trx: Db,
  settings: Settings,
  { kind, email, name, token, minutes }: LinkEmail,
  now: number,
): Promise<void> {
  const url = `${address(settings, ROUTES[kind])}?${new URLSearchParams({ token })}`;
  await queueEmail(trx, { kind, to: email, data: { name, url, minutes } }, now);
}
