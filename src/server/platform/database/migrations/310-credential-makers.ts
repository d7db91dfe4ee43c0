import { sql } from 'kysely';
import { time } from '../columns.ts';
import type { Db } from '../database.ts';
import type { Migration } from '../migrate.ts';

/**
 * A session knows when its owner last typed the password again. A key or an application password that a
 * program made, as programs could until now, ends with the one that made it and may do no more: the
 * manager's log tells which these are.
 */
export const credentialMakers: Migration = {
  name: '310-credential-makers',
  async up(db) {
    await db.schema.alterTable('sessions').addColumn('confirmed_at', time).execute();
    for (const table of ['api_keys', 'application_passwords']) {
      await db.schema.alterTable(table).addColumn('made_by_key', 'integer').execute();
      await db.schema.alterTable(table).addColumn('made_by_password', 'integer').execute();
    }
    await db.schema.alterTable('application_passwords').addColumn('expires_at', time).execute();
    const { rows } = await sql<Entry>`select resource, subject, key_id, customer_id, who
      from manager_changes where action = 'created' and resource in ('api_key', 'application_password')
      order by id`.execute(db);
    const now = Date.now();
    for (const entry of rows) {
      const maker = await makerOf(db, entry, now);
      if (maker) await bind(db, entry, maker, now);
    }
  },
};

interface Entry {
  resource: string;
  subject: string;
  key_id: number | null;
  customer_id: number | null;
  who: string;
}

interface Maker {
  key: number | null;
  password: number | null;
  permissions: string;
  expiresAt: number | null;
  ended: boolean;
}

const GONE: Maker = {
  key: null,
  password: null,
  permissions: 'read_write',
  expiresAt: null,
  ended: true,
};

/** Null where a person made it. */
async function makerOf(db: Db, { key_id: key, customer_id: owner, who }: Entry, now: number) {
  if (key !== null) {
    const { rows } =
      await sql<KeyRow>`select id, customer_id, name, permissions, revoked_at, expires_at
      from api_keys where id = ${key}`.execute(db);
    const [row] = rows;
    if (!row) return { ...GONE, key };
    const expiresAt = row.expires_at === null ? null : Number(row.expires_at);
    const ended = row.revoked_at !== null || (expiresAt !== null && expiresAt <= now);
    return { key, password: null, permissions: row.permissions, expiresAt, ended };
  }
  // An application password has no number in the log: it signed with the name it was given.
  const { rows: people } = await sql<{ display_name: string }>`select display_name from customers
    where id = ${owner}`.execute(db);
  if (people[0]?.display_name === who) return null;
  const { rows } = await sql<{ id: number; expires_at: number | null }>`select id, expires_at
    from application_passwords where customer_id = ${owner} and name = ${who}`.execute(db);
  const [row] = rows;
  if (row) {
    const expiresAt = row.expires_at === null ? null : Number(row.expires_at);
    return { ...GONE, password: row.id, expiresAt, ended: false };
  }
  const { rows: revoked } = await sql`select 1 from audit_log
    where event = 'application-password-revoked' and customer_id = ${owner}
    and details = ${JSON.stringify({ name: who })}`.execute(db);
  return revoked.length > 0 ? GONE : null;
}

interface KeyRow {
  id: number;
  customer_id: number;
  name: string;
  permissions: string;
  revoked_at: number | null;
  expires_at: number | null;
}

async function bind(db: Db, entry: Entry, maker: Maker, now: number): Promise<void> {
  await (entry.resource === 'api_key'
    ? bindKey(db, Number(entry.subject), maker, now)
    : bindPassword(db, entry.subject, maker, now));
}

async function bindKey(db: Db, id: number, maker: Maker, now: number): Promise<void> {
  const { rows } =
    await sql<KeyRow>`select id, customer_id, name, permissions, revoked_at, expires_at
    from api_keys where id = ${id} and revoked_at is null`.execute(db);
  const [row] = rows;
  if (!row) return;
  const permissions = common(row.permissions, maker.permissions);
  if (maker.ended || permissions === null) {
    await sql`update api_keys set revoked_at = ${now} where id = ${id}`.execute(db);
    const details = { key: id, name: row.name };
    await audit(db, { event: 'api-key-revoked', owner: row.customer_id, details }, now);
    return;
  }
  const until = earlier(row.expires_at === null ? null : Number(row.expires_at), maker.expiresAt);
  await sql`update api_keys set permissions = ${permissions}, expires_at = ${until},
    made_by_key = ${maker.key}, made_by_password = ${maker.password} where id = ${id}`.execute(db);
}

/** It may both read and write, so a key that may do only one of them has none that stays. */
async function bindPassword(db: Db, uuid: string, maker: Maker, now: number): Promise<void> {
  const { rows } = await sql<{ id: number; customer_id: number; name: string }>`select id,
    customer_id, name from application_passwords where uuid = ${uuid}`.execute(db);
  const [row] = rows;
  if (!row || row.id === maker.password) return;
  if (maker.ended || maker.permissions !== 'read_write') {
    await sql`delete from application_passwords where id = ${row.id}`.execute(db);
    const details = { name: row.name };
    await audit(
      db,
      { event: 'application-password-revoked', owner: row.customer_id, details },
      now,
    );
    return;
  }
  await sql`update application_passwords set expires_at = ${maker.expiresAt},
    made_by_key = ${maker.key}, made_by_password = ${maker.password}
    where id = ${row.id}`.execute(db);
}

/** What both may do: of `read_write` and `write` it is `write`, of `read` and `write` nothing. */
function common(own: string, makers: string): string | null {
  if (own === makers || makers === 'read_write') return own;
  return own === 'read_write' ? makers : null;
}

function earlier(one: number | null, two: number | null): number | null {
  if (one === null || two === null) return one ?? two;
  return Math.min(one, two);
}

async function audit(
  db: Db,
  { event, owner, details }: { event: string; owner: number; details: object },
  now: number,
): Promise<void> {
  await sql`insert into audit_log (at, event, customer_id, who, address, details)
    values (${now}, ${event}, ${owner}, '', '', ${JSON.stringify(details)})`.execute(db);
}
