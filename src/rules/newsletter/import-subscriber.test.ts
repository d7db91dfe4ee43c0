import { expect, test } from 'vitest';
import {
  type ImportedSubscriber,
  importVerdict,
  type KnownSubscriber,
} from './import-subscriber.ts';

const NOW = 1_800_000_000_000;
const ANN: ImportedSubscriber = { email: 'ann@example.com', consent: 'By a form', confirmedAt: 5 };

test.each<[Partial<ImportedSubscriber>, KnownSubscriber | null, string]>([
  [{}, null, 'add'],
  [{}, { confirmedAt: null, endedAt: null }, 'add'],
  [{}, { confirmedAt: 1, endedAt: null }, 'keep'],
  [{}, { confirmedAt: 1, endedAt: 2 }, 'ended'],
  [{}, { confirmedAt: null, endedAt: 2 }, 'ended'],
  [{ email: null }, null, 'email'],
  [{ consent: ' ' }, null, 'consent'],
  [{ confirmedAt: null }, null, 'moment'],
  [{ confirmedAt: NOW }, null, 'add'],
  [{ confirmedAt: NOW + 1 }, null, 'moment'],
])('%j, known as %j: %s', (part, known, verdict) => {
  expect(importVerdict({ ...ANN, ...part }, known, NOW)).toBe(verdict);
});
