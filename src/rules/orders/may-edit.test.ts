import { expect, test } from 'vitest';
import { mayEdit } from './may-edit.ts';
import type { Status } from './order-status.ts';

test.each<[Status, number | null, boolean]>([
  ['pending', null, true],
  ['on-hold', null, true],
  ['on-hold', 1, false],
  ['pending', 1, false],
  ['processing', null, false],
  ['processing', 1, false],
  ['completed', 1, false],
  ['cancelled', null, false],
  ['failed', null, false],
  ['refunded', 1, false],
])('%s, paid at %s: %s', (status, paidAt, editable) => {
  expect(mayEdit({ status, paidAt })).toBe(editable);
});
