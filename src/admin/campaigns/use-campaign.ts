import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { useParams } from 'react-router';
import * as z from 'zod/mini';
import { campaignResponse } from '#wire/vitrine/campaigns.ts';
import { useAdmin } from '../admin-context.tsx';

const EVERY_MS = 15_000;

/** The newsletter of the address with its version, read again while it is being sent. */
export function useCampaign() {
  const { client } = useAdmin();
  const { id = '' } = useParams();
  const path = `vitrine/v1/campaigns/${id}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['campaign', path],
    refetchInterval: EVERY_MS,
    // Opened again it is read again: its form must not begin with an old version.
    gcTime: 0,
    async queryFn({ signal }) {
      const response = await client.send({ path, signal });
      if (!response.ok) throw new HttpError(response.problem.message, response.problem.status);
      const campaign = z.parse(campaignResponse, response.data);
      return { campaign, version: response.headers.get('etag') ?? '' };
    },
  });
  return { path, read: data, error, refetch };
}
