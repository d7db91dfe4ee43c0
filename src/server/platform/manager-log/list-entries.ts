import * as z from 'zod/mini';
import { decodeJson } from '../database/codec.ts';
import type { Db } from '../database/database.ts';

const details = z.record(z.string(), z.unknown());

/** Entries whose code begins so, such as `payments.`; the latest first. */
export async function listEntries(
  db: Db,
  prefix: string,
  { skip, most }: { skip: number; most: number },
) {
  const matching = db.selectFrom('manager_log').where('code', 'like', `${prefix}%`);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('subject')
    .limit(most)
    .offset(skip)
    .execute();
  const entries = rows.map((row) => ({ ...row, details: decodeJson(row.details, details) }));
  return { entries, total: Number(total) };
}
