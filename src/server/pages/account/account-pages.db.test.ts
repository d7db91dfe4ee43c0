import { beforeEach, describe, expect, test } from 'vitest';
import { makeFormNonce } from '#server/accounts/security/form-nonce.ts';
import { inside, loadToken, NEW_PASSWORD, NOW } from '#server/accounts/testing/test-account.ts';
import { nextVisit, visit } from '#server/accounts/testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from '#server/accounts/testing/test-people.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { findCustomer } from '#server/customers/find-customer.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { testSecret } from '#server/platform/sessions/testing/test-visitor.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { addOrder } from '#server/reviews/testing/order-row.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import type { AccountPages } from '#wire/account.ts';
import { pageDefinitions } from '../serving/pages.ts';
import { pageMatcher } from '../testing/match-page.ts';
import { safePath } from './account-frame.ts';

// The account pages as a browser without script uses them: addresses and forms.
const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const ctx = testContext(db, { now: NOW });
const match = pageMatcher(pageDefinitions, ctx.settings);
const publicNonce = makeNonce(testSecret, 'public', NOW);

function pageAt(address: string, visitor: Visitor) {
  const { pathname, searchParams } = new URL(address, 'https://shop.example');
  const found = match(pathname);
  if (!found) throw new Error(`no page at ${address}`);
  const { definition, params } = found;
  const query = definition.canonicalQuery(searchParams, ctx.settings);
  return { definition, request: { path: pathname, params, query, visitor } };
}

function get(address: string, visitor: Visitor) {
  const { definition, request } = pageAt(address, visitor);
  return definition.load(ctx, request);
}

async function post(address: string, visitor: Visitor, fields: Record<string, string>) {
  const { definition, request } = pageAt(address, visitor);
  const form = new FormData();
  const logged = await loggedIn(ctx, visitor);
  form.set('_wpnonce', logged ? makeFormNonce(visitor, logged.session, NOW) : publicNonce);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const result = await definition.post?.(ctx, request, form);
  if (!result) throw new Error(`${address} takes no form`);
  return result;
}

type Result = Awaited<ReturnType<typeof get>>;

function toData<Name extends keyof AccountPages>(result: Result): AccountPages[Name] {
  if (result.kind !== 'page') throw new Error(JSON.stringify(result));
  return result.data as AccountPages[Name];
}
const toProblems = (result: Result) => toData(result).frame.problems.map(({ text }) => text);
const to = (path: string) => ({ kind: 'redirect', status: 303, to: path });

const INNER = [
  '/my-account/orders',
  '/my-account/view-order/1',
  '/my-account/edit-address',
  '/my-account/edit-address/billing',
  '/my-account/edit-account',
  '/my-account/security',
  '/my-account/privacy',
];

describe('who is outside', () => {
  test.each(INNER)('is led from %s to the log-in and back again', async (path) => {
    const back = new URLSearchParams({ redirect_to: path });
    expect(await get(path, visit(NOW))).toEqual(to(`/my-account?${back}`));
    await addPerson(db, 'ann@example.com', NOW);
    const typed = { username: 'ann@example.com', password: TEST_PASSWORD, redirect_to: path };
    expect(await post('/my-account', visit(NOW), typed)).toEqual(to(path));
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'my-account', ''])(
    'is never led to %j after log-in',
    (path) => {
      expect(safePath(path, '/my-account')).toBe('/my-account');
    },
  );

  test('sees both forms; a wrong password is reported once, keeping the address and no password', async () => {
    const result = await get('/my-account', visit(NOW));
    expect(result).toMatchObject({
      status: 200,
      bodyClasses: expect.arrayContaining(['woocommerce-account']),
      head: { index: false },
    });
    expect(result).not.toMatchObject({ bodyClasses: expect.arrayContaining(['logged-in']) });
    const wrong = await post('/my-account', visit(NOW), {
      username: 'ann@example.com',
      password: 'secret words',
    });
    expect(wrong).toMatchObject({ status: 422 });
    expect(toProblems(wrong)).toEqual(['The e-mail address or password is incorrect.']);
    expect(JSON.stringify(wrong)).toContain('ann@example.com');
    expect(JSON.stringify(wrong)).not.toContain('secret words');
  });

  test('a form of another day or another site changes nothing', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const browser = visit(NOW);
    const right = { username: 'ann@example.com', password: TEST_PASSWORD };
    const result = await post('/my-account', browser, { ...right, _wpnonce: 'x'.repeat(20) });
    expect(result).toMatchObject({ status: 403 });
    expect(browser.cookies.has('vitrine_session')).toBe(false);
  });

  test('a shop without registration opens no accounts', async () => {
    const closed = { ...ctx, settings: { ...ctx.settings, 'accounts.registration': false } };
    const { definition, request } = pageAt('/my-account', visit(NOW));
    const form = new FormData();
    const typed = { register: '1', email: 'a@example.com', password: NEW_PASSWORD };
    for (const [name, value] of Object.entries({ ...typed, _wpnonce: publicNonce })) {
      form.set(name, value);
    }
    expect(await definition.post?.(closed, request, form)).toMatchObject({ status: 403 });
    expect(await db.selectFrom('customers').select('id').execute()).toEqual([]);
  });

  test('a program that fills the hidden field is sent away with nothing', async () => {
    const typed = { register: '1', email: 'bot@example.com', password: NEW_PASSWORD };
    const result = await post('/my-account', visit(NOW), { ...typed, website: 'x' });
    expect(result).toEqual(to('/my-account'));
    expect(await db.selectFrom('customers').select('id').execute()).toEqual([]);
  });
});

