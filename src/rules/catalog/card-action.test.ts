import { expect, test } from 'vitest';
import { type CardDetails, cardAction } from './card-action.ts';

const tray: CardDetails = { kind: 'simple', priced: true, stock: 'instock', options: false };

test.each([
  ['add', {}],
  ['add', { stock: 'onbackorder' }],
  ['choose', { options: true }],
  ['choose', { kind: 'variable' }],
  ['choose', { kind: 'variable', options: true }],
  ['choose', { kind: 'grouped' }],
  ['choose', { kind: 'bundle' }],
  ['view', { kind: 'external' }],
  ['view', { stock: 'outofstock' }],
  ['view', { stock: 'outofstock', kind: 'variable' }],
  ['view', { priced: false }],
] as const)('the button says %s for %j', (action, change) => {
  expect(cardAction({ ...tray, ...change })).toBe(action);
});
