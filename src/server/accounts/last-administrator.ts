import type { Role } from '#rules/permissions/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Without an administrator no one could give roles any more. */
export async function isLastAdministrator(
  trx: Db,
  { id, role }: { id: number; role: Role },
): Promise<boolean> {
  if (role !== 'administrator') return false;
  const other = await trx
    .selectFrom('customers')
    .select('id')
    .where('role', '=', 'administrator')
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
