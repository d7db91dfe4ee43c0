import { beforeEach, describe, expect, test } from 'vitest';
import { type QueuedEmail, readQueuedEmail } from '#server/emails/email.ts';
import { purgeUnconfirmed } from '#server/newsletter/follow-link.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testSecret, testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { getVisitor, type Visitor } from '#server/platform/sessions/visitor.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { newsletterPage as schema } from '#wire/content.ts';
import { newsletterPage } from './newsletter-page.ts';

const database = await testDatabase();
const { db } = database;
const NOW = Date.UTC(2026, 10, 16, 9);
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => database.reset());

const at = (days = 0, settings: Partial<Settings> = {}) =>
  testContext(db, { settings, now: NOW + days * DAY });

function request(path: string, visitor: Visitor = testVisitor(NOW)) {
  const url = new URL(path, 'https://shop.example');
  const query = newsletterPage.canonicalQuery(url.searchParams, at().settings);
  return { path: url.pathname, params: {}, query, visitor };
}

type Result = Awaited<ReturnType<typeof newsletterPage.load>> | undefined;

function toData(response: Result) {
  if (response?.kind !== 'page') throw new Error('no page');
  return { ...schema.parse(response.data), index: response.head.index };
}

async function open(path: string, days = 0) {
  return toData(await newsletterPage.load(at(days), request(path)));
}

async function press(
  path: string,
  fields: Record<string, string> = {},
  { days = 0, visitor = testVisitor(NOW), settings = {} as Partial<Settings> } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return toData(await newsletterPage.post?.(at(days, settings), request(path, visitor), form));
}

const signUp = (email: string, choices = {}, more = {}) =>
  press('/newsletter', { newsletter_email: email, newsletter_age: '4000', ...more }, choices);

async function emails(): Promise<QueuedEmail[]> {
  const jobs = await db.selectFrom('jobs').select('payload').orderBy('id').execute();
  return jobs.map(({ payload }) => readQueuedEmail(JSON.parse(payload)));
}

/** The path in the last email of this kind. */
async function loadLink(kind: 'newsletter-confirm' | 'newsletter-welcome'): Promise<string> {
  const email = (await emails()).findLast((each) => each.kind === kind);
  if (email?.kind !== 'newsletter-confirm' && email?.kind !== 'newsletter-welcome') return '';
  return email.data.url;
}

async function row(email = 'ada@example.com') {
  return db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
}

