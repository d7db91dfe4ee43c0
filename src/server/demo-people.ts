import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPassword, verifyPassword } from './accounts/security/passwords.ts';
import { demoPeople } from './fill-demo.ts';
import type { Config } from './platform/config.ts';
import type { Database, Db } from './platform/database/database.ts';
import { runTransaction } from './platform/database/transaction.ts';
import { saveSetting } from './settings/save-setting.ts';

// The demo shop's staff of each kind and a shopper. Their password comes from DEMO_PASSWORD; without it
// a random one is generated, printed once and stored in the data folder, readable by its owner
// only.

const FILE = 'demo-password.txt';
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

export interface DemoLogIn {
  administrator: string;
  manager: string;
  /** The same for both. Null where it was printed before: `where` says how to find it. */
  password: string | null;
  where: string;
}

type PeopleParts = Pick<Config, 'dataDir' | 'demoPassword'>;

/** Sees to it that the demo's people are there and that DEMO_PASSWORD opens; null where there are none. */
export async function openDemoLogIn(
  { dataDir, demoPassword }: PeopleParts,
  database: Database,
  now: number,
): Promise<DemoLogIn | null> {
  const { addAdministrator, addPeople, DEMO_ADMINISTRATOR, DEMO_EMAILS, DEMO_MANAGER } =
    await demoPeople();
  const emails = { administrator: DEMO_ADMINISTRATOR, manager: DEMO_MANAGER };
  const file = join(dataDir, FILE);
  const where = demoPassword === undefined ? `kept in ${file}` : 'the one in DEMO_PASSWORD';
  if (!(await hasCustomers(database.db))) {
    const password = demoPassword ?? savedPassword(file);
    const hash = await hashPassword(password);
    await openWithPassword(database.db, now);
    // Held by the unique address: begun again, they would take other numbers, and programs ask for account 1.
    const added = await runTransaction(database.db, (trx) => addPeople(trx, hash, now), {
      isolation: 'read committed',
    });
    return {
      ...emails,
      password: added && demoPassword === undefined ? password : null,
      where,
    };
  }
  const manager = await database.db
    .selectFrom('customers')
    .select('password_hash')
    .where('email', '=', DEMO_MANAGER)
    .executeTakeFirst();
  if (!manager) return null;
  await openWithPassword(database.db, now);
  if (
    demoPassword !== undefined &&
    !(await verifyPassword(demoPassword, manager.password_hash)).ok
  ) {
    await database.db
      .updateTable('customers')
      .set({ password_hash: await hashPassword(demoPassword), updated_at: now })
      .where('email', 'in', DEMO_EMAILS)
      .execute();
  }
  // From before the demo had one, with the password that the manager has.
  if (!(await hasAdministrator(database.db))) {
    const { password_hash: hash } = await loadPassword(database.db, DEMO_MANAGER);
    await database.transaction((trx) => addAdministrator(trx, hash, now));
  }
  return { ...emails, password: null, where };
}

/** A demo shop is looked at: a password is enough, unless somebody decided otherwise. */
async function openWithPassword(db: Db, now: number): Promise<void> {
  const name = 'accounts.staffSecondFactor';
  const decided = await db
    .selectFrom('settings')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst();
  if (!decided) await saveSetting(db, name, false, now);
}

async function hasCustomers(db: Db): Promise<boolean> {
  const row = await db.selectFrom('customers').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

async function hasAdministrator(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('role', '=', 'administrator')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function loadPassword(db: Db, email: string) {
  return db
    .selectFrom('customers')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

/** Written before the people are: a start killed in between finds the same password again. */
function savedPassword(file: string): string {
  if (existsSync(file)) {
    const stored = readFileSync(file, 'utf8').trim();
    if (stored.length >= 8) return stored;
  }
  const word = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const password = [word(), word(), word(), word()].join('-');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}
