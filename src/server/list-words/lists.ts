import type { Tables } from '#server/platform/database/tables.ts';
import type { DerivedTable, Source, TriggerRow } from '#server/platform/derived/derived-table.ts';

// Lists of the admin whose rows are found by how the words of some columns begin.

export const LIST_NAMES = ['account', 'coupon', 'redirect', 'review', 'subscriber'] as const;
export type ListName = (typeof LIST_NAMES)[number];

export interface ListWordMark {
  list: ListName;
  /** The number of the row, or what it is known by. */
  row_key: string;
}

interface SearchedList {
  readonly table: 'customers' | 'coupons' | 'newsletter_subscribers' | 'redirects' | 'reviews';
  readonly key: 'id' | 'email';
  readonly texts: readonly string[];
  /** By what rows are counted without reading them; none where it is null. */
  readonly part: string | null;
  /** Rows that the list has; all where it is left out. */
  readonly where?: ((row: string) => string) | undefined;
  readonly source: DerivedTable<ListWordMark>['sources'][number];
}

interface Found<Table extends SearchedList['table']> {
  list: ListName;
  table: Table;
  key: SearchedList['key'];
  texts: readonly (keyof Tables[Table] & string)[];
  part: (keyof Tables[Table] & string) | null;
  where?: SearchedList['where'];
}

/** A row is marked when it is made, deleted, or has other texts or another part. */
function foundBy<Table extends SearchedList['table']>(searched: Found<Table>) {
  const { list, table, key, texts, part, where } = searched;
  const source: Source<ListWordMark, Table> = {
    table,
    columns: part === null ? texts : [...texts, part],
    name: `${table}_list_words`,
    mark: (row: TriggerRow) => ({ list: `'${list}'`, row_key: `cast(${row}.${key} as text)` }),
    ...(key === 'id' ? { isFixed: true } : {}),
    ...(where ? { where } : {}),
  };
  return { table, key, texts, part, where, source };
}

export const LISTS: Readonly<Record<ListName, SearchedList>> = {
  account: foundBy({
    list: 'account',
    table: 'customers',
    key: 'id',
    texts: ['email', 'display_name', 'first_name', 'last_name'],
    part: 'role',
  }),
  coupon: foundBy({
    list: 'coupon',
    table: 'coupons',
    key: 'id',
    texts: ['code', 'description'],
    part: null,
  }),
  redirect: foundBy({
    list: 'redirect',
    table: 'redirects',
    key: 'id',
    texts: ['from_path', 'target'],
    part: null,
  }),
  // Replies are not listed.
  review: foundBy({
    list: 'review',
    table: 'reviews',
    key: 'id',
    texts: ['title', 'text', 'author', 'email'],
    part: 'status',
    where: (row) => `${row}.parent_id is null`,
  }),
  subscriber: foundBy({
    list: 'subscriber',
    table: 'newsletter_subscribers',
    key: 'email',
    texts: ['email'],
    part: null,
  }),
};
