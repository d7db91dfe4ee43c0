import { isOneOf } from '../lists/is-one-of.ts';
import {
  builtInPermissions,
  type CustomRole,
  isBuiltInRole,
  PERMISSION_NAMES,
  type Permission,
  type Rights,
  type Role,
} from './permissions.ts';

// Roles that a shop adds beside the built-in ones. They are a part of its settings, so what somebody
// may do follows a change of the role at once. Whoever has a role that was deleted is a customer.
// Example: a role with 'see-all-orders' opens the admin too, since its orders are shown there.

export interface RoleDefinition {
  readonly id: CustomRole;
  readonly name: string;
  readonly permissions: readonly CustomPermission[];
  /** The most that may be paid back of one order, in minor units; null for any amount. */
  readonly refundLimit: number | null;
}

/** Settings that decide what roles may do. */
export interface RoleSettings {
  readonly customRoles: readonly RoleDefinition[];
  readonly supportRefundLimit: number;
}

/** Every role of staff has these. */
const ALWAYS: readonly Permission[] = ['open-admin', 'pass-coming-soon'];

/**
 * What can be chosen for a role of the shop's own. What makes somebody as powerful as an administrator
 * is not among it.
 */
export const CUSTOM_PERMISSIONS = [
  'edit-content',
  'upload-media',
  'dismiss-coming-soon',
  'moderate-reviews',
  'see-products',
  'manage-products',
  'see-parcels',
  'pack-orders',
  'see-all-orders',
  'manage-orders',
  'refund-orders',
  'manage-gift-cards',
  'manage-coupons',
  'manage-marketing',
  'manage-customers',
  'manage-settings',
  'see-reports',
  'see-uploads',
  'see-audit-log',
] as const satisfies readonly Permission[];
export type CustomPermission = (typeof CUSTOM_PERMISSIONS)[number];

export function isCustomPermission(name: string): name is CustomPermission {
  return isOneOf(CUSTOM_PERMISSIONS, name);
}

/** What is of no use without another permission. */
const NEEDS: Readonly<Partial<Record<CustomPermission, readonly CustomPermission[]>>> = {
  'edit-content': ['see-products', 'upload-media'],
  'moderate-reviews': ['see-products'],
  'manage-coupons': ['see-products'],
  'manage-products': ['see-products', 'upload-media'],
  // Newsletters are written from the blocks of pages.
  'manage-marketing': ['see-products', 'edit-content', 'upload-media'],
  'pack-orders': ['see-parcels'],
  'see-all-orders': ['see-parcels'],
  'manage-orders': ['see-all-orders', 'see-parcels', 'see-products'],
  'refund-orders': ['see-all-orders', 'see-parcels'],
  'dismiss-coming-soon': ['manage-settings'],
};

/** The chosen permissions with what they need. */
export function completePermissions(chosen: readonly CustomPermission[]): readonly Permission[] {
  const complete = new Set<Permission>(ALWAYS);
  for (const permission of chosen) {
    complete.add(permission);
    for (const needed of NEEDS[permission] ?? []) complete.add(needed);
  }
  return PERMISSION_NAMES.filter((name) => complete.has(name));
}

/** What a role may do in this shop. */
export function rightsFor(role: Role, settings: RoleSettings): Rights {
  if (isBuiltInRole(role)) {
    const refundLimit = role === 'support' ? settings.supportRefundLimit : null;
    return { role, permissions: builtInPermissions(role), refundLimit };
  }
  const definition = settings.customRoles.find(({ id }) => id === role);
  if (!definition) return { role: 'customer', permissions: [], refundLimit: null };
  const permissions = completePermissions(definition.permissions);
  return { role, permissions, refundLimit: definition.refundLimit };
}
