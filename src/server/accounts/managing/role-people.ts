import type { Db } from '#server/platform/database/database.ts';

/** How many people have each role of staff. */
export async function countByRole(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('customers')
    .select((eb) => ['role', eb.fn.countAll<number | string>().as('people')])
    .where('role', '!=', 'customer')
    .groupBy('role')
    .execute();
  return new Map(rows.map(({ role, people }) => [role, Number(people)]));
}
