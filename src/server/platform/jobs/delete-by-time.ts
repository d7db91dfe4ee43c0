import { type ClockRecord, trustClock } from '#rules/dates/trusted-clock.ts';
import type { Db } from '../database/database.ts';

const SEEN = 'clock-seen';
const HELD = 'clock-held-until';

async function readRecord(db: Db): Promise<ClockRecord | null> {
  const rows = await db
    .selectFrom('counters')
    .select(['name', 'value'])
    .where('name', 'in', [SEEN, HELD])
    .execute();
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const seenAt = values.get(SEEN);
  return seenAt === undefined ? null : { seenAt, heldUntil: values.get(HELD) ?? 0 };
}

async function writeRecord(db: Db, { seenAt, heldUntil }: ClockRecord): Promise<void> {
  await db
    .insertInto('counters')
    .values([
      { name: SEEN, value: seenAt },
      { name: HELD, value: heldUntil },
    ])
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute();
}

/**
 * A recurring job that deletes for good what has expired: left out while the clock may be wrong, see
 * rules/dates/trusted-clock.ts.
 */
export function deletingByTime<Context extends { db: Db; now: number }>(
  run: (ctx: Context) => Promise<void>,
): (ctx: Context) => Promise<void> {
  return async (ctx) => {
    const { mayDelete, record } = trustClock(await readRecord(ctx.db), ctx.now);
    await writeRecord(ctx.db, record);
    if (mayDelete) await run(ctx);
  };
}
