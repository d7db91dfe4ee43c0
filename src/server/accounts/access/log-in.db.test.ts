import { beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_CART } from '#server/cart/cart-state.ts';
import { findStoredCart, writeStoredCart } from '#server/cart/stored-cart.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { accountByEmail } from '#server/customers/find-customer.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { makeCartToken } from '#server/platform/sessions/cart-token.ts';
import { testSecret } from '#server/platform/sessions/testing/test-visitor.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { closeCustomerSession } from '../customer-session.ts';
import { hashPassword, verifyPassword } from '../security/passwords.ts';
import { codeOfStep, getStep, newTotpSecret } from '../security/totp.ts';
import {
  HOME_ADDRESS,
  nextVisit as nextVisitAt,
  visit as visitAt,
} from '../testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from '../testing/test-people.ts';
import { confirmLogIn, logIn } from './log-in.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const NOW = Date.UTC(2026, 5, 1, 12);
const ctx = testContext(db, { now: NOW });
const later = (ms: number) => ({ ...ctx, now: NOW + ms });

const visit = (cookie = '', address = HOME_ADDRESS, headers: Record<string, string> = {}) =>
  visitAt(NOW, { cookie, address, headers });
const nextVisit = (before: Visitor) => nextVisitAt(before, NOW);

async function fillCart(visitor: Visitor, code: string): Promise<void> {
  const stored = await findStoredCart(db, visitor, NOW);
  const state = { ...stored.state, declined: [...stored.state.declined, code] };
  const next = { state, text: encodeJson(state) };
  expect(await writeStoredCart(db, visitor, stored, next, NOW)).toBe(true);
}

describe('log-in', () => {
  test('opens the account for the right password, however the address is spelled', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW, { role: 'editor' });
    const browser = visit();
    expect(await logIn(ctx, browser, ' Ann@Example.COM ', TEST_PASSWORD)).toMatchObject({
      ok: true,
    });
    const next = nextVisit(browser);
    expect(await currentCustomer(ctx, next)).toMatchObject({ id, rights: { role: 'editor' } });
    expect(next.cookieHeader).toContain('vitrine_logged_in=1');
    expect(browser.cookies.get('vitrine_session')).toMatch(/HttpOnly; Secure$/);
    expect(browser.cookies.get('vitrine_logged_in')).not.toContain('HttpOnly');
  });

  test('answers an unknown address exactly as a wrong password', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const wrong = await logIn(ctx, visit(), 'ann@example.com', 'a cold stove');
    const unknown = await logIn(ctx, visit(), 'nobody@example.com', 'a cold stove');
    const nonsense = await logIn(ctx, visit(), 'no address', '');
    expect(wrong).toEqual({ ok: false, problems: [{ code: 'account.problem.logIn' }] });
    expect(unknown).toEqual(wrong);
    expect(nonsense).toEqual(wrong);
  });

  test('an account without a password opens for none', async () => {
    await addPerson(db, 'ann@example.com', NOW, { passwordHash: '' });
    for (const password of ['', ' ', 'scrypt']) {
      expect(await logIn(ctx, visit(), 'ann@example.com', password)).toMatchObject({ ok: false });
    }
  });

  test('hashes the password anew where the cost of it has been raised', async () => {
    const weak = await hashPassword(TEST_PASSWORD, { power: 4, blockSize: 8, parallel: 1 });
    await addPerson(db, 'ann@example.com', NOW, { passwordHash: weak });
    expect(await verifyPassword(TEST_PASSWORD, weak)).toEqual({ ok: true, outdated: true });
    await logIn(ctx, visit(), 'ann@example.com', TEST_PASSWORD);
    const hash = (await accountByEmail(db, 'ann@example.com'))?.password_hash ?? '';
    expect(await verifyPassword(TEST_PASSWORD, hash)).toEqual({ ok: true, outdated: false });
    expect(await verifyPassword('a cold stove', hash)).toMatchObject({ ok: false });
  });

  test('gives the session a new secret: whoever planted the old one is left outside', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const planted = visit();
    await fillCart(planted, 'x');
    const attacker = nextVisit(planted);
    const victim = nextVisit(planted);
    await logIn(ctx, victim, 'ann@example.com', TEST_PASSWORD);
    expect(await currentCustomer(ctx, nextVisit(victim))).not.toBeNull();
    expect(await currentCustomer(ctx, attacker)).toBeNull();
    expect((await findStoredCart(db, attacker, NOW)).session).toBeNull();
  });

  test('the cart of the guest joins the cart of the customer', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW);
    const phone = visit();
    await logIn(ctx, phone, 'ann@example.com', TEST_PASSWORD);
    await fillCart(nextVisit(phone), 'from-phone');
    const desk = visit();
    await fillCart(desk, 'from-desk');
    await logIn(ctx, desk, 'ann@example.com', TEST_PASSWORD);
    const { state, session } = await findStoredCart(db, nextVisit(desk), NOW);
    expect(session?.cartOwner).toBe(`c:${id}`);
    expect(state.declined).toEqual(['from-phone', 'from-desk']);
    expect((await findStoredCart(db, nextVisit(phone), NOW)).state.declined).toEqual(
      state.declined,
    );
  });

  test('somebody else on the same browser does not take the cart along', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    await addPerson(db, 'bob@example.com', NOW);
    const ann = visit();
    await logIn(ctx, ann, 'ann@example.com', TEST_PASSWORD);
    const filled = nextVisit(ann);
    await fillCart(filled, 'of-ann');
    const bob = nextVisit(filled);
    await logIn(ctx, bob, 'bob@example.com', TEST_PASSWORD);
    expect((await findStoredCart(db, nextVisit(bob), NOW)).state).toEqual(EMPTY_CART);
  });

  test('logging out ends the session and empties the browser, not the cart', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const browser = visit();
    await logIn(ctx, browser, 'ann@example.com', TEST_PASSWORD);
    const inside = nextVisit(browser);
    await fillCart(inside, 'kept');
    const leaving = nextVisit(inside);
    await closeCustomerSession(ctx, leaving);
    expect(await currentCustomer(ctx, inside)).toBeNull();
    expect(nextVisit(leaving).cookieHeader).toMatch(/^vitrine_device=[0-9a-f.]+$/);
    const again = visit();
    await logIn(ctx, again, 'ann@example.com', TEST_PASSWORD);
    expect((await findStoredCart(db, nextVisit(again), NOW)).state.declined).toEqual(['kept']);
  });

  test('a Cart-Token opens the cart of a session, never its account', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const browser = visit();
    await logIn(ctx, browser, 'ann@example.com', TEST_PASSWORD);
    const session = (await findStoredCart(db, nextVisit(browser), NOW)).session?.id ?? '';
    const token = makeCartToken(testSecret, session, NOW + 1000);
    const program = visit('', '203.0.113.9', { 'cart-token': token });
    expect((await findStoredCart(db, program, NOW)).session?.id).toBe(session);
    expect(await currentCustomer(ctx, program)).toBeNull();
  });

  test('a session that has ended opens nothing', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const browser = visit();
    await logIn(ctx, browser, 'ann@example.com', TEST_PASSWORD);
    const next = nextVisit(browser);
    const DAY = 86_400_000;
    expect(await currentCustomer(later(180 * DAY - 1), next)).not.toBeNull();
    expect(await currentCustomer(later(180 * DAY), next)).toBeNull();
    // A setting that was shortened since counts for sessions that are open.
    const strict = { ...ctx.settings, 'accounts.customerSessionDays': 30 };
    expect(await currentCustomer({ ...later(30 * DAY), settings: strict }, next)).toBeNull();
  });
});

