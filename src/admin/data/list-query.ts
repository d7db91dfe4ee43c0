import type { Query, QueryValue } from '../rest/rest-address.ts';

export interface ListRequest {
  readonly page: number;
  readonly perPage: number;
  readonly sort: { readonly field: string; readonly order: string };
  /** By what the API sorts this resource. */
  readonly sorts: readonly string[];
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Columns whose name may differ from what the API sorts by: a product has a title, a category a name. */
const SORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  date_created: ['date'],
  name: ['name', 'title'],
  number: ['id'],
  date_modified: ['modified'],
  stock_quantity: ['stock'],
  total_sales: ['sales'],
};

/** In a picker the best match comes first; what nothing was typed for is sorted by name. */
export const BY_MATCH = { field: 'match', order: 'ASC' } as const;

/** What react-admin asks of a list, as the parameters of the API. Empty filters are left out. */
export function listQuery({ page, perPage, sort, sorts, filter }: ListRequest): Query {
  const query: Record<string, QueryValue> = { page, per_page: perPage };
  Object.assign(query, sortQuery(sort, sorts, queryValue(filter.q)));
  for (const [name, value] of Object.entries(filter)) {
    const requested = queryValue(value);
    if (requested === undefined || requested === '') continue;
    query[name === 'q' ? 'search' : name] = toMoment(name, requested);
  }
  return query;
}

function sortQuery(sort: ListRequest['sort'], sorts: readonly string[], words: QueryValue): Query {
  const isByMatch = sort.field === BY_MATCH.field;
  if (isByMatch && words && sorts.includes('relevance')) return { orderby: 'relevance' };
  const column = isByMatch ? 'name' : sort.field;
  const orderby = (SORT_NAMES[column] ?? [column]).find((name) => sorts.includes(name));
  return orderby === undefined ? {} : { orderby, order: sort.order.toLowerCase() };
}

/** A day without a time is meant whole: until the 3rd is until its end. */
function toMoment(name: string, value: QueryValue): QueryValue {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return value;
  if (name === 'after' || name === 'modified_after') return `${value}T00:00:00`;
  return name === 'before' || name === 'modified_before' ? `${value}T23:59:59` : value;
}

function queryValue(value: unknown): QueryValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return Array.isArray(value) ? value.map(String) : undefined;
}
