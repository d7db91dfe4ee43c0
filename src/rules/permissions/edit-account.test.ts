import { expect, test } from 'vitest';
import { rightsFor } from './custom-roles.ts';
import { accountChange, mayEditAccount } from './edit-account.ts';
import type { Role } from './permissions.ts';

const NO_ROLES = { customRoles: [], supportRefundLimit: 0 };

test.each<[editor: Role, of: Role, to: Role, may: boolean]>([
  ['shop_manager', 'customer', 'customer', true],
  ['shop_manager', 'customer', 'editor', false],
  ['shop_manager', 'shop_manager', 'shop_manager', false],
  ['shop_manager', 'administrator', 'customer', false],
  ['administrator', 'customer', 'administrator', true],
  ['administrator', 'administrator', 'editor', true],
  ['support', 'customer', 'customer', true],
  ['support', 'customer', 'support', false],
  ['support', 'packer', 'packer', false],
  ['packer', 'customer', 'customer', false],
  ['editor', 'customer', 'customer', false],
  ['customer', 'customer', 'customer', false],
])('%s may change a %s to a %s: %s', (editor, of, to, result) => {
  const rights = rightsFor(editor, NO_ROLES);
  expect(mayEditAccount(rights, of, to)).toBe(result);
});

test.each<[own: boolean, of: Role, to: Role, credentials: boolean, needs: string]>([
  [true, 'administrator', 'administrator', true, 'own'],
  [true, 'customer', 'customer', true, 'own'],
  [true, 'administrator', 'administrator', false, 'free'],
  [false, 'administrator', 'administrator', true, 'person'],
  [false, 'editor', 'editor', false, 'free'],
  [false, 'customer', 'administrator', false, 'person'],
  [false, 'editor', 'customer', false, 'person'],
  [false, 'customer', 'editor', true, 'person'],
  [false, 'customer', 'customer', true, 'free'],
])('own %s, %s to %s, credentials %s: %s', (isSelf, of, to, credentials, needs) => {
  expect(accountChange({ isSelf: isSelf, of, to, credentials })).toBe(needs);
});
