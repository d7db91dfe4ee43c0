import { hashKey, useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import * as z from 'zod/mini';
import { useAdmin } from '../admin-context.tsx';
import type { Query } from '../rest/rest-address.ts';

interface ReadingOptions {
  query?: Query;
  /** Of what it is about: with another one it is read again. */
  version?: string;
  /** Not read at all while it is set. */
  isOff?: boolean;
  /** Read again after so long, while the screen is open. */
  everyMs?: number;
}

/** The document was made a moment ago: what it has with it is not asked for again at once. */
const PROVIDED_AT = Date.now();
const FRESH_MS = 5000;

/** What the API answers at a path that is no resource of react-admin, read by its schema. */
export function useReading<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  { query = {}, version = '', isOff = false, everyMs }: ReadingOptions = {},
) {
  const { client, config } = useAdmin();
  const value =
    Object.keys(query).length === 0 && version === '' ? config.readings[path] : undefined;
  const requested = ['reading', path, query];
  return useQuery<T, Error>({
    queryKey: [...requested, version],
    enabled: !isOff,
    // Of another version, until the new one is here: a table that is typed into does not go away.
    placeholderData: (before, last) =>
      last && hashKey(last.queryKey.slice(0, 3)) === hashKey(requested) ? before : undefined,
    ...(value !== undefined && {
      initialData: () => z.parse(schema, value),
      initialDataUpdatedAt: PROVIDED_AT,
      staleTime: ({ state }) => (state.dataUpdateCount === 0 ? FRESH_MS : 0),
    }),
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
    async queryFn({ signal }) {
      const response = await client.send({ path, query, signal });
      if (response.ok) return z.parse(schema, response.data);
      throw new HttpError(response.problem.message, response.problem.status);
    },
  });
}
