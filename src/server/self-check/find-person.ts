import type { Db } from '#server/platform/database/database.ts';

/** The administrator with this id; the first one where none is named, or that one is none any more. */
export async function findPerson(
  db: Db,
  id: number | null,
): Promise<{ id: number; email: string } | null> {
  const people = await db
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('role', '=', 'administrator')
    .orderBy('id')
    .execute();
  return people.find((each) => each.id === id) ?? people[0] ?? null;
}
