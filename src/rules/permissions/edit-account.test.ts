import { expect, test } from 'vitest';
import { mayEditAccount } from './edit-account.ts';
import type { Role } from './permissions.ts';

test.each<[editor: Role, of: Role, to: Role, may: boolean]>([
  ['shop_manager', 'customer', 'customer', true],
  ['shop_manager', 'customer', 'editor', false],
  ['shop_manager', 'shop_manager', 'shop_manager', false],
  ['shop_manager', 'administrator', 'customer', false],
  ['administrator', 'customer', 'administrator', true],
  ['administrator', 'administrator', 'editor', true],
  ['editor', 'customer', 'customer', false],
  ['customer', 'customer', 'customer', false],
])('%s may change a %s to a %s: %s', (editor, of, to, answer) => {
  expect(mayEditAccount(editor, of, to)).toBe(answer);
});
