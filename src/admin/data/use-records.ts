import { useGetList, useGetMany, useGetOne } from 'react-admin';
import type { ResourceRecords } from './records.ts';
import type { ResourceName } from './resources.ts';

// The queries of react-admin by the name of a resource: what they return has the type that the API
// returns for it.

interface ListOptions {
  limit: number;
  sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  filter: Readonly<Record<string, unknown>>;
  isOff?: boolean;
}

export function useOne<Name extends ResourceName>(resource: Name, id: number, isOff = false) {
  return useGetOne<ResourceRecords[Name]>(resource, { id }, { enabled: !isOff });
}

/** The first records of a list. */
export function useFirst<Name extends ResourceName>(
  resource: Name,
  { limit, sort, filter, isOff = false }: ListOptions,
) {
  return useGetList<ResourceRecords[Name]>(
    resource,
    { pagination: { page: 1, perPage: limit }, sort, filter },
    { enabled: !isOff },
  );
}

export function useMany<Name extends ResourceName>(resource: Name, ids: readonly number[]) {
  return useGetMany<ResourceRecords[Name]>(resource, { ids: [...ids] });
}
