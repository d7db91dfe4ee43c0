import { describe, expect, test } from 'vitest';
import { isRole, may, PERMISSION_NAMES, type Permission, ROLES, type Role } from './permissions.ts';

const EVERYTHING = PERMISSION_NAMES;
const CONTENT: Permission[] = ['open-admin', 'edit-content', 'upload-media', 'pass-coming-soon'];
const ADMINISTRATION: Permission[] = ['manage-security', 'manage-roles', 'manage-api-keys'];

const RIGHTS: [Role | null, readonly Permission[]][] = [
  [null, []],
  ['customer', []],
  ['editor', CONTENT],
  ['shop_manager', EVERYTHING.filter((each) => !ADMINISTRATION.includes(each))],
  ['administrator', EVERYTHING],
];

describe('permissions', () => {
  test.each(RIGHTS)('%s may exactly what its role says [CB-08]', (role, expected) => {
    expect(PERMISSION_NAMES.filter((each) => may(role, each))).toEqual(expected);
  });

  test('a shop manager dismisses the coming-soon banner, an editor and a customer do not [CB-08]', () => {
    const able = ROLES.filter((role) => may(role, 'dismiss-coming-soon'));
    expect(able).toEqual(['shop_manager', 'administrator']);
  });

  test('the named roles are the four of the shop and no other word [CB-08]', () => {
    expect(ROLES.every(isRole)).toBe(true);
    expect(isRole('owner')).toBe(false);
    expect(isRole('toString')).toBe(false);
  });
});
