import { describe, expect, test } from 'vitest';
import { rightsFor } from './custom-roles.ts';
import {
  BUILT_IN_ROLES,
  type BuiltInRole,
  isBuiltInRole,
  may,
  PERMISSION_NAMES,
  type Permission,
} from './permissions.ts';

const NO_ROLES = { customRoles: [], supportRefundLimit: 5000 };
const EVERYTHING = PERMISSION_NAMES;
const ADMINISTRATION: Permission[] = ['manage-security', 'manage-roles', 'manage-api-keys'];

const RIGHTS: [BuiltInRole, readonly Permission[]][] = [
  ['customer', []],
  ['packer', ['open-admin', 'pass-coming-soon', 'see-parcels', 'pack-orders', 'see-uploads']],
  [
    'support',
    [
      'open-admin',
      'pass-coming-soon',
      'moderate-reviews',
      'see-products',
      'see-parcels',
      'see-all-orders',
      'manage-orders',
      'refund-orders',
      'manage-customers',
      'see-uploads',
    ],
  ],
  [
    'accountant',
    [
      'open-admin',
      'pass-coming-soon',
      'see-products',
      'see-parcels',
      'see-all-orders',
      'see-reports',
    ],
  ],
  [
    'marketer',
    [
      'open-admin',
      'edit-content',
      'upload-media',
      'pass-coming-soon',
      'see-products',
      'manage-coupons',
      'manage-marketing',
      'see-reports',
    ],
  ],
  ['editor', ['open-admin', 'edit-content', 'upload-media', 'pass-coming-soon', 'see-products']],
  ['shop_manager', EVERYTHING.filter((each) => !ADMINISTRATION.includes(each))],
  ['administrator', EVERYTHING],
];

describe('permissions', () => {
  test.each(RIGHTS)('%s may exactly what its role says [CB-08]', (role, expected) => {
    const rights = rightsFor(role, NO_ROLES);
    expect(PERMISSION_NAMES.filter((each) => may(rights, each))).toEqual(expected);
  });

  test('who is not logged in may nothing [CB-08]', () => {
    expect(PERMISSION_NAMES.filter((each) => may(null, each))).toEqual([]);
  });

  test('only support is limited in what it pays back', () => {
    const limits = BUILT_IN_ROLES.map((role) => [role, rightsFor(role, NO_ROLES).refundLimit]);
    expect(limits.filter(([, limit]) => limit !== null)).toEqual([['support', 5000]]);
  });

  test('the built-in roles are these eight and no other word [CB-08]', () => {
    expect(BUILT_IN_ROLES.length).toBe(8);
    expect(BUILT_IN_ROLES.every(isBuiltInRole)).toBe(true);
    expect(isBuiltInRole('owner')).toBe(false);
    expect(isBuiltInRole('toString')).toBe(false);
  });
});