describe('who is inside', () => {
  test.each(['/my-account', ...INNER.filter((path) => !path.includes('view-order'))])(
    'sees %s, rendered for no one else',
    async (path) => {
      await addPerson(db, 'ann@example.com', NOW);
      const { browser } = await inside(ctx, 'ann@example.com');
      const { definition } = pageAt(path, browser);
      expect(definition.keep).toBe(false);
      expect(await get(path, browser)).toMatchObject({
        status: 200,
        bodyClasses: expect.arrayContaining(['woocommerce-account', 'logged-in']),
      });
    },
  );

  test('registers, logs out by a form, and cannot be logged out by a link', async () => {
    const first = visit(NOW);
    const typed = { register: '1', email: 'ann@example.com', password: NEW_PASSWORD };
    expect(await post('/my-account', first, typed)).toEqual(to('/my-account?done=registered'));
    const browser = nextVisit(first, NOW);
    expect(toData(await get('/my-account?done=registered', browser)).frame.notices).toEqual([
      { kind: 'success', text: 'Your account is ready. Welcome!' },
    ]);
    expect(await get('/my-account/customer-logout', browser)).toMatchObject({ kind: 'page' });
    expect(await loggedIn(ctx, browser)).not.toBeNull();
    const out = await post('/my-account/customer-logout', browser, {});
    expect(out).toEqual(to('/my-account?done=loggedOut'));
    expect(await loggedIn(ctx, browser)).toBeNull();
  });

  test('a nonce of another customer’s page is worth nothing', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    await addPerson(db, 'bob@example.com', NOW);
    const bob = await inside(ctx, 'bob@example.com');
    const ann = await inside(ctx, 'ann@example.com');
    const stolen = makeFormNonce(bob.browser, bob.logged.session, NOW);
    for (const nonce of [stolen, publicNonce, '']) {
      const result = await post('/my-account/customer-logout', ann.browser, { _wpnonce: nonce });
      expect(toProblems(result)).toEqual(['This page had expired. Please try again.']);
    }
    expect(await loggedIn(ctx, ann.browser)).not.toBeNull();
  });

  test('a made-up word in the address says nothing', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const { browser } = await inside(ctx, 'ann@example.com');
    const result = await get('/my-account?done=hacked<script>', browser);
    expect(toData(result).frame.notices).toEqual([]);
  });

  test('an address is checked at its fields, preserved as typed, and saved when it is right', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW);
    const { browser } = await inside(ctx, 'ann@example.com');
    const path = '/my-account/edit-address/shipping';
    const typed = {
      shipping_first_name: 'Ann',
      shipping_last_name: 'Lee',
      shipping_country: 'US',
      shipping_address_1: '1 Main Street',
      shipping_city: 'Ithaca',
      shipping_state: 'NY',
      shipping_postcode: 'ABC',
    };
    const wrong = await post(path, browser, typed);
    expect(wrong).toMatchObject({ status: 422 });
    expect(toData<'account-addresses'>(wrong).view).toMatchObject({
      address: { city: 'Ithaca', postcode: 'ABC' },
      problems: [{ field: 'postcode' }],
    });
    expect(await post(path, browser, { ...typed, shipping_postcode: '14850' })).toEqual(
      to('/my-account/edit-address?done=addressSaved'),
    );
    expect(await findCustomer(ctx, id)).toMatchObject({
      shipping: { postcode: '14850' },
      billing: { postcode: '' },
    });
    expect(await get('/my-account/edit-address/home', browser)).toEqual({ kind: 'not-found' });
  });
});

