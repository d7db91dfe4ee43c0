import { accountEmail } from '#rules/accounts/email.ts';
import type { Role } from '#rules/permissions/permissions.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { queueLink } from '../account-emails.ts';
import { createCustomer } from '../create-customer.ts';
import { endOtherSessions } from '../customer-session.ts';
import { isLastAdministrator } from '../last-administrator.ts';
import { makeToken } from '../security/tokens.ts';

// The people who run the shop: who they are, inviting another one, and what each may do.

export interface StaffMember {
  id: number;
  email: string;
  name: string;
  role: Role;
  /** They follow the link of their invitation first. */
  invited: boolean;
  /** By an app; a passkey counts by itself. */
  secondFactor: boolean;
  passkeys: number;
  lastLoginAt: number | null;
  createdAt: number;
}

export type StaffProblem = { code: 'email' | 'taken' | 'own-role' | 'last-administrator' };
export type StaffResult = { ok: true; id: number } | { ok: false; problem: StaffProblem };

const INVITATION_MINUTES = 7 * 24 * 60;

function people(db: Db) {
  return db.selectFrom('customers').select((eb) => [
    'customers.id',
    'customers.email',
    'customers.display_name as name',
    'customers.role',
    'customers.password_hash',
    'customers.totp_secret',
    'customers.last_login_at as lastLoginAt',
    'customers.created_at as createdAt',
    eb
      .selectFrom('account_passkeys')
      .select((inner) => inner.fn.countAll<number | string>().as('count'))
      .whereRef('account_passkeys.customer_id', '=', 'customers.id')
      .as('passkeys'),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

function getMember({ password_hash: hash, totp_secret: totp, passkeys, ...row }: Row): StaffMember {
  const count = Number(passkeys);
  return {
    ...row,
    invited: hash === '' && row.lastLoginAt === null && count === 0,
    secondFactor: totp !== '',
    passkeys: count,
  };
}

export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await people(db)
    .where('customers.role', '!=', 'customer')
    .orderBy('customers.role')
    .orderBy('customers.id')
    .execute();
  return rows.map(getMember);
}

/** Anyone with an account: whoever is to become staff is not yet. */
export async function findMember(db: Db, id: number): Promise<StaffMember | null> {
  const row = await people(db).where('customers.id', '=', id).executeTakeFirst();
  return row ? getMember(row) : null;
}

/** An account without a password, which the link of the email opens. `ctx.db` is a transaction. */
export async function inviteMember(
  ctx: Pick<ShopContext, 'db' | 'now' | 'settings'>,
  { email: typed, name, role }: { email: string; name: string; role: Role },
): Promise<StaffResult> {
  const email = accountEmail(typed);
  if (email === null) return { ok: false, problem: { code: 'email' } };
  const displayName = name.trim().slice(0, 80);
  const input = { email, role, passwordHash: '', displayName };
  const id = await createCustomer(ctx.db, input, ctx.now);
  if (id === null) return { ok: false, problem: { code: 'taken' } };
  await sendInvitation(ctx, { id, email, name: displayName });
  return { ok: true, id };
}

/** Again, with a new link; the one of before does not work any more. */
export async function sendInvitation(
  { db, now, settings }: Pick<ShopContext, 'db' | 'now' | 'settings'>,
  { id, email, name }: { id: number; email: string; name: string },
): Promise<void> {
  const minutes = INVITATION_MINUTES;
  const input = { purpose: 'reset-password', customerId: id, email, minutes } as const;
  const token = await makeToken(db, input, now);
  await queueLink(db, settings, { kind: 'staff-invitation', email, name, token, minutes }, now);
}

/** `by` is who does it. Every session of the person ends: what they may do has changed. */
export async function changeRole(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  member: Pick<StaffMember, 'id' | 'role'>,
  role: Role,
  by: number,
): Promise<StaffResult> {
  if (role === member.role) return { ok: true, id: member.id };
  if (member.id === by) return { ok: false, problem: { code: 'own-role' } };
  if (await isLastAdministrator(db, member)) {
    return { ok: false, problem: { code: 'last-administrator' } };
  }
  await db
    .updateTable('customers')
    .set({ role, updated_at: now })
    .where('id', '=', member.id)
    .execute();
  await endOtherSessions(db, member.id, null);
  return { ok: true, id: member.id };
}

/** Logs a person out on every device. `db` is a transaction. */
export async function endMemberSessions(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  id: number,
): Promise<void> {
  await endOtherSessions(db, id, null);
  await writeAudit(db, { event: 'sessions-ended', customerId: id }, now);
}
