import { useQuery } from '@tanstack/react-query';
import { type Country, countriesResponse } from '#wire/vitrine/delivery.ts';
import { useAdmin } from '../admin-context.tsx';

const NONE: readonly Country[] = [];

/** Every country with its states; asked for once. Empty until they are known. */
export function useCountries(): readonly Country[] {
  const { client } = useAdmin();
  const { data = NONE } = useQuery({
    queryKey: ['countries'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const response = await client.send({ path: 'vitrine/v1/countries' });
      return response.ok ? countriesResponse.parse(response.data) : NONE;
    },
  });
  return data;
}
