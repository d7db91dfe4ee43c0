import { expect, test } from 'vitest';
import { isSameCard } from './same-card.ts';

test.each([
  ['stripe', 'Xt5', 'stripe', 'Xt5', true],
  ['stripe', 'Xt5', 'stripe', 'Yu6', false],
  ['stripe', 'Xt5', 'other', 'Xt5', false],
  ['stripe', '', 'stripe', '', false],
])('%s %j and %s %j: %s', (provider, fingerprint, otherProvider, otherFingerprint, same) => {
  const other = { provider: otherProvider, fingerprint: otherFingerprint };
  expect(isSameCard({ provider, fingerprint }, other)).toBe(same);
});
