import * as z from 'zod/mini';
import { choice, flag, integer, listOf, text } from '../wc/field.ts';
import { paging } from '../wc/list-query.ts';

// Files of products: sent, tried, started, watched.

const moment = z.string();
export const ROW_RESULTS = ['created', 'updated', 'unchanged', 'skipped', 'refused'] as const;

/** A column of the file and what it is read as; '' leaves it out. */
const column = z.object({ header: z.string(), field: z.string() });

export const importResponse = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(['ready', 'running', 'done', 'cancelled']),
  /** Whether nothing is written: the outcomes say what would be. */
  dry_run: z.boolean(),
  columns: z.array(column),
  total: z.int(),
  done: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.int(),
  refused: z.int(),
  created_at: moment,
  ended_at: z.nullable(moment),
});

export const importStart = {
  dry_run: z._default(flag(), false),
  create: z._default(flag(), true),
  update: z._default(flag(), true),
  /** For each column of the file, in its order; as they were read where nothing is said. */
  fields: z.optional(listOf(text({ maxLength: 300 }), { most: 500 })),
};

export const importLineQuery = {
  ...paging,
  outcome: z.optional(choice(ROW_RESULTS)),
};

export const importLines = z.array(
  z.object({
    line: z.int(),
    cells: z.array(z.string()),
    outcome: z.enum(['', ...ROW_RESULTS]),
    product_id: z.nullable(z.int()),
    details: z.array(z.object({ column: z.string(), code: z.string(), message: z.string() })),
  }),
);

/** Products of a part; each comes with its variations. */
export const exportQuery = {
  page: z._default(integer({ minimum: 1, maximum: 100_000 }), 1),
  per_page: z._default(integer({ minimum: 1, maximum: 500 }), 500),
};
