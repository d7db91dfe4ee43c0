import { expect, test } from 'vitest';
import { Notice } from './notice.tsx';
import { render } from './test-shop.tsx';

test.each([
  ['error', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('%s has the role %s', (kind, role) => {
  expect(render(<Notice kind={kind}>Words</Notice>)).toMatch(`role="${role}"`);
});
