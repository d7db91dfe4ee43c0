import { queueLetter } from '#server/mail/queue-letter.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';

export async function queueWelcome(
  trx: Db,
  to: { email: string; name: string },
  now: number,
): Promise<void> {
  await queueLetter(trx, { kind: 'welcome', to: to.email, data: { name: to.name } }, now);
}

interface LinkLetter {
  kind: 'verify-email' | 'reset-password';
  email: string;
  name: string;
  token: string;
  minutes: number;
}

const ROUTES = {
  'verify-email': 'routes.verifyEmail',
  'reset-password': 'routes.lostPassword',
} as const;

/** A letter with a link that works once. */
export async function queueLink(
  trx: Db,
  settings: Settings,
  { kind, email, name, token, minutes }: LinkLetter,
  now: number,
): Promise<void> {
  const url = `${address(settings, ROUTES[kind])}?${new URLSearchParams({ token })}`;
  await queueLetter(trx, { kind, to: email, data: { name, url, minutes } }, now);
}
