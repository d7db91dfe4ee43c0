// Whether a referrer is a search engine, and which. Browsers send the host only, so it decides; the
// search term is read where it is sent. Other services of the same company are no search:
// mail.google.com is a plain referral.
// Example: searchEngine(new URL('https://www.google.co.uk/')) is { name: 'google', term: '' }.

interface Engine {
  name: string;
  host: RegExp;
  /** The parameter with the search term. */
  query: string;
}

const TLD = '[a-z]{2,3}(?:\\.[a-z]{2})?';
const FRONT = '(?:www\\.|m\\.)?';

const ENGINES: readonly Engine[] = [
  { name: 'bing', host: /^(?:[a-z]{2,3}\.|www\d?\.)?bing\.com$/, query: 'q' },
  {
    name: 'yahoo',
    host: new RegExp(`^(?:${FRONT}|(?:[a-z]{2}\\.)?(?:r\\.)?search\\.)yahoo\\.${TLD}$`),
    query: 'p',
  },
  { name: 'about', host: /^(?:www\.|search\.)?about\.com$/, query: 'q' },
  { name: 'aol', host: /^(?:www\.|search\.|m\.)?aol\.(?:com|co\.uk|de|fr)$/, query: 'q' },
  { name: 'ask', host: /^(?:www\.|[a-z]{2}\.)?ask\.com$/, query: 'q' },
  { name: 'globo', host: /^(?:www\.|search\.)?globososo\.com$/, query: 'q' },
  { name: 'go.mail.ru', host: /^(?:m\.)?go\.mail\.ru$/, query: 'q' },
  { name: 'rambler', host: /^(?:www\.|nova\.|m\.)?rambler\.ru$/, query: 'query' },
  { name: 'tut.by', host: /^(?:www\.|search\.)?tut\.by$/, query: 'query' },
  { name: 'google', host: new RegExp(`^${FRONT}google\\.${TLD}$`), query: 'q' },
  // The search field of a phone's home screen.
  { name: 'google', host: /^com\.google\.android\.googlequicksearchbox$/, query: 'q' },
  {
    name: 'yandex',
    host: new RegExp(`^(?:${FRONT}yandex\\.${TLD}|${FRONT}ya\\.ru)$`),
    query: 'text',
  },
];

export function searchEngine(referrer: URL): { name: string; term: string } | null {
  const host = referrer.hostname.toLowerCase();
  const engine = ENGINES.find((one) => one.host.test(host));
  if (!engine) return null;
  return { name: engine.name, term: referrer.searchParams.get(engine.query)?.trim() ?? '' };
}
