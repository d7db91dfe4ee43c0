import {
  checkPassword,
  knownWords,
  MAX_PASSWORD_LENGTH,
  type PasswordOwner,
  shortestPassword,
} from '#rules/accounts/password.ts';
import { isStrongEnough } from '#rules/accounts/strength.ts';
import { isStaff } from '#rules/permissions/permissions.ts';
import type { AccountRow } from '#server/customers/find-customer.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { type AccountProblem, problem } from '../account-problem.ts';
import { passwordStrength } from './strength/password-strength.ts';

const CODES = {
  'password-missing': 'account.problem.passwordMissing',
  'password-short': 'account.problem.passwordShort',
  'password-long': 'account.problem.passwordLong',
  'password-is-email': 'account.problem.passwordIsEmail',
  'password-own-words': 'account.problem.passwordOwnWords',
  'password-simple': 'account.problem.passwordSimple',
} as const;

/** What is wrong with a new password, as a problem of its field. */
export async function passwordProblems(
  settings: Settings,
  password: string,
  person: Omit<PasswordOwner, 'shop'>,
  field: string,
): Promise<AccountProblem[]> {
  const owner = { ...person, shop: settings['shop.name'] };
  const found = checkPassword(password, owner);
  if (found !== null) {
    const count = found === 'password-long' ? MAX_PASSWORD_LENGTH : shortestPassword(owner);
    return [problem(CODES[found], field, { count })];
  }
  const strength = await passwordStrength(password, knownWords(owner));
  return isStrongEnough(strength) ? [] : [problem('account.problem.passwordWeak', field)];
}

/** Whose password it will be, where there is an account already. */
export function passwordOwner(account: AccountRow): Omit<PasswordOwner, 'shop'> {
  const { email, first_name, last_name, display_name, role } = account;
  return { email, names: [first_name, last_name, display_name], staff: isStaff(role) };
}
