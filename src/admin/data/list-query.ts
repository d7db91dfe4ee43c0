import type { Query, QueryValue } from '../rest/rest-address.ts';

export interface ListWish {
  readonly page: number;
  readonly perPage: number;
  readonly sort: { readonly field: string; readonly order: string };
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Columns whose name differs from what the API sorts by. */
const SORT_NAMES: Readonly<Record<string, string>> = {
  date_created: 'date',
  name: 'title',
  number: 'id',
};
const SORTABLE = new Set([
  ...['date', 'id', 'title', 'price', 'popularity', 'code'],
  ...['spent', 'orders', 'last_order', 'since', 'email', 'country'],
]);

/** What react-admin asks of a list, as the parameters of the API. Empty filters are left out. */
export function listQuery({ page, perPage, sort, filter }: ListWish): Query {
  const orderby = SORT_NAMES[sort.field] ?? sort.field;
  const query: Record<string, QueryValue> = { page, per_page: perPage };
  if (SORTABLE.has(orderby)) Object.assign(query, { orderby, order: sort.order.toLowerCase() });
  for (const [name, value] of Object.entries(filter)) {
    const wanted = queryValue(value);
    if (wanted === undefined || wanted === '') continue;
    query[name === 'q' ? 'search' : name] = momentOf(name, wanted);
  }
  return query;
}

/** A day without a time is meant whole: until the 3rd is until its end. */
function momentOf(name: string, value: QueryValue): QueryValue {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return value;
  if (name === 'after') return `${value}T00:00:00`;
  return name === 'before' ? `${value}T23:59:59` : value;
}

function queryValue(value: unknown): QueryValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return Array.isArray(value) ? value.map(String) : undefined;
}
