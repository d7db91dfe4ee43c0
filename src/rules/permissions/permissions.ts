import { isOneOf } from '../lists/is-one-of.ts';
import { recordKeys } from '../records/record-keys.ts';

// What each built-in role may do: one table, so that no page decides by itself. A shop adds roles of
// its own (custom-roles.ts).
// Example: an editor has 'edit-content' and not 'manage-orders'; a visitor who is not logged in (null)
// may do nothing.

export const BUILT_IN_ROLES = [
  'customer',
  'packer',
  'support',
  'accountant',
  'marketer',
  'editor',
  'shop_manager',
  'administrator',
] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

/** The id of a role that a shop has added. */
export type CustomRole = `custom_${string}`;
export type Role = BuiltInRole | CustomRole;

const STAFF = BUILT_IN_ROLES.filter((role) => role !== 'customer');
const EDITORS = ['marketer', 'editor', 'shop_manager', 'administrator'] as const;
const MANAGERS = ['shop_manager', 'administrator'] as const;
const ADMINISTRATORS = ['administrator'] as const;

const PERMISSIONS = {
  'open-admin': STAFF,
  'edit-content': EDITORS,
  'upload-media': EDITORS,
  /** A closed shop is visible to its staff. */
  'pass-coming-soon': STAFF,
  'dismiss-coming-soon': MANAGERS,
  'moderate-reviews': ['support', ...MANAGERS],
  /** To choose them for an order, a coupon or a page; costs and files for sale are left out. */
  'see-products': ['support', 'accountant', ...EDITORS],
  'manage-products': MANAGERS,
  /** Orders to pack with the address they go to, and no amount. */
  'see-parcels': ['packer', 'support', 'accountant', ...MANAGERS],
  'pack-orders': ['packer', ...MANAGERS],
  'see-all-orders': ['support', 'accountant', ...MANAGERS],
  'manage-orders': ['support', ...MANAGERS],
  'refund-orders': ['support', ...MANAGERS],
  'manage-gift-cards': MANAGERS,
  'manage-coupons': ['marketer', ...MANAGERS],
  /** Newsletters and reminders of carts. */
  'manage-marketing': ['marketer', ...MANAGERS],
  'manage-customers': ['support', ...MANAGERS],
  'manage-settings': MANAGERS,
  'see-reports': ['accountant', 'marketer', ...MANAGERS],
  /** What shoppers sent for their orders and reviews, that are not published. */
  'see-uploads': ['packer', 'support', ...MANAGERS],
  'see-audit-log': MANAGERS,
  /** The mail server, payment providers, second factors, hosts of others and secrets. */
  'manage-security': ADMINISTRATORS,
  'manage-roles': ADMINISTRATORS,
  'manage-api-keys': ADMINISTRATORS,
} as const satisfies Record<string, readonly BuiltInRole[]>;

export type Permission = keyof typeof PERMISSIONS;
export const PERMISSION_NAMES = recordKeys(PERMISSIONS);

/** What somebody may do, by the role in force. */
export interface Rights {
  readonly role: Role;
  readonly permissions: readonly Permission[];
  /** The most that may be paid back of one order, in minor units; null for any amount. */
  readonly refundLimit: number | null;
}

export function builtInPermissions(role: BuiltInRole): readonly Permission[] {
  return BUILT_IN_PERMISSIONS[role];
}

function permissionsFor(role: BuiltInRole): readonly Permission[] {
  return PERMISSION_NAMES.filter((name) => {
    const roles: readonly BuiltInRole[] = PERMISSIONS[name];
    return roles.includes(role);
  });
}

const BUILT_IN_PERMISSIONS: Readonly<Record<BuiltInRole, readonly Permission[]>> = {
  customer: permissionsFor('customer'),
  packer: permissionsFor('packer'),
  support: permissionsFor('support'),
  accountant: permissionsFor('accountant'),
  marketer: permissionsFor('marketer'),
  editor: permissionsFor('editor'),
  shop_manager: permissionsFor('shop_manager'),
  administrator: permissionsFor('administrator'),
};

export function may(rights: Pick<Rights, 'permissions'> | null, permission: Permission): boolean {
  return rights?.permissions.includes(permission) ?? false;
}

/** Staff, whose log-in may require a second factor. */
export function isStaff(role: Role): boolean {
  return role !== 'customer';
}

export function isBuiltInRole(name: string): name is BuiltInRole {
  return isOneOf(BUILT_IN_ROLES, name);
}

export function isCustomRole(name: string): name is CustomRole {
  return name.startsWith('custom_');
}
