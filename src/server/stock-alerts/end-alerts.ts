import { isGoodLink, type Sign } from '#server/emails/mail-link.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { MailLink } from '#wire/forms/mail-link.ts';

/** Deletes all requests of the mailbox; true also where there were none left. */
export async function endStockAlerts(
  { db, now }: ShopContext,
  sign: Sign,
  link: MailLink,
): Promise<boolean> {
  if (link.do !== 'end' || !isGoodLink('stock-alerts', link, sign, now)) return false;
  await db.deleteFrom('stock_alerts').where('key', '=', link.key).execute();
  return true;
}
