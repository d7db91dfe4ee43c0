import type { AccountProblem } from '#server/accounts/account-problem.ts';
import { hashedPassword } from '#server/accounts/managing/manage-customer.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Prepared, ReadRequest } from '../rest/resource.ts';
import type { RestError } from '../rest/rest-error.ts';

interface WithPassword {
  password?: string | undefined;
  email?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
}

/** The password as its hash, which is made before the transaction: it takes long on purpose. */
export async function withHashedPassword<Input extends WithPassword>(
  { ctx }: Pick<ReadRequest, 'ctx'>,
  sent: Input,
  toError: (problems: readonly AccountProblem[], ctx: ShopContext) => RestError,
): Promise<Prepared<Input>> {
  const { password, email = '', first_name: first = '', last_name: last = '' } = sent;
  if (password === undefined) return { ok: true, input: sent };
  const hashed = await hashedPassword(ctx, password, { email, names: [first, last] });
  if (!hashed.ok) return { ok: false, error: toError(hashed.problems, ctx) };
  return { ok: true, input: { ...sent, password: hashed.hash } };
}