describe('orders', () => {
  test('are listed for their owner, ten to a page, the newest first', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW);
    for (let number = 1; number <= 12; number += 1) {
      await addOrder(db, { number: String(number), email: 'ann@example.com', customerId: id });
    }
    await addOrder(db, { number: '99', email: 'bob@example.com' });
    const { browser } = await inside(ctx, 'ann@example.com');
    const listed = async (address: string) => {
      const { view } = toData<'account-orders'>(await get(address, browser));
      return view.kind === 'list' ? view.orders.map(({ number }) => number) : [];
    };
    expect(await listed('/my-account/orders')).toEqual([
      '12',
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
    ]);
    expect(await listed('/my-account/orders?page=2')).toEqual(['2', '1']);
    expect(await listed('/my-account/orders?page=x')).toHaveLength(10);
  });

  test('a foreign order is as unknown as one that never was, even to a manager here [CO-12]', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const id = await addPerson(db, 'max@example.com', NOW, { role: 'shop_manager' });
    const order = await addOrder(db, { number: '1', email: 'max@example.com', customerId: id });
    const guest = await addOrder(db, { number: '2', email: 'ann@example.com' });
    const ann = await inside(ctx, 'ann@example.com');
    const max = await inside(ctx, 'max@example.com');
    const notFound = { kind: 'not-found' };
    for (const number of [order, guest, 999, '1e0', '0x1', '-1', '99999999999', "1'--"]) {
      const path = `/my-account/view-order/${number}`;
      expect(await get(path, ann.browser)).toEqual(notFound);
      expect(await post(path, ann.browser, { order_again: '1' })).toEqual(notFound);
    }
    expect(await get(`/my-account/view-order/${guest}`, max.browser)).toEqual(notFound);
    expect(await get(`/my-account/view-order/${order}`, max.browser)).toMatchObject({
      status: 200,
    });
  });
});

describe('links of emails', () => {
  test('looking at one changes nothing; its button does, once', async () => {
    const first = visit(NOW);
    const typed = { register: '1', email: 'ann@example.com', password: NEW_PASSWORD };
    await post('/my-account', first, typed);
    const token = await loadToken(db, 'verify-email');
    const path = `/my-account/verify-email?token=${token}`;
    const ann = nextVisit(first, NOW);
    for (let look = 0; look < 3; look += 1) {
      expect(toData<'account'>(await get(path, ann)).view).toMatchObject({
        kind: 'verify',
        email: 'ann@example.com',
      });
    }
    const confirm = () => post('/my-account/verify-email', ann, { token });
    expect(await confirm()).toEqual(to('/my-account?done=verified'));
    expect(toData<'account'>(await confirm()).view).toMatchObject({ kind: 'dead-link' });
  });

  test('whoever got the email logs in before a link confirms anything [CO-12]', async () => {
    const typed = { register: '1', email: 'ann@example.com', password: NEW_PASSWORD };
    await post('/my-account', visit(NOW), typed);
    const token = await loadToken(db, 'verify-email');
    const order = await addOrder(db, { number: '1', email: 'ann@example.com' });
    const path = `/my-account/verify-email?token=${token}`;
    const back = new URLSearchParams({ done: 'logInToVerify', redirect_to: path });
    const first = to(`/my-account?${back}`);
    expect(await get(path, visit(NOW))).toEqual(first);
    expect(await post('/my-account/verify-email', visit(NOW), { token })).toEqual(first);
    await addPerson(db, 'bob@example.com', NOW);
    const { browser: bob } = await inside(ctx, 'bob@example.com');
    expect(toData<'account'>(await get(path, bob)).view.kind).toBe('dead-link');
    expect(
      toData<'account'>(await post('/my-account/verify-email', bob, { token })).view.kind,
    ).toBe('dead-link');
    const orders = db.selectFrom('orders').select(['id', 'customer_id']);
    expect(await orders.execute()).toEqual([{ id: order, customer_id: null }]);
    const entered = visit(NOW);
    const logIn = { username: 'ann@example.com', password: NEW_PASSWORD, redirect_to: path };
    expect(await post('/my-account', entered, logIn)).toEqual(to(path));
    const ann = nextVisit(entered, NOW);
    expect(await post('/my-account/verify-email', ann, { token })).toEqual(
      to('/my-account?done=verified'),
    );
  });

  test('a new password by email: asked for, chosen, and the link is dead', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const path = '/my-account/lost-password';
    for (const user_login of ['ann@example.com', 'nobody@example.com']) {
      expect(await post(path, visit(NOW), { user_login })).toEqual(to(`${path}?done=resetAsked`));
    }
    const token = await loadToken(db, 'reset-password');
    expect(toData<'account'>(await get(`${path}?token=${token}`, visit(NOW))).view.kind).toBe(
      'reset',
    );
    const passwords = { password_1: NEW_PASSWORD, password_2: NEW_PASSWORD };
    expect(await post(path, visit(NOW), { token, ...passwords })).toEqual(
      to('/my-account?done=resetDone'),
    );
    expect(toData<'account'>(await get(`${path}?token=${token}`, visit(NOW))).view.kind).toBe(
      'dead-link',
    );
  });

  test('the set-up page is not there without its link', async () => {
    expect(await get('/my-account/set-up', visit(NOW))).toEqual({ kind: 'not-found' });
    expect(await get('/my-account/set-up?token=guessed', visit(NOW))).toEqual({
      kind: 'not-found',
    });
    const typed = { token: 'guessed', email: 'x@example.com', password: NEW_PASSWORD };
    expect(await post('/my-account/set-up', visit(NOW), typed)).toEqual({ kind: 'not-found' });
  });
});
