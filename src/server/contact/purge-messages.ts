import type { ShopContext } from '#server/settings/context.ts';

const DAY = 24 * 60 * 60 * 1000;
const SPAM_DAYS = 30;

/** Deletes what was answered long ago, and spam after a month. */
export async function purgeMessages({
  db,
  now,
  settings,
}: Pick<ShopContext, 'db' | 'now' | 'settings'>): Promise<void> {
  const days = { sent: settings['contact.keepDays'], spam: SPAM_DAYS };
  for (const status of ['sent', 'spam'] as const) {
    await db
      .deleteFrom('contact_messages')
      .where('status', '=', status)
      .where('created_at', '<', now - days[status] * DAY)
      .execute();
  }
}
