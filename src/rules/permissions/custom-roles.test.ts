import { describe, expect, test } from 'vitest';
import {
  CUSTOM_PERMISSIONS,
  type CustomPermission,
  completePermissions,
  rightsFor,
} from './custom-roles.ts';
import { builtInPermissions, PERMISSION_NAMES, type Permission } from './permissions.ts';
import { RIGHT_GROUPS } from './right-groups.ts';

const OPENS: readonly Permission[] = ['open-admin', 'pass-coming-soon'];

describe('a role of the shop', () => {
  test.each<[chosen: readonly CustomPermission[], permissions: readonly Permission[]]>([
    [[], OPENS],
    [['see-reports'], [...OPENS, 'see-reports']],
    [['refund-orders'], [...OPENS, 'see-parcels', 'see-all-orders', 'refund-orders']],
    [['pack-orders'], [...OPENS, 'see-parcels', 'pack-orders']],
    [['manage-coupons'], [...OPENS, 'see-products', 'manage-coupons']],
    [
      ['edit-content'],
      ['open-admin', 'edit-content', 'upload-media', 'pass-coming-soon', 'see-products'],
    ],
  ])('%j has what it needs besides', (chosen, permissions) => {
    expect(completePermissions(chosen)).toEqual(permissions);
  });

  test('never gets what makes an administrator', () => {
    const all = completePermissions(CUSTOM_PERMISSIONS);
    expect(all).toEqual(builtInPermissions('shop_manager'));
  });

  test('has its own limit, and is a customer once it is deleted', () => {
    const permissions: readonly CustomPermission[] = ['refund-orders'];
    const role = { id: 'custom_a1', name: 'Returns', permissions, refundLimit: 2500 } as const;
    const settings = { customRoles: [role], supportRefundLimit: 100 };
    expect(rightsFor('custom_a1', settings)).toMatchObject({
      role: 'custom_a1',
      refundLimit: 2500,
    });
    const none = { role: 'customer', permissions: [], refundLimit: null };
    expect(rightsFor('custom_a2', settings)).toEqual(none);
  });
});

test('every permission is shown in exactly one group', () => {
  const listed = RIGHT_GROUPS.flatMap(({ permissions }): readonly Permission[] => permissions);
  expect(listed.toSorted()).toEqual([...PERMISSION_NAMES].toSorted());
});
