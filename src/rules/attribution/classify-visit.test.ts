import { expect, test } from 'vitest';
import { type Attribution, NONE, type SourceType } from './attribution.ts';
import { classifyVisit } from './classify-visit.ts';
import { followVisit } from './follow-visit.ts';
import { searchEngine } from './search-engines.ts';

const SHOP = 'https://shop.example/product/tray';

/** A visitor known by this type, whose session goes on or has ended. */
function known(type: SourceType, running: boolean): Attribution {
  const first = followVisit(
    { address: SHOP, referrer: '', domain: '', now: 0, userAgent: '' },
    null,
  );
  const current = { ...first.current, type, source: `old ${type}` };
  return { ...first, current, session: running ? first.session : null };
}

function classified(address: string, referrer: string, previous: Attribution | null): string {
  const found = classifyVisit({ address, referrer, domain: '' }, previous);
  return found ? [found.type, found.source, found.medium, found.campaign].join(' ') : 'stays';
}

test.each([
  ['?utm_source=letter', '', `utm letter ${NONE} ${NONE}`],
  ['?utm_source=letter&utm_medium=email&utm_campaign=May', '', 'utm letter email May'],
  ['?utm_campaign=May', 'https://www.google.com/', `utm ${NONE} ${NONE} May`],
  ['?utm_id=42', '', `utm ${NONE} ${NONE} ${NONE}`],
  ['?utm_marketing_tactic=again', '', `utm ${NONE} ${NONE} ${NONE}`],
  ['?gclid=abc', 'https://www.google.com/', 'utm google cpc google_cpc'],
  ['?yclid=abc', '', 'utm yandex cpc yandex_cpc'],
  ['?msclkid=abc', '', 'utm bing cpc bing_cpc'],
  ['?fbclid=abc', 'https://l.facebook.com/', 'utm facebook cpc facebook_cpc'],
  ['?gclid=abc&utm_campaign=May&utm_medium=ads', '', 'utm google ads May'],
  // Empty parameters are none.
  ['?utm_source=&gclid=', '', `typein (direct) ${NONE} ${NONE}`],
])('a first visit to %s from %j is %s [AT-09]', (query, referrer, found) => {
  expect(classified(`${SHOP}${query}`, referrer, null)).toBe(found);
});

test('permission that comes on the second page still finds the campaign of the first [AT-03] [AT-09]', () => {
  const landing = 'https://shop.example/shop?utm_source=letter';
  expect(classified(SHOP, landing, null)).toBe(`utm letter ${NONE} ${NONE}`);
  // A known visitor was counted on that page; another shop's campaign is not ours.
  expect(classified(SHOP, landing, known('typein', true))).toBe('stays');
  const elsewhere = 'https://blog.example/?utm_source=theirs';
  expect(classified(SHOP, elsewhere, null).split(' ')[0]).toBe('referral');
});

test.each(['utm', 'organic', 'referral', 'typein'] as const)(
  'a campaign replaces %s, in a session and in a new one [AT-09]',
  (type) => {
    for (const running of [true, false]) {
      const found = classified(`${SHOP}?utm_source=new`, '', known(type, running));
      expect(found).toBe(`utm new ${NONE} ${NONE}`);
    }
  },
);

test.each([
  ['https://www.bing.com/search?q=oak+tray', 'bing', 'oak tray'],
  ['https://search.yahoo.com/search?p=tray', 'yahoo', 'tray'],
  ['https://uk.search.yahoo.com/', 'yahoo', ''],
  ['https://search.yahoo.co.jp/', 'yahoo', ''],
  ['https://search.about.com/?q=a', 'about', 'a'],
  ['https://search.aol.com/aol/search?q=a', 'aol', 'a'],
  ['https://www.ask.com/web?q=a', 'ask', 'a'],
  ['https://search.globososo.com/?q=a', 'globo', 'a'],
  ['https://go.mail.ru/search?q=a', 'go.mail.ru', 'a'],
  ['https://nova.rambler.ru/search?query=a', 'rambler', 'a'],
  ['https://search.tut.by/?query=a', 'tut.by', 'a'],
  ['https://www.google.com/', 'google', ''],
  ['https://www.google.co.uk/', 'google', ''],
  ['https://google.de/search?q=a', 'google', 'a'],
  ['android-app://com.google.android.googlequicksearchbox/', 'google', ''],
  ['https://yandex.ru/search/?text=a', 'yandex', 'a'],
  ['https://ya.ru/', 'yandex', ''],
])('%s is the search engine %s, searched for %j [AT-13]', (referrer, name, term) => {
  expect(searchEngine(new URL(referrer))).toEqual({ name, term });
  expect(classified(SHOP, referrer, null)).toBe(`organic ${name} organic ${NONE}`);
});

