import { may, type Rights } from './permissions.ts';

// Who may change what decides over accounts: settings such as the mail server, and credentials.
// A person types the password again; a program cannot, so an administrator's key may change settings
// where it is limited in nothing, and no program makes credentials: they would outlive it.
// Example: a session of an administrator that was confirmed eleven minutes ago answers 'password'.

export interface Asking {
  rights: Rights;
  by: 'session' | 'key' | 'application-password';
  /** When the session's owner last typed the password again; null for never, and for a program. */
  confirmedAt: number | null;
  /** A key that may not both read and write, or that ends by itself. */
  limited: boolean;
}

/** `role`: only administrators may. `program`: a person does it. `password`: it is asked for again. */
export type ProtectedVerdict = 'yes' | 'role' | 'program' | 'password';

export const CONFIRMED_MS = 10 * 60_000;

export function mayChangeProtected(asking: Asking, now: number): ProtectedVerdict {
  if (!may(asking.rights, 'manage-security')) return 'role';
  if (asking.by === 'key') return asking.limited ? 'program' : 'yes';
  return mayMakeCredentials(asking, now);
}

/** Whether they may for this person at all is decided by the permission of the call. */
export function mayMakeCredentials(
  { by, confirmedAt }: Pick<Asking, 'by' | 'confirmedAt'>,
  now: number,
): Exclude<ProtectedVerdict, 'role'> {
  if (by !== 'session') return 'program';
  const age = confirmedAt === null ? null : now - confirmedAt;
  // A clock that was set back makes no confirmation last longer.
  return age !== null && age >= 0 && age < CONFIRMED_MS ? 'yes' : 'password';
}
