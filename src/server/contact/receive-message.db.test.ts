import { beforeEach, describe, expect, test } from 'vitest';
import { readQueuedEmail } from '#server/emails/email.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { listMessages } from './list-messages.ts';
import { purgeMessages } from './purge-messages.ts';
import { receiveMessage } from './receive-message.ts';

// On PostgreSQL in every run: the journey of a message.

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const NOW = Date.UTC(2026, 10, 16, 9);
const DAY = 24 * 60 * 60 * 1000;
const at = (days = 0, settings: Partial<Settings> = {}) =>
  testContext(db, { settings, now: NOW + days * DAY });
const anonymous = { address: '' };

const message = {
  name: ' Ada  Lovelace ',
  email: ' Ada@Example.com ',
  subject: 'Order 1042',
  text: 'Is the <b>tray</b> oiled?\r\n\r\n\r\n\r\nThank you!',
  honeypot: '',
  age: 9000 as number | null,
};

async function emails() {
  const jobs = await db.selectFrom('jobs').select('payload').orderBy('id').execute();
  return jobs.map(({ payload }) => readQueuedEmail(JSON.parse(payload)));
}

const stored = async (status: 'sent' | 'spam' = 'sent') =>
  (await listMessages(at(), { status, page: 1, perPage: 100 })).messages;

describe('a message', () => {
  test('is stored as plain text, and queued for the manager', async () => {
    expect(await receiveMessage(at(), anonymous, message)).toEqual({ ok: true, status: 'sent' });
    const plain = {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      subject: 'Order 1042',
      text: 'Is the tray oiled?\n\nThank you!',
    };
    expect(await stored()).toMatchObject([{ ...plain, sentAt: NOW }]);
    expect(await emails()).toMatchObject([
      { kind: 'contact-message', to: 'shop@example.com', data: plain },
    ]);
  });

  test('goes to the manager’s own address where there is one', async () => {
    const ctx = at(0, { 'mail.managerAddress': 'max@example.com' });
    await receiveMessage(ctx, anonymous, message);
    expect(await emails()).toMatchObject([{ to: 'max@example.com' }]);
  });

  test('sent twice is one, within a day', async () => {
    for (const days of [0, 0, 0.9]) await receiveMessage(at(days), anonymous, message);
    expect([await stored(), await emails()].map(({ length }) => length)).toEqual([1, 1]);
    await receiveMessage(at(1.1), anonymous, message);
    await receiveMessage(at(1.1), anonymous, { ...message, text: 'And the mug?' });
    expect([await stored(), await emails()].map(({ length }) => length)).toEqual([3, 3]);
  });

  test('is not left behind where its email cannot be queued', async () => {
    await db.schema.alterTable('jobs').renameTo('jobs_away').execute();
    try {
      await expect(receiveMessage(at(), anonymous, message)).rejects.toThrow();
      expect(await stored()).toEqual([]);
    } finally {
      await db.schema.alterTable('jobs_away').renameTo('jobs').execute();
    }
  });

  test.each([
    ['nothing but markup', { text: '<p></p>' }, ['text']],
    ['a name of a control character', { name: '\u0000\u202e' }, ['name']],
    ['no address and no text', { email: 'ada', text: '' }, ['email', 'text']],
  ])('%s is refused at its field and stored nowhere', async (_, change, fields) => {
    const result = await receiveMessage(at(), anonymous, { ...message, ...change });
    expect(result).toMatchObject({ ok: false, problems: fields.map((field) => ({ field })) });
    expect([await stored(), await stored('spam'), await emails()]).toEqual([[], [], []]);
  });
});

describe('programs', () => {
  test.each([
    ['the hidden field', { honeypot: 'http://pills.example' }],
    ['haste', { age: 300 }],
    ['links that are removed as markup', { text: `${'<a href="x">pills</a> '.repeat(6)}buy` }],
  ])('are known by %s: the manager gets no email, but finds it', async (_, change) => {
    const result = await receiveMessage(at(), anonymous, { ...message, ...change });
    expect(result).toEqual({ ok: true, status: 'spam' });
    expect([await stored(), await emails()]).toEqual([[], []]);
    expect(await stored('spam')).toHaveLength(1);
  });

  test('write so many in an hour from one address, and no more', async () => {
    const ctx = at(0, { 'contact.limitPerHour': 3 });
    const results: boolean[] = [];
    for (let round = 0; round < 5; round += 1) {
      const sent = { ...message, text: `Number ${round}` };
      results.push((await receiveMessage(ctx, { address: '203.0.113.77' }, sent)).ok);
    }
    expect(results).toEqual([true, true, true, false, false]);
    expect(await emails()).toHaveLength(3);
    const later = at(1 / 24, { 'contact.limitPerHour': 3 });
    const other = { ...message, text: 'An hour later' };
    expect(await receiveMessage(later, { address: '203.0.113.77' }, other)).toMatchObject({
      ok: true,
    });
  });
});

test('messages are read page by page, newest first, and deleted in time', async () => {
  for (const days of [0, 1, 2]) {
    await receiveMessage(at(days), anonymous, { ...message, text: `Day ${days}` });
    await receiveMessage(at(days), anonymous, { ...message, text: `Day ${days}`, honeypot: 'x' });
  }
  const page = await listMessages(at(), { status: 'sent', page: 2, perPage: 2 });
  expect(page).toMatchObject({ total: 3, messages: [{ text: 'Day 0' }] });
  await purgeMessages(at(31.5));
  expect([await stored(), await stored('spam')].map(({ length }) => length)).toEqual([3, 1]);
  await purgeMessages(at(40, { 'contact.keepDays': 39 }));
  expect((await stored()).map(({ text }) => text)).toEqual(['Day 2', 'Day 1']);
});
