import { freeName } from '#rules/catalog/free-name.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What comes before the @ of an address, with a number where an account has that name. */
export async function freeUsername(db: Db, email: string): Promise<string> {
  const [mailbox = ''] = email.trim().toLowerCase().split('@');
  const name = mailbox.slice(0, 50);
  const rows = await db
    .selectFrom('customers')
    .select('username')
    .where((eb) => eb.or([eb('username', '=', name), eb('username', 'like', `${name}-%`)]))
    .execute();
  return freeName(
    name,
    rows.map(({ username }) => username),
    2,
  );
}
