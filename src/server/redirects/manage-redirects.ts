import {
  checkRedirect,
  type Redirect,
  type RedirectProblem,
  redirectPath,
  redirectTarget,
} from '#rules/redirects/redirects.ts';
import { searchList } from '#server/list-words/list-words.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { RedirectRow, RedirectStatus } from './tables.ts';

// Redirects as a manager keeps them.

export interface RedirectFields {
  from: string;
  to: string;
  status: RedirectStatus;
}

export type RedirectResult =
  | { ok: true; redirect: RedirectRow }
  | { ok: false; problem: RedirectProblem | { code: 'redirect.taken'; field: 'from' } };

export interface RedirectList {
  /** Beginnings of words of both addresses. */
  search: string;
  offset: number;
  limit: number;
}

export async function listRedirects(
  db: Db,
  { search, offset, limit }: RedirectList,
): Promise<{ redirects: RedirectRow[]; total: number }> {
  const found = await searchList(db, 'redirect', search);
  const all = db.selectFrom('redirects');
  const total = await (found?.count() ?? countRedirects(db));
  const redirects = await (found ? all.where(found.isFoundInOrder) : all)
    .selectAll()
    .orderBy('from_path')
    .limit(limit)
    .offset(offset)
    .execute();
  return { redirects, total };
}

async function countRedirects(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('redirects')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function findRedirect(db: Db, id: number): Promise<RedirectRow | null> {
  const row = await db.selectFrom('redirects').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** A new one where `id` is null. */
export async function saveRedirect(
  db: Db,
  id: number | null,
  fields: RedirectFields,
  now: number,
): Promise<RedirectResult> {
  const from = redirectPath(fields.from);
  const to = redirectTarget(fields.to);
  const rows = await db.selectFrom('redirects').selectAll().execute();
  const others = rows.filter((row) => row.id !== id);
  const problem = checkRedirect({ from, to }, others.map(getPair));
  if (problem || from === null || to === null) {
    return { ok: false, problem: problem ?? { code: 'redirect.to', field: 'to' } };
  }
  if (others.some((row) => row.from_path === from)) {
    return { ok: false, problem: { code: 'redirect.taken', field: 'from' } };
  }
  const values = { from_path: from, target: to, status: fields.status };
  const saving =
    id === null
      ? db.insertInto('redirects').values({ ...values, created_at: now })
      : db.updateTable('redirects').set(values).where('id', '=', id);
  return { ok: true, redirect: await saving.returningAll().executeTakeFirstOrThrow() };
}

export async function deleteRedirect(db: Db, id: number): Promise<void> {
  await db.deleteFrom('redirects').where('id', '=', id).execute();
}

export function getPair({ from_path: from, target: to }: RedirectRow): Redirect {
  return { from, to };
}
