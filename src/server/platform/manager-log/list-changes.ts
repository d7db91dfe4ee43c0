import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { distinctValues } from '../database/distinct-values.ts';
import { likeWords } from '../database/sort-list.ts';
import type { Tables } from '../database/tables.ts';
import type { ChangeAction } from './tables.ts';

export interface LoggedChange {
  id: number;
  at: number;
  customerId: number | null;
  keyId: number | null;
  who: string;
  resource: string;
  subject: string;
  /** What it is a part of. */
  partOf: { resource: string; subject: string } | null;
  action: ChangeAction;
  before: unknown;
  after: unknown;
}

export interface ChangesQuery {
  /** A part of the name of the person or the key. */
  who?: string | undefined;
  customerId?: number | undefined;
  keyId?: number | undefined;
  resource?: string | undefined;
  subject?: string | undefined;
  /** Also what was changed of the parts of the thing that `resource` and `subject` name. */
  withParts?: boolean | undefined;
  action?: ChangeAction | undefined;
  from?: number | undefined;
  until?: number | undefined;
  offset: number;
  limit: number;
}

/** What managers and their programs changed, the newest first. */
export async function listChanges(
  db: Db,
  query: ChangesQuery,
): Promise<{ changes: LoggedChange[]; total: number }> {
  const { total } = await matching(db, query)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching(db, query)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { changes: rows.map(loggedChange), total: Number(total) };
}

/** One of them, where it is of this thing. */
export async function findChange(
  db: Db,
  { id, resource, subject }: Pick<LoggedChange, 'id' | 'resource' | 'subject'>,
): Promise<LoggedChange | null> {
  const row = await db
    .selectFrom('manager_changes')
    .selectAll()
    .where('id', '=', id)
    .where('resource', '=', resource)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ? loggedChange(row) : null;
}

function loggedChange(stored: Selectable<Tables['manager_changes']>): LoggedChange {
  const { customer_id: customerId, key_id: keyId, before, after, ...rest } = stored;
  const { whole_resource: resource, whole_subject: subject, ...row } = rest;
  const partOf = resource === '' ? null : { resource, subject };
  const values = { before: JSON.parse(before), after: JSON.parse(after) };
  return { ...row, customerId, keyId, partOf, ...values };
}

function matching(db: Db, query: ChangesQuery) {
  const { who, customerId, keyId, resource, subject, withParts, action, from, until } = query;
  let changes = db.selectFrom('manager_changes');
  if (customerId !== undefined) changes = changes.where('customer_id', '=', customerId);
  if (keyId !== undefined) changes = changes.where('key_id', '=', keyId);
  if (withParts && resource !== undefined && subject !== undefined) {
    changes = changes.where((eb) =>
      eb.or([
        eb.and({ resource, subject }),
        eb.and({ whole_resource: resource, whole_subject: subject }),
      ]),
    );
  } else {
    if (resource !== undefined) changes = changes.where('resource', '=', resource);
    if (subject !== undefined) changes = changes.where('subject', '=', subject);
  }
  if (action !== undefined) changes = changes.where('action', '=', action);
  if (from !== undefined) changes = changes.where('at', '>=', from);
  if (until !== undefined) changes = changes.where('at', '<=', until);
  const like = likeWords(who);
  if (like === null) return changes;
  // There are few people, and many changes of each.
  const names = distinctValues('manager_changes', 'who');
  return changes.where(
    sql<boolean>`who in (select value from ${names} as names where lower(value) like ${like} escape '\\')`,
  );
}
