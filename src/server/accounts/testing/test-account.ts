import { expect } from 'vitest';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import { readQueuedEmail } from '#server/emails/email.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { logIn } from '../access/log-in.ts';
import { nextVisit, visit } from './test-browsing.ts';
import { TEST_PASSWORD } from './test-people.ts';

export const NOW = Date.UTC(2026, 5, 1, 12);
export const MINUTE = 60_000;
export const NEW_PASSWORD = 'two warm stoves';

export async function emails(db: Db) {
  const jobs = await db.selectFrom('jobs').select('payload').orderBy('id').execute();
  return jobs.map(({ payload }) => readQueuedEmail(JSON.parse(payload)));
}

/** The word in the link of the newest email of a kind. */
export async function loadToken(db: Db, kind: 'verify-email' | 'reset-password'): Promise<string> {
  const email = (await emails(db)).findLast((each) => each.kind === kind);
  const url = email && 'url' in email.data ? email.data.url : '';
  return new URL(url, 'https://shop.example').searchParams.get('token') ?? '';
}

/** A logged-in customer. */
export async function inside(
  ctx: ShopContext,
  email: string,
  first = visit(NOW),
): Promise<{ browser: Visitor; logged: LoggedIn }> {
  const result = await logIn(ctx, first, email, TEST_PASSWORD);
  expect(result).toMatchObject({ ok: true });
  const browser = nextVisit(first, NOW);
  const logged = await loggedIn(ctx, browser);
  if (!logged) throw new Error('not logged in');
  return { browser, logged };
}
