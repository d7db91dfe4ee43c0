import { isStaff, may, type Role } from './permissions.ts';

// Who may change an account: managers change customers, and only administrators change staff or make
// somebody staff. Whoever could change the address of an administrator could become one.
// Example: a shop manager may not make a customer an editor, an administrator may.

export function mayEditAccount(editor: Role, of: Role, to: Role = of): boolean {
  if (!may(editor, 'manage-customers')) return false;
  return (!isStaff(of) && !isStaff(to)) || may(editor, 'manage-roles');
}
