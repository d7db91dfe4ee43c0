import * as z from 'zod/mini';
import { decodeJson } from '../database/codec.ts';
import type { Db } from '../database/database.ts';

const details = z.record(z.string(), z.unknown());

/** Entries whose code begins so, such as `payments.`, done or not; the latest first. */
export async function listEntries(
  db: Db,
  prefix: string,
  { offset, limit, done }: { offset: number; limit: number; done: boolean },
) {
  const matching = db
    .selectFrom('manager_log')
    .where('code', 'like', `${prefix}%`)
    .where('done_at', done ? 'is not' : 'is', null);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('subject')
    .limit(limit)
    .offset(offset)
    .execute();
  const entries = rows.map((row) => ({ ...row, details: decodeJson(row.details, details) }));
  return { entries, total: Number(total) };
}
