import { describe, expect, test } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import { makeCartToken, readCartToken } from './cart-token.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { purgeSessions, startSession } from './session.ts';
import { testSecret, testVisitor } from './testing/test-visitor.ts';
import { hashSecret, setScriptCookie } from './visitor.ts';

const { db } = await testDatabase();
const NOW = Date.UTC(2026, 5, 1);
const DAY = 86_400_000;

describe('cookies', () => {
  test.each([
    ['a=1; b=2', 'b', '2'],
    ['b=2', 'b', '2'],
    ['ab=1', 'b', null],
    ['b=', 'b', ''],
    ['b', 'b', null],
    [null, 'b', null],
    ['b=1=2', 'b', '1=2'],
  ])('%j: %s is %j', (header, name, value) => {
    expect(readCookie(header, name)).toBe(value);
  });

  test('a session cookie is out of reach of scripts and of plain http', () => {
    const choices = { maxAgeSeconds: 60, https: true, httpOnly: true };
    expect(writeCookie('a', '1', choices)).toBe(
      'a=1; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
    );
  });

  test('is sent only where it changes something', () => {
    const ann = testVisitor(NOW, { cookie: 'a=1' });
    setScriptCookie(ann, 'a', '1', 60);
    setScriptCookie(ann, 'b', null, 60);
    expect(ann.cookies.size).toBe(0);
    setScriptCookie(ann, 'a', null, 60);
    expect(ann.cookies.get('a')).toContain('a=; Path=/; Max-Age=0');
  });
});

describe('a Cart-Token', () => {
  const id = 'ab'.repeat(16);
  const token = makeCartToken(testSecret, id, NOW + 1000);

  test('names its session until it ends', () => {
    expect(readCartToken(testSecret, token, NOW)).toBe(id);
    expect(readCartToken(testSecret, token, NOW + 1000)).toBeNull();
  });

  test.each([
    ['another session', token.replace(/^../, '00')],
    ['a longer life', token.replace(/\.(\d+)\./, '.9999999999999.')],
    ['another signature', `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`],
    ['nothing', ''],
    ['something else', 'x.y.z'],
  ])('with %s is anonymous', (_, forged) => {
    expect(readCartToken(testSecret, forged, NOW)).toBeNull();
  });

  test('of another shop is anonymous', () => {
    expect(readCartToken('t'.repeat(64), token, NOW)).toBeNull();
  });
});

describe('a session', () => {
  test('is found by its secret, of which only the hash is stored', async () => {
    const ann = testVisitor(NOW);
    const start = startSession(ann, NOW);
    expect(ann.cookies.size).toBe(0);
    await start.write(db);
    start.opened();
    const secret = /=([0-9a-f]{64});/.exec(ann.cookies.get('vitrine_session') ?? '')?.[1] ?? '';
    const row = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(row.secret_hash).toBe(hashSecret(secret));
    expect(row.expires_at).toBe(NOW + 30 * DAY);
  });

  test('is purged when it has ended', async () => {
    await purgeSessions(db, NOW);
    expect(await db.selectFrom('sessions').select('id').execute()).not.toEqual([]);
    await purgeSessions(db, NOW + 30 * DAY + 1);
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });
});
