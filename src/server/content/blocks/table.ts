import * as z from 'zod';
import { tableRows } from '#rules/content/table-rows.ts';
import { block } from './block.ts';

export const table = block({
  kind: 'table',
  settings: z.object({
    title: z.string().default(''),
    hasHead: z.boolean().default(true),
    /** A line is a row, its cells divided by `|`. */
    rows: z.string().max(20_000).default(''),
  }),
  tags: [],
  resolve: async (_ctx, { rows, ...rest }) => ({ ...rest, rows: tableRows(rows) }),
});