describe('somebody of the shop', () => {
  test.each(['editor', 'shop_manager', 'administrator'] as const)(
    'logs in anew after a fortnight: %s',
    async (role) => {
      await addPerson(db, 'max@example.com', NOW, { role });
      const browser = visit();
      await logIn(ctx, browser, 'max@example.com', TEST_PASSWORD);
      const next = nextVisit(browser);
      const DAY = 86_400_000;
      expect(await currentCustomer(later(14 * DAY - 1), next)).toMatchObject({ rights: { role } });
      expect(await currentCustomer(later(14 * DAY), next)).toBeNull();
    },
  );
});

describe('too many tries', () => {
  test('at one address: refused after ten, whether it has an account or not, and with the time to wait', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    for (const email of ['ann@example.com', 'nobody@example.com']) {
      for (let tries = 0; tries < 10; tries += 1) {
        const from = `198.51.100.${tries}`;
        const result = await logIn(ctx, visit('', from), email, 'wrong');
        expect(result).toMatchObject({ problems: [{ code: 'account.problem.logIn' }] });
      }
      expect(await logIn(later(60_000), visit(), email, TEST_PASSWORD)).toEqual({
        ok: false,
        problems: [{ code: 'account.problem.tooMany', values: { count: 14 } }],
      });
    }
    const afterwards = await logIn(later(15 * 60_000), visit(), 'ann@example.com', TEST_PASSWORD);
    expect(afterwards).toMatchObject({ ok: true });
  });

  test('another visitor’s wrong passwords do not keep the owner out of a browser that knows the account [CO-12]', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    await addPerson(db, 'bob@example.com', NOW);
    const first = visit();
    await logIn(ctx, first, 'ann@example.com', TEST_PASSWORD);
    const known = () => {
      const browser = nextVisit(first);
      const device = /vitrine_device=[^;]+/.exec(browser.cookieHeader ?? '')?.[0];
      return visit(device);
    };
    for (let tries = 0; tries < 20; tries += 1) {
      await logIn(ctx, visit('', `192.0.2.${tries}`), 'ann@example.com', 'guessed');
    }
    const open = (browser: Visitor) => logIn(ctx, browser, 'ann@example.com', TEST_PASSWORD);
    expect(await open(visit())).toMatchObject({ problems: [{ code: 'account.problem.tooMany' }] });
    expect(await open(known())).toMatchObject({ ok: true });
    // It has its own ten tries, opens nothing by itself, and is known to no other account.
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await logIn(ctx, known(), 'ann@example.com', 'guessed')).toMatchObject({
        problems: [{ code: 'account.problem.logIn' }],
      });
    }
    expect(await open(known())).toMatchObject({ problems: [{ code: 'account.problem.tooMany' }] });
    expect(await currentCustomer(ctx, known())).toBeNull();
    for (let tries = 0; tries < 10; tries += 1) {
      await logIn(ctx, visit('', `192.0.2.${tries}`), 'bob@example.com', 'guessed');
    }
    expect(await logIn(ctx, known(), 'bob@example.com', TEST_PASSWORD)).toMatchObject({
      problems: [{ code: 'account.problem.tooMany' }],
    });
    // A new password makes it unknown.
    await db
      .updateTable('customers')
      .set({ password_hash: await hashPassword('new') })
      .execute();
    expect(await logIn(ctx, known(), 'ann@example.com', 'new')).toMatchObject({
      problems: [{ code: 'account.problem.tooMany' }],
    });
  });

  test('forty at once come no further than ten', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, tries) =>
        logIn(ctx, visit('', `198.51.100.${tries}`), 'ann@example.com', 'wrong'),
      ),
    );
    const codes = results.map((result) => (result.ok ? '' : result.problems[0]?.code));
    expect(codes.filter((code) => code === 'account.problem.logIn')).toHaveLength(10);
    expect(codes.filter((code) => code === 'account.problem.tooMany')).toHaveLength(30);
  });

  test('from one place over many addresses: refused after fifty, elsewhere not', async () => {
    for (let tries = 0; tries < 50; tries += 1) {
      await logIn(ctx, visit(), `shopper${tries}@example.com`, '');
    }
    expect(await logIn(ctx, visit(), 'ann@example.com', '')).toMatchObject({
      problems: [{ code: 'account.problem.tooMany' }],
    });
    expect(await logIn(ctx, visit('', '192.0.2.1'), 'ann@example.com', '')).toMatchObject({
      problems: [{ code: 'account.problem.logIn' }],
    });
  });

  test('good log-ins are not counted', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    for (let tries = 0; tries < 12; tries += 1) {
      expect(await logIn(ctx, visit(), 'ann@example.com', TEST_PASSWORD)).toMatchObject({
        ok: true,
      });
    }
  });
});

