import { isOneOf } from '../lists/is-one-of.ts';
import {
  type Attribution,
  COOKIE_PREFIX,
  type Entry,
  NONE,
  SOURCE_TYPES,
  type Source,
} from './attribution.ts';

// How an attribution is written to cookies and read back. Fields are joined by |||: sbjs_current is
// "typ=utm|||src=letter|||mdm=email|||…". The session's cookie expires with the session; the others
// live for months.

const JOIN = '|||';
/** A month is 30 days. */
const MONTH_SECONDS = 30 * 24 * 60 * 60;
/** Some servers limit all cookies of a site to 4 KB. */
const MAX_LENGTH = 240;

const COOKIES = [
  'migrations',
  'current_add',
  'first_add',
  'current',
  'first',
  'udata',
  'session',
  'promo',
] as const;
export const COOKIE_NAMES: readonly string[] = COOKIES.map((name) => `${COOKIE_PREFIX}${name}`);

/** Version of the format, to detect old cookies. */
const MIGRATIONS = '1418474375998=1';

const SOURCE_FIELDS = {
  typ: 'type',
  src: 'source',
  mdm: 'medium',
  cmp: 'campaign',
  cnt: 'content',
  trm: 'term',
  id: 'id',
  plt: 'platform',
  fmt: 'format',
  tct: 'tactic',
} as const satisfies Record<string, keyof Source>;

const ENTRY_FIELDS = {
  fd: 'at',
  ep: 'page',
  rf: 'referrer',
} as const satisfies Record<string, keyof Entry>;

export interface Lifetimes {
  lifetimeMonths: number;
  sessionMinutes: number;
}

export interface CookieToWrite {
  name: string;
  value: string;
  maxAge: number;
}

export function writeAttribution(attribution: Attribution, times: Lifetimes): CookieToWrite[] {
  const long = Math.round(times.lifetimeMonths * MONTH_SECONDS);
  const values: [(typeof COOKIES)[number], string][] = [
    ['migrations', MIGRATIONS],
    ['current_add', joinParts(ENTRY_FIELDS, attribution.currentEntry)],
    ['first_add', joinParts(ENTRY_FIELDS, attribution.firstEntry)],
    ['current', joinParts(SOURCE_FIELDS, attribution.current)],
    ['first', joinParts(SOURCE_FIELDS, attribution.first)],
    [
      'udata',
      joinFields({ vst: String(attribution.visits), uip: NONE, uag: attribution.userAgent }),
    ],
  ];
  if (attribution.promo) values.push(['promo', joinFields({ code: attribution.promo })]);
  const cookies = values.map(([name, value]) => cookie(name, value, long));
  if (attribution.session) {
    const { pages, page } = attribution.session;
    const value = joinFields({ pgs: String(pages), cpg: page });
    cookies.push(cookie('session', value, Math.round(times.sessionMinutes * 60)));
  }
  return cookies;
}

function cookie(name: string, value: string, maxAge: number): CookieToWrite {
  return { name: `${COOKIE_PREFIX}${name}`, value: encodeURIComponent(value), maxAge };
}

function joinParts<Whole extends object>(
  fields: Readonly<Record<string, keyof Whole>>,
  attribution: Whole,
): string {
  return joinFields(
    Object.fromEntries(
      Object.entries(fields).map(([short, part]) => [short, String(attribution[part])]),
    ),
  );
}

function joinFields(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${cutShort(value.replaceAll('|', ' '))}`)
    .join(JOIN);
}

/** Never in the middle of a surrogate pair, which a cookie cannot hold. */
function cutShort(text: string): string {
  return text.length <= MAX_LENGTH
    ? text
    : [...text.slice(0, MAX_LENGTH + 1)].slice(0, -1).join('');
}

/** Null where nothing readable is stored: the visitor counts as new. */
export function readAttribution(cookies: string): Attribution | null {
  const saved = savedValues(cookies);
  const current = readSource(saved.get('current'));
  if (!current) return null;
  const currentEntry = readEntry(saved.get('current_add'));
  const first = readSource(saved.get('first')) ?? current;
  const session = splitFields(saved.get('session'));
  const people = splitFields(saved.get('udata'));
  return {
    current,
    currentEntry,
    first,
    firstEntry: saved.has('first_add') ? readEntry(saved.get('first_add')) : currentEntry,
    session: saved.has('session')
      ? { pages: readCount(session.pgs, 1), page: session.cpg ?? '' }
      : null,
    visits: readCount(people.vst, 1),
    userAgent: people.uag ?? '',
    promo: splitFields(saved.get('promo')).code ?? null,
  };
}

function savedValues(cookies: string): Map<string, string> {
  const saved = new Map<string, string>();
  for (const pair of cookies.split(/;\s*/)) {
    const at = pair.indexOf('=');
    if (at < 0 || !pair.startsWith(COOKIE_PREFIX)) continue;
    const value = decoded(pair.slice(at + 1));
    if (value !== null) saved.set(pair.slice(COOKIE_PREFIX.length, at), value);
  }
  return saved;
}

/** Null for a cookie in another format. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function splitFields(value: string | undefined): Record<string, string | undefined> {
  const pairs = (value ?? '').split(JOIN).map((field): [string, string] => {
    const at = field.indexOf('=');
    return at < 0 ? [field, ''] : [field.slice(0, at), field.slice(at + 1)];
  });
  return Object.fromEntries(pairs);
}

function readSource(value: string | undefined): Source | null {
  const fields = splitFields(value);
  const type = fields.typ;
  if (!isOneOf(SOURCE_TYPES, type)) return null;
  const read = (short: keyof typeof SOURCE_FIELDS) => fields[short] || NONE;
  return {
    type,
    source: read('src'),
    medium: read('mdm'),
    campaign: read('cmp'),
    content: read('cnt'),
    term: read('trm'),
    id: read('id'),
    platform: read('plt'),
    format: read('fmt'),
    tactic: read('tct'),
  };
}

function readEntry(value: string | undefined): Entry {
  const { fd = '', ep = '', rf = NONE } = splitFields(value);
  return { at: fd, page: ep, referrer: rf };
}

function readCount(value: string | undefined, least: number): number {
  const count = Number.parseInt(value ?? '', 10);
  return Number.isSafeInteger(count) ? Math.max(least, count) : least;
}
