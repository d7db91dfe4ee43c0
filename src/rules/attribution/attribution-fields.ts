import type { Attribution } from './attribution.ts';

// The attribution of an order: sixteen text fields. Both checkouts send them with the configured
// prefix.
// Example: utm_source of a buyer who typed the address is "(direct)".

export const ATTRIBUTION_FIELDS = [
  'source_type',
  'referrer',
  'utm_campaign',
  'utm_source',
  'utm_medium',
  'utm_content',
  'utm_id',
  'utm_term',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'session_entry',
  'session_start_time',
  'session_pages',
  'session_count',
  'user_agent',
] as const;
export type AttributionField = (typeof ATTRIBUTION_FIELDS)[number];

export type AttributionValues = Record<AttributionField, string>;

export function attributionValues(attribution: Attribution): AttributionValues {
  const { current, currentEntry, session, visits, userAgent } = attribution;
  return {
    source_type: current.type,
    referrer: currentEntry.referrer,
    utm_campaign: current.campaign,
    utm_source: current.source,
    utm_medium: current.medium,
    utm_content: current.content,
    utm_id: current.id,
    utm_term: current.term,
    utm_source_platform: current.platform,
    utm_creative_format: current.format,
    utm_marketing_tactic: current.tactic,
    session_entry: currentEntry.page,
    session_start_time: currentEntry.at,
    session_pages: String(session?.pages ?? 0),
    session_count: String(visits),
    user_agent: userAgent,
  };
}

/** No consent, or not known yet. */
export const NO_ATTRIBUTION: AttributionValues = Object.fromEntries(
  ATTRIBUTION_FIELDS.map((field) => [field, '']),
) as AttributionValues;

const LONGEST = 500;

/** The names on a form; cached per prefix. */
let onForm = { prefix: '', names: ATTRIBUTION_FIELDS as readonly string[] };

function namesOn(prefix: string): readonly string[] {
  if (onForm.prefix !== prefix) {
    onForm = { prefix, names: ATTRIBUTION_FIELDS.map((field) => `${prefix}${field}`) };
  }
  return onForm.names;
}

/** The known fields of a form, truncated, without empty ones. */
export function readAttributionFields(
  sent: Readonly<Record<string, unknown>>,
  prefix: string,
): Partial<AttributionValues> {
  const values: Partial<AttributionValues> = {};
  const names = namesOn(prefix);
  for (const [at, field] of ATTRIBUTION_FIELDS.entries()) {
    const value = sent[names[at] ?? ''];
    if (typeof value !== 'string') continue;
    const text = value.replace(/\p{Cc}+/gu, ' ').trim();
    if (text !== '') values[field] = text.slice(0, LONGEST);
  }
  return values;
}
