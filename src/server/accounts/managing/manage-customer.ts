import { accountEmail } from '#rules/accounts/email.ts';
import { type MetaChange, mergeMeta } from '#rules/meta/merge-meta.ts';
import type { Role } from '#rules/permissions/permissions.ts';
import { productTag } from '#server/catalog/tags.ts';
import { type AccountRow, accountByEmail } from '#server/customers/find-customer.ts';
import { endCredit } from '#server/gift-cards/store-credit.ts';
import { abandonUploads } from '#server/options/uploads/visitor-uploads.ts';
import { deleteCustomerAtProvider } from '#server/payments/saved/provider-customer.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { decodeFlag, decodeJson, encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import { decodeMeta } from '#server/platform/database/meta-column.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type Address, address, EMPTY_ADDRESS } from '#wire/address.ts';
import { sendPasswordLink } from '../access/reset-password.ts';
import { queueWelcome } from '../account-emails.ts';
import { type AccountProblem, problem } from '../account-problem.ts';
import { revokeUserApplicationPasswords } from '../api-keys/revoke.ts';
import { createCustomer } from '../create-customer.ts';
import { isLastAdministrator } from '../last-administrator.ts';
import { boughtBy } from '../privacy/bought-by.ts';
import { eraseBuyer, eraseEmail } from '../privacy/erase-person.ts';
import { passwordProblems } from '../security/new-password.ts';
import { hashPassword } from '../security/passwords.ts';
import { dropTokens } from '../security/tokens.ts';

// An account as a manager or a program writes it. `ctx.db` is a transaction.

export interface CustomerFields {
  email?: string | undefined;
  /**
   * Made before the transaction, as it takes long; see hashedPassword. '' for a new account without
   * one, whose owner is sent a link to choose it.
   */
  passwordHash?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  username?: string | undefined;
  displayName?: string | undefined;
  /** Who may give it is decided by rules/permissions/edit-account. */
  role?: Role | undefined;
  billing?: Address | undefined;
  shipping?: Address | undefined;
  meta: readonly MetaChange[];
}

/** How long the owner of a new account may take to choose a password by the first link. */
const NEW_ACCOUNT_MINUTES = 7 * 24 * 60;

export type ManageResult = { ok: true; id: number } | { ok: false; problems: AccountProblem[] };

export type HashedPassword = { ok: true; hash: string } | { ok: false; problems: AccountProblem[] };

/** Checks a new password and hashes it. */
export async function hashedPassword(
  { settings }: ShopContext,
  password: string,
  owner: { email: string; names: string[] },
): Promise<HashedPassword> {
  const problems = await passwordProblems(settings, password, owner, 'password');
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, hash: await hashPassword(password) };
}

export async function createManaged(
  ctx: ShopContext,
  fields: CustomerFields,
): Promise<ManageResult> {
  const checked = await checkFields(ctx, null, fields);
  if (checked.problems.length > 0) return { ok: false, problems: checked.problems };
  const { firstName = '', lastName = '', username = '', billing, shipping } = fields;
  const id = await createCustomer(
    ctx.db,
    {
      email: checked.email,
      passwordHash: fields.passwordHash ?? '',
      firstName,
      lastName,
      username: username.trim(),
      ...(fields.displayName !== undefined && { displayName: fields.displayName }),
      ...(fields.role && { role: fields.role }),
      ...(billing && { billing }),
      ...(shipping && { shipping }),
    },
    ctx.now,
  );
  if (id === null) return { ok: false, problems: [problem('account.problem.emailTaken', 'email')] };
  await ctx.db
    .updateTable('customers')
    .set({ meta: encodeJson(mergeMeta([], fields.meta)) })
    .where('id', '=', id)
    .execute();
  if (fields.passwordHash === '') {
    const to = { email: checked.email, name: firstName };
    await queueWelcome(ctx.db, to, ctx.now);
    await sendPasswordLink(ctx, { id, email: to.email, first_name: to.name }, NEW_ACCOUNT_MINUTES);
  }
  return { ok: true, id };
}

