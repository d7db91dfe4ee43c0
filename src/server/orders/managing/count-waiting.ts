import type { Db } from '#server/platform/database/database.ts';

const WAITING = ['processing', 'on-hold', 'failed'] as const;
type Waiting = (typeof WAITING)[number];

/** How many orders wait for something, by status: an index answers it, however many orders there are. */
export async function countWaiting(db: Db): Promise<Record<Waiting, number>> {
  const counted = (trashed: boolean) =>
    db
      .selectFrom('orders')
      .select((eb) => ['status', eb.fn.countAll<number | string>().as('count')])
      .where('status', 'in', WAITING)
      .$if(trashed, (query) => query.where('trashed', '=', 1))
      .groupBy('status')
      .execute();
  // Those in the trash are few and have an index of their own.
  const [all, trashed] = [await counted(false), await counted(true)];
  const of = (rows: typeof all, status: Waiting) =>
    Number(rows.find((row) => row.status === status)?.count ?? 0);
  const left = (status: Waiting) => of(all, status) - of(trashed, status);
  return {
    processing: left('processing'),
    'on-hold': left('on-hold'),
    failed: left('failed'),
  };
}

export async function hasAnyOrder(db: Db): Promise<boolean> {
  const row = await db.selectFrom('orders').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
