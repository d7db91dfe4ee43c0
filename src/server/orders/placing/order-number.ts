import { compiledChange, compiledRowChange } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isSqlite } from '#server/platform/database/engine.ts';

const FIRST = 1001;

const counting = (trx: Db) =>
  trx
    .insertInto('counters')
    .values({ name: 'order', value: FIRST })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })),
    );
const countOn = compiledRowChange({
  change: counting,
  changeAndNotify: (trx: Db) => counting(trx).returning('value'),
  read: (trx: Db) => trx.selectFrom('counters').select('value').where('name', '=', 'order'),
});

const moveOn = compiledChange((trx, before: number, value: number) =>
  trx
    .updateTable('counters')
    .set({ value })
    .where('name', '=', 'order')
    .where('value', '=', before),
);

/** By database, the number this process gave last: on SQLite nearly always the last there is. */
const given = new WeakMap<object, { last: number }>();

/**
 * The next number of an order. The row stays locked until the commit, and a transaction that fails
 * gives its number back, so that the numbers shoppers see follow each other. Ask for it last where
 * transactions run beside each other.
 */
export async function nextOrderNumber(trx: Db): Promise<string> {
  const { adapter } = trx.getExecutor();
  const known = isSqlite(trx) ? given.get(adapter) : undefined;
  if (known) {
    const moved = await moveOn(trx, known.last, known.last + 1);
    if (moved.count === 1) {
      known.last += 1;
      return String(known.last);
    }
  }
  const counted = await countOn(trx);
  if (!counted) throw new Error('the counter of orders said nothing');
  given.set(adapter, { last: counted.value });
  return String(counted.value);
}
