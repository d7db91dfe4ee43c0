import { expect, test } from 'vitest';
import { subscriberRows } from './subscriber-file.ts';

const FALLBACK = { consent: 'At the market', day: '2026-01-02' };

test('the file of this shop is read back', () => {
  const table = [
    ['email', 'state', 'consent', 'confirmed_at'],
    ['ann@example.com', 'subscribed', 'Yes, send me news', '2025-03-01T10:00:00.000Z'],
  ];
  expect(subscriberRows(table, FALLBACK)).toEqual([
    {
      email: 'ann@example.com',
      consent: 'Yes, send me news',
      confirmed_at: '2025-03-01T10:00:00.000Z',
    },
  ]);
});

test('files of other programs have other names, and what they lack is filled in', () => {
  const table = [
    ['First Name', 'Email Address', 'OPTIN_TIME'],
    ['Ann', ' ann@example.com ', '2024-03-01 10:00:00'],
    ['Bob', 'bob@example.com', ''],
    [],
  ];
  expect(subscriberRows(table, FALLBACK)).toEqual([
    { email: 'ann@example.com', consent: 'At the market', confirmed_at: '2024-03-01T10:00:00' },
    { email: 'bob@example.com', consent: 'At the market', confirmed_at: '2026-01-02' },
    { email: '', consent: 'At the market', confirmed_at: '2026-01-02' },
  ]);
});

test('a file without addresses is none', () => {
  expect(subscriberRows([['name'], ['Ann']], FALLBACK)).toBeNull();
  expect(subscriberRows([], FALLBACK)).toBeNull();
});