/** A new address is not proven to be theirs; either ends every session and application password. */
export async function changeManaged(
  ctx: ShopContext,
  before: AccountRow,
  fields: CustomerFields,
): Promise<ManageResult> {
  const { db, now } = ctx;
  const checked = await checkFields(ctx, before, fields);
  if (checked.problems.length > 0) return { ok: false, problems: checked.problems };
  const { firstName = before.first_name, lastName = before.last_name } = fields;
  const { displayName, role = before.role } = fields;
  const renamed = `${before.first_name} ${before.last_name}`.trim() === before.display_name;
  const moved = checked.email !== before.email;
  const { passwordHash = before.password_hash } = fields;
  await db
    .updateTable('customers')
    .set({
      email: checked.email,
      email_verified: encodeFlag(!moved && decodeFlag(before.email_verified)),
      first_name: firstName,
      last_name: lastName,
      ...(renamed && { display_name: `${firstName} ${lastName}`.trim() }),
      ...(displayName !== undefined && { display_name: displayName }),
      role,
      username: fields.username?.trim() ?? before.username,
      password_hash: passwordHash,
      ...(fields.billing && { billing: encodeJson(fields.billing) }),
      ...(fields.shipping && { shipping: encodeJson(fields.shipping) }),
      meta: encodeJson(mergeMeta(decodeMeta(before.meta), fields.meta)),
      updated_at: now,
    })
    .where('id', '=', before.id)
    .execute();
  if (moved || fields.passwordHash !== undefined) {
    await dropTokens(db, before.id);
    await db.deleteFrom('sessions').where('customer_id', '=', before.id).execute();
    await revokeUserApplicationPasswords(db, before.id, now);
    const event = moved ? 'email-changed' : 'password-changed';
    await writeAudit(db, { event, customerId: before.id }, now);
  }
  return { ok: true, id: before.id };
}

/** The account with everything personal; its orders stay, without the person. */
export async function deleteManaged(ctx: ShopContext, account: AccountRow): Promise<void> {
  const { db, now } = ctx;
  const { id, email } = account;
  await abandonUploads(db, id);
  const bought = await boughtBy(db, { id, email });
  await eraseBuyer(db, { id, email }, now);
  if (decodeFlag(account.email_verified)) await eraseEmail(db, email);
  await db.deleteFrom('carts').where('owner', '=', `c:${id}`).execute();
  await db.deleteFrom('sessions').where('customer_id', '=', id).execute();
  await deleteCustomerAtProvider(db, id, now);
  await endCredit(db, ctx, id);
  await db.deleteFrom('customers').where('id', '=', id).execute();
  await writeAudit(db, { event: 'account-deleted', customerId: id }, now);
  await ctx.invalidate(bought.map(productTag));
}

async function checkFields(
  ctx: ShopContext,
  before: AccountRow | null,
  fields: CustomerFields,
): Promise<{ email: string; problems: AccountProblem[] }> {
  const problems: AccountProblem[] = [];
  const typed = fields.email ?? before?.email ?? '';
  const email = accountEmail(typed);
  if (email === null) problems.push(problem('account.problem.email', 'email'));
  else if (email !== before?.email && (await accountByEmail(ctx.db, email))) {
    problems.push(problem('account.problem.emailTaken', 'email'));
  }
  if (fields.passwordHash === undefined && before === null) {
    const none = await hashedPassword(ctx, '', { email: typed, names: [] });
    if (!none.ok) problems.push(...none.problems);
  }
  const leaves = fields.role !== undefined && fields.role !== 'administrator';
  if (before && leaves && (await isLastAdministrator(ctx.db, before))) {
    problems.push(problem('account.problem.lastAdministrator', 'roles'));
  }
  const username = fields.username?.trim() ?? '';
  if (username !== '' && username !== before?.username) {
    const same = await ctx.db
      .selectFrom('customers')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirst();
    if (same) problems.push(problem('account.problem.usernameTaken', 'username'));
  }
  return { email: email ?? '', problems };
}

export function getAddresses(row: AccountRow | null): { billing: Address; shipping: Address } {
  if (!row) return { billing: EMPTY_ADDRESS, shipping: EMPTY_ADDRESS };
  return { billing: decodeJson(row.billing, address), shipping: decodeJson(row.shipping, address) };
}