describe('the second factor', () => {
  const secret = newTotpSecret();
  const step = getStep(NOW);

  async function addGuarded(): Promise<number> {
    const id = await addPerson(db, 'ann@example.com', NOW);
    await db.updateTable('customers').set({ totp_secret: secret }).where('id', '=', id).execute();
    return id;
  }

  test('is asked for after the password, and opens the account in a second step', async () => {
    await addGuarded();
    const browser = visit();
    const first = await logIn(ctx, browser, 'ann@example.com', TEST_PASSWORD);
    expect(first).toMatchObject({ ok: false, problems: [{ code: 'account.problem.codeNeeded' }] });
    expect(await currentCustomer(ctx, nextVisit(browser))).toBeNull();
    const challenge = first.ok ? '' : (first.challenge ?? '');
    const code = codeOfStep(secret, step);
    expect(await confirmLogIn(ctx, visit(), challenge, code)).toMatchObject({ ok: true });
    expect(await confirmLogIn(ctx, visit(), challenge, code)).toMatchObject({
      problems: [{ code: 'account.problem.code' }],
    });
  });

  test('the code may come along with the password', async () => {
    await addGuarded();
    const code = codeOfStep(secret, step - 1);
    expect(await logIn(ctx, visit(), 'ann@example.com', TEST_PASSWORD, code)).toMatchObject({
      ok: true,
    });
  });

  test('a forged, foreign or old challenge opens nothing', async () => {
    const id = await addGuarded();
    const code = codeOfStep(secret, step);
    const first = await logIn(ctx, visit(), 'ann@example.com', TEST_PASSWORD);
    const challenge = first.ok ? '' : (first.challenge ?? '');
    const forged = [
      '',
      `${id}.${NOW + 1000}.${'0'.repeat(64)}`,
      challenge.replace(/^\d+/, String(id + 1)),
      challenge.replace(/\.\d+\./, `.${NOW + 9_000_000}.`),
    ];
    for (const each of forged) {
      expect(await confirmLogIn(ctx, visit(), each, code)).toMatchObject({ ok: false });
    }
    const old = later(10 * 60_000);
    expect(await confirmLogIn(old, visit(), challenge, code)).toMatchObject({
      problems: [{ code: 'account.problem.challenge' }],
    });
    await db.updateTable('customers').set({ password_hash: 'new' }).execute();
    expect(await confirmLogIn(ctx, visit(), challenge, code)).toMatchObject({ ok: false });
  });

  test('guessing codes ends after six, and even the right one waits then', async () => {
    await addGuarded();
    for (let tries = 0; tries < 6; tries += 1) {
      await logIn(ctx, visit(), 'ann@example.com', TEST_PASSWORD, '000000');
    }
    const code = codeOfStep(secret, step);
    expect(await logIn(ctx, visit(), 'ann@example.com', TEST_PASSWORD, code)).toMatchObject({
      problems: [{ code: 'account.problem.tooMany' }],
    });
  });
});
