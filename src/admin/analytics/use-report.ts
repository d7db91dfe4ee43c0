import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { useAdmin } from '../admin-context.tsx';
import type { Query } from '../rest/rest-address.ts';

export interface Report<Data> {
  /** Null until it is there, or where it was refused. */
  data: Data | null;
  /** Number of rows on all pages. */
  total: number;
  /** Why it was refused; null where it was not. */
  problem: string | null;
  again(): void;
}

/**
 * A report with how many rows it has on all its pages. The last answer stays while the next one is on
 * its way, so that nothing jumps when another period is chosen.
 */
export function useReport<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  query: Query,
): Report<z.output<Schema>> {
  const { client } = useAdmin();
  const report = useQuery({
    queryKey: ['report', path, query],
    placeholderData: (last: { data: z.output<Schema>; total: number } | undefined, before) =>
      before?.queryKey[1] === path ? last : undefined,
    async queryFn({ signal }) {
      const response = await client.send({ path, query, signal });
      if (!response.ok) throw new Error(response.problem.message);
      const total = Number(response.headers.get('x-wp-total') ?? 0);
      return { data: schema.parse(response.data), total };
    },
  });
  return {
    data: report.data?.data ?? null,
    total: report.data?.total ?? 0,
    problem: report.error?.message ?? null,
    again: () => void report.refetch(),
  };
}
