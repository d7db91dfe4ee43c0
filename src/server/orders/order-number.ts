import type { Db } from '#server/platform/database/database.ts';
import { keptRowChange } from '#server/platform/database/kept-query.ts';

const FIRST = 1001;

const counting = (trx: Db) =>
  trx
    .insertInto('counters')
    .values({ name: 'order', value: FIRST })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })),
    );
const countOn = keptRowChange({
  change: counting,
  changeAndTell: (trx: Db) => counting(trx).returning('value'),
  read: (trx: Db) => trx.selectFrom('counters').select('value').where('name', '=', 'order'),
});

/**
 * The next number of an order. The row stays locked until the commit, and a transaction that fails
 * gives its number back, so that the numbers shoppers see follow each other. Ask for it last where
 * transactions run beside each other.
 */
export async function nextOrderNumber(trx: Db): Promise<string> {
  const counted = await countOn(trx);
  if (!counted) throw new Error('the counter of orders said nothing');
  return String(counted.value);
}
