import { type Attribution, DIRECT, NONE, type Source } from './attribution.ts';
import { searchEngine } from './search-engines.ts';

// The source of this visit; null where the known one stays. A campaign in the address always wins;
// a search engine replaces a referral or direct visit, and in a new session everything; a referral
// counts in a new session only; a direct visit never replaces a known source.
// Example: /shop?utm_source=letter from anywhere is { type: 'utm', source: 'letter', … }.

/** Ad-click ids and their networks. */
const CLICK_IDS: Readonly<Record<string, string>> = {
  gclid: 'google',
  fbclid: 'facebook',
  msclkid: 'bing',
  yclid: 'yandex',
};

const CAMPAIGN_PARTS = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  content: 'utm_content',
  term: 'utm_term',
  id: 'utm_id',
  platform: 'utm_source_platform',
  format: 'utm_creative_format',
  tactic: 'utm_marketing_tactic',
} as const;

/** Redirecting hosts, by the service's name. */
const ALIASES: Readonly<Record<string, string>> = {
  't.co': 'twitter.com',
  'plus.url.google.com': 'plus.google.com',
  'l.facebook.com': 'facebook.com',
  'lm.facebook.com': 'facebook.com',
  'l.instagram.com': 'instagram.com',
};

export interface Visit {
  /** The full URL of the page. */
  address: string;
  /** '' for a direct visit. */
  referrer: string;
  /** The shop's own domain: it and its subdomains are no referrals. */
  domain: string;
}

export function classifyVisit(visit: Visit, previous: Attribution | null): Source | null {
  const referrer = externalReferrer(visit);
  const campaign =
    campaignSource(new URL(visit.address).searchParams) ??
    (previous || referrer ? null : landingCampaign(visit.referrer));
  if (campaign) return campaign;
  const newSession = !previous?.session;
  const engine = referrer && searchEngine(referrer);
  if (engine) {
    const replaces = newSession || ['referral', 'typein'].includes(previous.current.type);
    return replaces
      ? plainSource('organic', engine.name, 'organic', { term: engine.term || NONE })
      : null;
  }
  if (referrer && newSession) {
    const host = referrer.hostname.replace(/^www\./, '');
    const content = referrer.pathname === '/' ? NONE : referrer.pathname;
    return plainSource(
      'referral',
      Object.hasOwn(ALIASES, host) ? (ALIASES[host] ?? host) : host,
      'referral',
      { content },
    );
  }
  return previous ? null : plainSource('typein', DIRECT, NONE, {});
}

/**
 * Nothing is stored before consent, so on a second page the campaign is gone from the address; the
 * referrer still names the source.
 */
function landingCampaign(currentPage: string): Source | null {
  return URL.canParse(currentPage) ? campaignSource(new URL(currentPage).searchParams) : null;
}

function campaignSource(query: URLSearchParams): Source | null {
  const parameter = (name: string) => query.get(name)?.trim() || null;
  const clickId = Object.keys(CLICK_IDS).find((name) => parameter(name));
  const parts = Object.entries(CAMPAIGN_PARTS).map(
    ([part, name]) => [part, parameter(name)] as const,
  );
  if (!clickId && parts.every(([, value]) => value === null)) return null;
  const advertiser = clickId ? (CLICK_IDS[clickId] ?? NONE) : null;
  const found = Object.fromEntries(parts.filter(([, value]) => value !== null));
  return plainSource('utm', advertiser ?? NONE, advertiser ? 'cpc' : NONE, {
    ...(advertiser && { campaign: `${advertiser}_cpc` }),
    ...found,
  });
}

function plainSource(
  type: Source['type'],
  source: string,
  medium: string,
  parts: Partial<Source>,
): Source {
  const rest = { campaign: NONE, content: NONE, term: NONE, id: NONE, platform: NONE };
  return { type, source, medium, ...rest, format: NONE, tactic: NONE, ...parts };
}

function externalReferrer({ address, referrer, domain }: Visit): URL | null {
  if (referrer === '' || !URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  if (url.hostname === '') return null;
  const shopHost = (domain || new URL(address).hostname).replace(/^\.?(www\.)?/, '').toLowerCase();
  const host = url.hostname.toLowerCase();
  return host === shopHost || host.endsWith(`.${shopHost}`) ? null : url;
}
