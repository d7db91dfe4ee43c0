import { useParams } from 'react-router';
import { campaignResponse } from '#wire/vitrine/campaigns.ts';
import { useReading } from '../ui/use-reading.ts';

/** The newsletter of the address, read again while it is being sent. */
export function useCampaign() {
  const { id = '' } = useParams();
  const path = `vitrine/v1/campaigns/${id}`;
  const reading = useReading(path, campaignResponse, { everyMs: 15_000 });
  return { path, ...reading };
}
