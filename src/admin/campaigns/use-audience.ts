import { campaignAudience } from '#wire/vitrine/campaigns.ts';
import { useReading } from '../ui/use-reading.ts';

/** Whom a newsletter would reach now, and the segments; null for every subscriber. */
export function useAudience(segment: number | null) {
  const query = segment === null ? {} : { segment_id: segment };
  return useReading('vitrine/v1/campaigns/audience', campaignAudience, { query }).data ?? null;
}