test.each([
  'https://mail.google.com/',
  'https://docs.google.com/',
  'https://mail.yahoo.com/',
  'https://notgoogle.com/',
  'https://google.com.evil.example/',
  'https://mail.ru/',
  'https://ask.com.example/',
])('%s is none [AT-13]', (referrer) => {
  expect(searchEngine(new URL(referrer))).toBeNull();
});

test.each([
  ['typein', true, 'organic'],
  ['typein', false, 'organic'],
  ['referral', true, 'organic'],
  ['referral', false, 'organic'],
  ['utm', true, 'stays'],
  ['utm', false, 'organic'],
  ['organic', true, 'stays'],
  ['organic', false, 'organic'],
] as const)(
  'after %s (session running: %s) a search engine makes it: %s [AT-10]',
  (type, running, found) => {
    expect(classified(SHOP, 'https://www.google.com/', known(type, running)).split(' ')[0]).toBe(
      found,
    );
  },
);

test.each([
  ['https://blog.example/best-trays', 'referral blog.example referral /best-trays'],
  ['https://www.blog.example/', `referral blog.example referral ${NONE}`],
  ['http://constructor/', `referral constructor referral ${NONE}`],
  ['https://t.co/xyz', 'referral twitter.com referral /xyz'],
  ['https://plus.url.google.com/x', 'referral plus.google.com referral /x'],
  ['https://mail.google.com/mail/', 'referral mail.google.com referral /mail/'],
])('%s refers: %s [AT-11]', (referrer, expected) => {
  const found = classifyVisit({ address: SHOP, referrer, domain: '' }, null);
  expect([found?.type, found?.source, found?.medium, found?.content].join(' ')).toBe(expected);
});

test.each([
  ['typein', true, 'stays'],
  ['typein', false, 'referral'],
  ['referral', true, 'stays'],
  ['referral', false, 'referral'],
  ['organic', true, 'stays'],
  ['organic', false, 'referral'],
  ['utm', true, 'stays'],
  ['utm', false, 'referral'],
] as const)(
  'after %s (session running: %s) another page makes it: %s [AT-11]',
  (type, running, found) => {
    expect(classified(SHOP, 'https://blog.example/', known(type, running)).split(' ')[0]).toBe(
      found,
    );
  },
);

test('a direct visit is (direct) and (none) [AT-12]', () => {
  expect(classified(SHOP, '', null)).toBe(`typein (direct) ${NONE} ${NONE}`);
});

test.each(['utm', 'organic', 'referral', 'typein'] as const)(
  'a direct visit never replaces %s [AT-12]',
  (type) => {
    expect(classified(SHOP, '', known(type, true))).toBe('stays');
    expect(classified(SHOP, '', known(type, false))).toBe('stays');
  },
);

test.each([
  ['https://shop.example/cart', ''],
  ['https://www.shop.example/', ''],
  ['https://pay.shop.example/', ''],
  ['https://checkout.brand.example/', 'brand.example'],
  ['https://checkout.brand.example/', '.brand.example'],
  ['nonsense', ''],
])('from %s with the domain %j set it is a direct visit [AT-12]', (referrer, domain) => {
  expect(classifyVisit({ address: SHOP, referrer, domain }, null)?.type).toBe('typein');
});
