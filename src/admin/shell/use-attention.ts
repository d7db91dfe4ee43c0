import { HOME_READINGS } from '#wire/admin/admin-config.ts';
import { attentionResponse } from '#wire/vitrine/set-up.ts';
import { useReading } from '../ui/use-reading.ts';

const MINUTE = 60_000;

/** What waits for the person; menu and Home share one answer, read again every minute. */
export function useAttention() {
  return useReading(HOME_READINGS.attention, attentionResponse, { everyMs: MINUTE });
}
