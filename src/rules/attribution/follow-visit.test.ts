import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attribution } from './attribution.ts';
import {
  COOKIE_NAMES,
  readAttribution,
  type writeAttribution as Writes,
  writeAttribution,
} from './attribution-cookies.ts';
import { ATTRIBUTION_FIELDS, attributionValues } from './attribution-fields.ts';
import { followVisit, PROMO_RANGE } from './follow-visit.ts';

const NOON = Date.UTC(2026, 10, 15, 12, 0, 0);
const TIMES = { lifetimeMonths: 6, sessionMinutes: 30 };

function page(path: string, referrer = '', now = NOON) {
  const address = `https://shop.example${path}`;
  return { address, referrer, domain: '', now, userAgent: 'Testbrowser/1.0' };
}

function asCookies(cookies: ReturnType<typeof Writes>): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

test('pages are counted in a session, visits over sessions [AT-08]', () => {
  const landing = followVisit(page('/?utm_source=letter'), null);
  expect(landing).toMatchObject({ visits: 1, session: { pages: 1 } });
  const second = followVisit(page('/cart', 'https://shop.example/'), landing);
  expect(second).toMatchObject({
    visits: 1,
    session: { pages: 2, page: 'https://shop.example/cart' },
  });
  expect(second.currentEntry).toEqual(landing.currentEntry);
  const later = followVisit(page('/', '', NOON + 3_600_000), { ...second, session: null });
  expect(later).toMatchObject({ visits: 2, session: { pages: 1 }, current: { source: 'letter' } });
});

test('the first source stays the first, whatever comes', () => {
  const landing = followVisit(page('/', 'https://blog.example/'), null);
  const campaign = followVisit(page('/?gclid=1', '', NOON + 1000), landing);
  expect(campaign.first.source).toBe('blog.example');
  expect(campaign.current.source).toBe('google');
  expect(campaign.firstEntry.at).toBe('2026-11-15 12:00:00');
  expect(campaign.currentEntry.at).toBe('2026-11-15 12:00:01');
});

test('the cookies have their prefix, their fields joined, and their lifetimes [AT-06] [AT-07] [AT-08]', () => {
  const cookies = writeAttribution(followVisit(page('/?utm_source=letter'), null), TIMES);
  const byName = new Map(cookies.map((cookie) => [cookie.name, cookie]));
  expect([...byName.keys()].every((name) => name.startsWith('sbjs_'))).toBe(true);
  expect(decodeURIComponent(byName.get('sbjs_current')?.value ?? '')).toBe(
    'typ=utm|||src=letter|||mdm=(none)|||cmp=(none)|||cnt=(none)|||trm=(none)|||id=(none)|||plt=(none)|||fmt=(none)|||tct=(none)',
  );
  expect(decodeURIComponent(byName.get('sbjs_current_add')?.value ?? '')).toBe(
    'fd=2026-11-15 12:00:00|||ep=https://shop.example/?utm_source=letter|||rf=(none)',
  );
  expect(byName.get('sbjs_session')?.maxAge).toBe(30 * 60);
  for (const [name, { maxAge }] of byName) {
    if (name !== 'sbjs_session') expect(maxAge, name).toBe(6 * 30 * 24 * 60 * 60);
    expect(COOKIE_NAMES).toContain(name);
  }
});

test.each([238, 239, 240])(
  'a long name with a candle at sign %i is cut beside it, not through it [AT-04]',
  (before) => {
    const name = `${'x'.repeat(before)}\u{1f56f}${'y'.repeat(20)}`;
    const visit = followVisit(page(`/?utm_campaign=${encodeURIComponent(name)}`), null);
    const restored = readAttribution(asCookies(writeAttribution(visit, TIMES)));
    expect(name.startsWith(restored?.current.campaign ?? '-')).toBe(true);
    expect(restored?.current.campaign.length).toBe(before === 239 ? 239 : 240);
  },
);

test('other lifetimes are a setting [AT-07] [AT-08]', () => {
  const times = { lifetimeMonths: 1, sessionMinutes: 5 };
  const cookies = writeAttribution(followVisit(page('/'), null), times);
  expect(cookies.find(({ name }) => name === 'sbjs_session')?.maxAge).toBe(300);
  expect(cookies.find(({ name }) => name === 'sbjs_first')?.maxAge).toBe(30 * 24 * 60 * 60);
});

test('what was written is read back, whatever the address says', () => {
  const word = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(word, word, (source, term) => {
      const query = new URLSearchParams({ utm_source: source, utm_term: term });
      const seen = followVisit(page(`/?${query}`), null);
      const back = readAttribution(`a=b; ${asCookies(writeAttribution(seen, TIMES))}`);
      // The sign that joins the fields is no part of a value.
      const plain = (text: string) => text.replaceAll('|', ' ');
      expect(back?.current.source).toBe(plain(seen.current.source) || '(none)');
      expect(back?.session?.pages).toBe(1);
      expect(back?.visits).toBe(1);
    }),
  );
});

test.each([
  '',
  'sbjs_current=',
  'sbjs_current=%',
  'sbjs_current=typ%3Dnonsense',
  'sbjs_first=typ%3Dutm',
])('from %j nothing is known', (cookies) => {
  expect(readAttribution(cookies)).toBeNull();
});

test('half of the cookies are still a visitor', () => {
  const back = readAttribution('sbjs_current=typ%3Dutm%7C%7C%7Csrc%3Dletter; sbjs_udata=vst%3Dx');
  expect(back).toMatchObject({ visits: 1, session: null, current: { source: 'letter' } });
});

test('a promo code is given where the shop wants it, once, within its range [AT-14]', () => {
  const first = (random: number): Attribution =>
    followVisit(page('/'), null, { ...PROMO_RANGE, random });
  expect(first(0).promo).toBe('100000');
  expect(first(0.999999999).promo).toBe('999999');
  const next = followVisit(page('/cart'), first(0.5), { ...PROMO_RANGE, random: 0.1 });
  expect(next.promo).toBe(first(0.5).promo);
  expect(followVisit(page('/'), null).promo).toBeNull();
  const cookies = asCookies(writeAttribution(first(0), TIMES));
  expect(readAttribution(cookies)?.promo).toBe('100000');
});

test('an order carries sixteen fields [AT-01] [AT-02]', () => {
  const query =
    'utm_source=letter&utm_medium=email&utm_campaign=May&utm_content=top&utm_term=oak&utm_id=7' +
    '&utm_source_platform=mailer&utm_creative_format=text&utm_marketing_tactic=again';
  const seen = followVisit(page(`/?${query}`, 'https://mail.example/'), null);
  expect(ATTRIBUTION_FIELDS.length).toBe(16);
  expect(attributionValues(seen)).toEqual({
    source_type: 'utm',
    referrer: 'https://mail.example/',
    utm_campaign: 'May',
    utm_source: 'letter',
    utm_medium: 'email',
    utm_content: 'top',
    utm_id: '7',
    utm_term: 'oak',
    utm_source_platform: 'mailer',
    utm_creative_format: 'text',
    utm_marketing_tactic: 'again',
    session_entry: `https://shop.example/?${query}`,
    session_start_time: '2026-11-15 12:00:00',
    session_pages: '1',
    session_count: '1',
    user_agent: 'Testbrowser/1.0',
  });
});
