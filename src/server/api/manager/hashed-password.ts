import type { AccountProblem } from '#server/accounts/account-problem.ts';
import { hashedPassword } from '#server/accounts/managing/manage-customer.ts';
import { type ListedRole, storedRole } from '#server/customers/subscribers.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Prepared, ReadRequest } from '../rest/resource.ts';
import type { RestError } from '../rest/rest-error.ts';

interface WithPassword {
  password?: string | undefined;
  email?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
}

const WEAK = 'account.problem.passwordWeak';

/** Whether it is a program that makes an account of a customer, as when it moves a shop in. */
export function isMovedIn({ manager, parts }: ReadRequest, role: ListedRole = 'customer'): boolean {
  return manager.by !== 'session' && parts.id === undefined && storedRole(role) === 'customer';
}

/** The password as its hash, which is made before the transaction: it takes long on purpose. */
export async function withHashedPassword<Input extends WithPassword>(
  { ctx }: Pick<ReadRequest, 'ctx'>,
  sent: Input,
  toError: (problems: readonly AccountProblem[], ctx: ShopContext) => RestError,
  { orNone = false } = {},
): Promise<Prepared<Input>> {
  const { password, email = '', first_name: first = '', last_name: last = '' } = sent;
  if (password === undefined) return { ok: true, input: sent };
  const hashed = await hashedPassword(ctx, password, { email, names: [first, last] });
  // What anyone guesses opens nothing: the account has no password until its owner chooses one.
  const isWeak = !hashed.ok && hashed.problems.every(({ code }) => code === WEAK);
  if (orNone && isWeak) return { ok: true, input: { ...sent, password: '' } };
  if (!hashed.ok) return { ok: false, error: toError(hashed.problems, ctx) };
  return { ok: true, input: { ...sent, password: hashed.hash } };
}
