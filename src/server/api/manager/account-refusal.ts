import { accountEmail } from '#rules/accounts/email.ts';
import { accountChange } from '#rules/permissions/edit-account.ts';
import type { Role } from '#rules/permissions/permissions.ts';
import type { AccountRow } from '#server/customers/find-customer.ts';
import { credentialRefusal } from '../rest/protected-refusals.ts';
import type { RestError } from '../rest/rest-error.ts';
import type { Manager } from './manager.ts';

const credentialsOfOthers: RestError = {
  code: 'vitrine_rest_own_credentials',
  message:
    'Your own password and e-mail address are changed in your account, with the password you have now.',
  status: 403,
};

interface AccountInput {
  email?: string | undefined;
  password?: string | undefined;
  role?: Role | undefined;
}

/** Why an account must not be changed so by who asks; null where it may. `row` is null for a new one. */
export function accountRefusal(
  manager: Manager,
  row: AccountRow | null,
  { email, password, role }: AccountInput,
  now: number,
): RestError | null {
  const moves = email !== undefined && accountEmail(email) !== row?.email;
  const of = row?.role ?? 'customer';
  const needs = accountChange({
    isSelf: row?.id === manager.customerId,
    of,
    to: role ?? of,
    credentials: moves || password !== undefined,
  });
  if (needs === 'own') return credentialsOfOthers;
  return needs === 'person' ? credentialRefusal(manager, now) : null;
}
