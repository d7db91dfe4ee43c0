import { may, type Permission } from '#rules/permissions/permissions.ts';
import type { Asking } from '#rules/permissions/protected-change.ts';
import type { KeyPermissions } from '#server/accounts/tables.ts';
import type { Actor } from '#server/platform/manager-log/manager-changes.ts';

/** Who asks through the API: a person, or a program that acts for one. */
export interface Manager extends Actor, Asking {
  /** What the key allows; a person's own log-in allows both. */
  permissions: KeyPermissions;
}

export type Access = 'read' | 'write';

export function keyAllows({ permissions }: Manager, access: Access): boolean {
  return permissions === 'read_write' || permissions === access;
}

export function managerMay({ rights }: Manager, permission: Permission): boolean {
  return may(rights, permission);
}
