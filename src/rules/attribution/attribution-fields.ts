import { recordFrom } from '../records/record-keys.ts';
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
export const NO_ATTRIBUTION: AttributionValues = recordFrom(ATTRIBUTION_FIELDS, () => '');
