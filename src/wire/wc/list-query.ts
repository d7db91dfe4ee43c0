import * as z from 'zod/mini';
import {
  choice,
  dateTime,
  flag,
  integer,
  listOf,
  MAX_COUNT,
  READING_CONTEXTS,
  text,
} from './field.ts';

// What every list takes, read once. A resource names the ones it has:
//   listQuery({ orderby: ['id', 'name'], usual: 'name', dates: true }, { hide_empty: flag() })

export const contextField = choice(READING_CONTEXTS);

/** Digits after the point of amounts; the currency's where none are asked for. */
export const amountDigits = z.optional(integer({ minimum: 0, maximum: 8 }));
const ids = listOf(integer({ minimum: 0, maximum: MAX_COUNT }));

export interface ListChoices<Order extends string> {
  orderby: readonly [Order, ...Order[]];
  usual: NoInfer<Order>;
  /** Which way it is sorted where nothing is said. */
  order?: 'asc' | 'desc';
}

export const paging = {
  page: z._default(integer({ minimum: 1, maximum: MAX_COUNT }), 1),
  per_page: z._default(integer({ minimum: 1, maximum: 100 }), 10),
  offset: z.optional(integer({ minimum: 0, maximum: MAX_COUNT })),
};

/** Page, sort order, search, and the ids to show or leave out. */
export function listFields<Order extends string>(choices: ListChoices<Order>) {
  return {
    context: z._default(contextField, 'view'),
    ...paging,
    order: z._default(choice(['asc', 'desc']), choices.order ?? 'desc'),
    orderby: z._default(choice(choices.orderby), choices.usual),
    search: z.optional(text({ maxLength: 200 })),
    include: z._default(ids, []),
    exclude: z._default(ids, []),
  };
}

/** For lists of what has a date. */
export const dateFields = {
  after: z.optional(dateTime()),
  before: z.optional(dateTime()),
  modified_after: z.optional(dateTime()),
  modified_before: z.optional(dateTime()),
  dates_are_gmt: z._default(flag(), false),
};

export interface Page {
  page: number;
  per_page: number;
  offset?: number | undefined;
}

/** Rows to skip: `offset` where it is given, else those of the pages before. */
export function rowsBefore({ page, per_page, offset }: Page): number {
  return Math.min(offset ?? (page - 1) * per_page, MAX_COUNT);
}
