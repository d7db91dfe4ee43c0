import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Country, countryResponse } from '#wire/wc/data.ts';
import { useAdmin } from '../admin-context.tsx';

const countries = z.array(z.omit(countryResponse, { _links: true }));

const NONE: readonly Country[] = [];

/** Every country with its states; asked for once. Empty until they are known. */
export function useCountries(): readonly Country[] {
  const { client } = useAdmin();
  const { data = NONE } = useQuery({
    queryKey: ['countries'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const response = await client.send({ path: 'wc/v3/data/countries' });
      return response.ok ? countries.parse(response.data) : NONE;
    },
  });
  return data;
}
