import { isOneOf } from '../lists/is-one-of.ts';
import { recordKeys } from '../records/record-keys.ts';

// Permissions by role. One table and one function, so that no page decides by itself.
// Example: may('editor', 'edit-content') is true, may('editor', 'manage-orders') is false, and a
// visitor who is not logged in (null) has none.

export const ROLES = ['customer', 'editor', 'shop_manager', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

const STAFF = ['editor', 'shop_manager', 'administrator'] as const;
const MANAGERS = ['shop_manager', 'administrator'] as const;
const ADMINISTRATORS = ['administrator'] as const;

const PERMISSIONS = {
  'open-admin': STAFF,
  'edit-content': STAFF,
  'upload-media': STAFF,
  /** A closed shop is visible to its staff. */
  'pass-coming-soon': STAFF,
  'dismiss-coming-soon': MANAGERS,
  'moderate-reviews': MANAGERS,
  'manage-products': MANAGERS,
  'manage-orders': MANAGERS,
  'see-all-orders': MANAGERS,
  'manage-coupons': MANAGERS,
  'manage-customers': MANAGERS,
  'manage-settings': MANAGERS,
  'see-reports': MANAGERS,
  /** What shoppers sent for their orders and reviews, that are not published. */
  'see-uploads': MANAGERS,
  'see-audit-log': MANAGERS,
  /** The mail server, payment providers, second factors, hosts of others and secrets. */
  'manage-security': ADMINISTRATORS,
  'manage-roles': ADMINISTRATORS,
  'manage-api-keys': ADMINISTRATORS,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;
export const PERMISSION_NAMES = recordKeys(PERMISSIONS);

export function may(role: Role | null, permission: Permission): boolean {
  const roles: readonly Role[] = PERMISSIONS[permission];
  return role !== null && roles.includes(role);
}

/** Staff, whose log-in may require a second factor. */
export function isStaff(role: Role): boolean {
  return role !== 'customer';
}

export function isManager(role: Role): boolean {
  return role === 'shop_manager' || role === 'administrator';
}

export function isRole(name: string): name is Role {
  return isOneOf(ROLES, name);
}
