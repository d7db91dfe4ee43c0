import { expect, test } from 'vitest';
import { render } from '../../testing/test-shop.tsx';
import { Notice } from './notice.tsx';

test.each([
  ['error', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('%s has the role %s', (kind, role) => {
  expect(render(<Notice kind={kind}>Words</Notice>)).toMatch(`role="${role}"`);
});
