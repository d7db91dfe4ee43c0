import { isStaff, may, type Rights, type Role } from './permissions.ts';

// Who may change an account: managers change customers, and only administrators change staff or make
// somebody staff. Whoever could change the address of an administrator could become one.
// Example: a shop manager may not make a customer an editor, an administrator may.

/**
 * What it takes to change an account through the API. `own`: one's own address and password are changed
 * in the account, with the old password. `person`: whoever gets a role or the credentials of staff gets
 * what they may, so a person decides it and no program. `free`: nothing more than the permission.
 */
export function accountChange(change: {
  isSelf: boolean;
  of: Role;
  to: Role;
  credentials: boolean;
}): 'free' | 'own' | 'person' {
  const { isSelf, of, to, credentials } = change;
  if (isSelf && credentials) return 'own';
  const aboutStaff = isStaff(of) || isStaff(to);
  return aboutStaff && (credentials || of !== to) ? 'person' : 'free';
}

export function mayEditAccount(editor: Rights, of: Role, to: Role = of): boolean {
  if (!may(editor, 'manage-customers')) return false;
  return (!isStaff(of) && !isStaff(to)) || may(editor, 'manage-roles');
}
