import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';

const FIRST = 1001;

const countOn = compiledQuery((trx) =>
  trx
    .insertInto('counters')
    .values({ name: 'order', value: FIRST })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })),
    )
    .returning('value'),
);

/**
 * The next number of an order. The row stays locked until the commit, and a transaction that fails
 * gives its number back, so that the numbers shoppers see follow each other. Ask for it last: every
 * order waits for this row.
 */
export async function nextOrderNumber(trx: Db): Promise<string> {
  const [counter] = await countOn(trx);
  if (!counter) throw new Error('the order counter returned no row');
  return String(counter.value);
}