describe('signing up', () => {
  test('subscribes only once the link of the email was opened and its button pressed', async () => {
    expect(await signUp(' Ada@Example.com ')).toMatchObject({ view: 'asked' });
    expect(await row()).toMatchObject({
      asked_at: NOW,
      confirmed_at: null,
      consent: expect.stringContaining('unsubscribe at any time'),
    });
    const link = await loadLink('newsletter-confirm');
    // A mail program that looks at the link changes nothing.
    expect(await open(link)).toMatchObject({ view: 'confirm', index: false });
    expect(await row()).toMatchObject({ confirmed_at: null });
    expect(await press(link, {}, { days: 1 })).toMatchObject({ view: 'confirmed' });
    expect(await row()).toMatchObject({ confirmed_at: NOW + DAY });
    // A second press says the same and sends nothing more.
    expect(await press(link, {}, { days: 2 })).toMatchObject({ view: 'confirmed' });
    expect(await row()).toMatchObject({ confirmed_at: NOW + DAY });
    const kinds = (await emails()).map(({ kind, to }) => [kind, to]);
    expect(kinds).toEqual([
      ['newsletter-confirm', 'ada@example.com'],
      ['newsletter-welcome', 'ada@example.com'],
    ]);
  });

  test('the link expires, and cannot be changed', async () => {
    await signUp('ada@example.com');
    const link = await loadLink('newsletter-confirm');
    const later = link.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + DAY}`);
    const forged = link.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const other = link.replace('do=confirm', 'do=end');
    for (const wrong of [later, forged, other, '/newsletter?do=confirm', '/newsletter?key=x']) {
      expect(await open(wrong)).toMatchObject({ view: 'expired' });
      expect(await press(wrong)).toMatchObject({ view: 'expired' });
    }
    expect(await open(link, 2.9)).toMatchObject({ view: 'confirm' });
    expect(await open(link, 3)).toMatchObject({ view: 'expired' });
    expect(await press(link, {}, { days: 3 })).toMatchObject({ view: 'expired' });
    expect(await row()).toMatchObject({ confirmed_at: null });
  });

  test('says the same to an address that is new, waits, or is subscribed', async () => {
    const first = await signUp('ada@example.com');
    const waiting = await signUp('ada@example.com');
    await press(await loadLink('newsletter-confirm'));
    const subscribed = await signUp('ada@example.com', { days: 2 });
    expect([waiting, subscribed]).toEqual([first, first]);
    // One mailbox is not filled by whoever types its address again and again.
    expect((await emails()).map(({ kind }) => kind)).toEqual([
      'newsletter-confirm',
      'newsletter-welcome',
    ]);
    expect(await row()).toMatchObject({ confirmed_at: NOW });
  });

  test('at the same moment twice is one email', async () => {
    await Promise.all([1, 2, 3].map(() => signUp('ada@example.com')));
    expect(await emails()).toHaveLength(1);
  });

  test.each(['', 'ada', '<b>@x', `${'a'.repeat(300)}@example.com`])(
    '%j is refused at its field',
    async (email) => {
      const result = await signUp(email);
      expect(result).toMatchObject({ view: 'form', typed: email.slice(0, 254) });
      expect(result.problem).toContain('e-mail address');
      expect(await emails()).toEqual([]);
    },
  );

  test('programs get the same answer and no email', async () => {
    expect(await signUp('a@example.com', {}, { website: 'x' })).toMatchObject({ view: 'asked' });
    const hasty = await signUp('b@example.com', {}, { newsletter_age: '200' });
    expect(hasty).toMatchObject({ view: 'asked' });
    expect([await row('a@example.com'), await row('b@example.com')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('so many in an hour from one address', async () => {
    const parts = { secret: testSecret, now: NOW, https: true, address: '203.0.113.9' };
    const visitor = getVisitor({ headers: new Headers() }, parts);
    const settings = { 'newsletter.limitPerHour': 3 };
    const views: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const result = await signUp(`many${round}@example.com`, { visitor, settings });
      views.push(result.view);
    }
    expect(views).toEqual(['asked', 'asked', 'asked', 'form', 'form']);
    expect(await emails()).toHaveLength(3);
  });
});

describe('ending it', () => {
  async function subscribed(): Promise<string> {
    await signUp('ada@example.com');
    await press(await loadLink('newsletter-confirm'));
    return loadLink('newsletter-welcome');
  }

  test('takes one press, years later, by a person or a mail program', async () => {
    const link = await subscribed();
    expect(await open(link, 900)).toMatchObject({ view: 'end', index: false });
    expect(await row()).toMatchObject({ ended_at: null });
    const oneClick = { 'List-Unsubscribe': 'One-Click' };
    expect(await press(link, oneClick, { days: 900 })).toMatchObject({ view: 'ended' });
    expect(await row()).toMatchObject({ ended_at: NOW + 900 * DAY });
    expect(await press(link, oneClick, { days: 901 })).toMatchObject({ view: 'ended' });
    expect(await row()).toMatchObject({ ended_at: NOW + 900 * DAY });
  });

  test('an old link to confirm does not undo it, a new one does', async () => {
    const end = await subscribed();
    const confirm = await loadLink('newsletter-confirm');
    await press(end, {}, { days: 1 });
    expect(await press(confirm, {}, { days: 1 })).toMatchObject({ view: 'expired' });
    await signUp('ada@example.com', { days: 2 });
    await press(await loadLink('newsletter-confirm'), {}, { days: 2 });
    expect(await row()).toMatchObject({ confirmed_at: NOW + 2 * DAY, ended_at: null });
  });
});

test('an address that was never confirmed is deleted after a month', async () => {
  await signUp('ada@example.com');
  await signUp('bea@example.com');
  await press(await loadLink('newsletter-confirm'));
  await purgeUnconfirmed(at(29));
  expect(await row()).toBeDefined();
  await purgeUnconfirmed(at(31));
  expect([await row(), (await row('bea@example.com'))?.email]).toEqual([
    undefined,
    'bea@example.com',
  ]);
});

describe('counting what is opened', () => {
  const settings = { 'newsletter.countOpens': true };

  test('is allowed with the confirmation, and ended without ending the subscription', async () => {
    await signUp('ada@example.com');
    const link = await loadLink('newsletter-confirm');
    expect(await press(link, { newsletter_opens: '1' }, { settings })).toMatchObject({
      view: 'confirmed',
      asksOpens: true,
    });
    expect(await row()).toMatchObject({ opens_allowed_at: NOW });
    const end = await loadLink('newsletter-welcome');
    const fields = { newsletter_uncount: '1' };
    expect(await press(end, fields, { settings })).toMatchObject({ view: 'uncounted' });
    expect(await row()).toMatchObject({ opens_allowed_at: null, ended_at: null });
  });

  test('is not allowed by silence, nor where the shop does not ask', async () => {
    await signUp('ada@example.com');
    await press(await loadLink('newsletter-confirm'), {}, { settings });
    expect(await row()).toMatchObject({ confirmed_at: NOW, opens_allowed_at: null });
    await signUp('bob@example.com');
    await press(await loadLink('newsletter-confirm'), { newsletter_opens: '1' });
    expect(await row('bob@example.com')).toMatchObject({
      confirmed_at: NOW,
      opens_allowed_at: null,
    });
  });

  test('needs the link of the email', async () => {
    const wrong = '/newsletter?do=end&key=abc&until=0&sig=wrong';
    const fields = { newsletter_uncount: '1' };
    expect(await press(wrong, fields, { settings })).toMatchObject({ view: 'expired' });
  });
});
