import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import { addFigures, type Figures, isNothing, NO_FIGURES } from '#rules/analytics/figures.ts';
import { type OrderPart, orderParts } from '#rules/analytics/order-parts.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { DerivedTable } from '#server/platform/derived/derived-table.ts';
import { refreshBatch, refreshDerived } from '#server/platform/derived/refresh-derived.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { CHANGED_ORDERS, type ChangedOrder } from './changed-orders.ts';
import { readCohorts, writeCohorts } from './cohort-rows.ts';
import { writeBounds } from './customer-bounds.ts';
import { CUSTOMER_KINDS, type CustomerKind, writePreviousDays } from './customer-days.ts';
import { readOrders } from './read-orders.ts';
import { decodeParts, encodeParts } from './stored-parts.ts';
import { type AnalyticsTables, FIGURE_COLUMNS } from './tables.ts';

// Counts the orders that were changed: what each of them adds now, less what it added before.

/** Rows of one statement. */
const ROWS = 100;
/** `2026-11`. */
const MONTH = 7;
/** What an order adds is other than in release 1.1: orders counted by its rules are counted again. */
const RULES = 2;
/** Orders that are marked for that at once. */
const AGAIN = 500;

type Counting = Pick<ShopContext, 'db' | 'settings'>;

/** Counts the changes that wait, or about this many of them. */
export async function summarizeOrders({ db, settings }: Counting, limit?: number): Promise<void> {
  const timeZone = settings['shop.timeZone'];
  const figures = figuresIn(timeZone);
  // The first batch of another zone marks every order.
  if ((await readZone(db)) !== timeZone) await refreshBatch(db, figures);
  await refreshDerived(db, figures, limit);
}

/** The job's turn: all changes, and what an earlier release has counted. */
export async function summarizeAll(ctx: Counting): Promise<void> {
  await summarizeOrders(ctx);
  while (await markEarlier(ctx.db)) await summarizeOrders(ctx);
}

/** Whether there were any. */
async function markEarlier(db: Db): Promise<boolean> {
  const earlier = await db
    .selectFrom('analytics_orders')
    .select('order_id')
    .where('version', '<', RULES)
    .orderBy('order_id')
    .limit(AGAIN)
    .execute();
  if (earlier.length > 0) await db.insertInto('analytics_changes').values(earlier).execute();
  return earlier.length > 0;
}

function figuresIn(timeZone: string): DerivedTable<ChangedOrder> {
  return {
    ...CHANGED_ORDERS,
    name: 'analytics',
    batch: 100,
    prepare: (trx) => beginIn(trx, timeZone),
    refresh: (trx, changes) => countOrders(trx, changes, timeZone),
  };
}

async function readZone(db: Db): Promise<string | undefined> {
  const zone = await db
    .selectFrom('analytics_state')
    .select('value')
    .where('name', '=', 'zone')
    .executeTakeFirst();
  return zone?.value;
}

/** How many changed orders the figures do not have yet. */
export async function waitingChanges(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('analytics_changes')
    .select((eb) => eb.fn.count<number>('order_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  const earlier = await db
    .selectFrom('analytics_orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('version', '<', RULES)
    .executeTakeFirstOrThrow();
  return count + earlier.count;
}

async function countOrders(
  trx: Db,
  changes: readonly ChangedOrder[],
  timeZone: string,
): Promise<void> {
  const ids = [...new Set(changes.map(({ order_id }) => order_id))];
  const orders = await readOrders(trx, ids);
  const before = await trx
    .selectFrom('analytics_orders')
    .selectAll()
    .where('order_id', 'in', ids)
    .execute();
  const now = [...orders].map(([order_id, order]) => {
    return { order_id, parts: orderParts(order, timeZone) };
  });
  await trx.deleteFrom('analytics_orders').where('order_id', 'in', ids).execute();
  const rows = now.map(({ order_id, parts }) => {
    return { order_id, parts: encodeParts(parts), version: RULES };
  });
  if (rows.length > 0) await trx.insertInto('analytics_orders').values(rows).execute();
  const partsBefore = before.flatMap(({ parts }) => decodeParts(parts));
  const partsNow = now.flatMap(({ parts }) => parts);
  const differences = getDifferences(partsBefore, partsNow);
  const paying = customersIn(differences, 'paid-customer');
  const cohortsBefore = await readCohorts(trx, paying);
  await writeFigures(trx, differences);
  for (const kind of CUSTOMER_KINDS) {
    await writePreviousDays(trx, kind, customersIn(differences, kind));
  }
  await writeCohorts(trx, cohortsBefore, await readCohorts(trx, paying));
  await writeBounds(trx, partsBefore.filter(isOfCustomer), partsNow.filter(isOfCustomer));
}

/**
 * Days are those of the shop's time zone: where there are none
 * yet, or those of another zone, every order is to be counted.
 */
async function beginIn(trx: Db, timeZone: string): Promise<void> {
  const { value } = await trx
    .insertInto('analytics_state')
    .values({ name: 'zone', value: '' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('analytics_state.value') })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  if (value === timeZone) return;
  await trx.deleteFrom('analytics_figures').execute();
  await trx.deleteFrom('analytics_bounds').execute();
  await trx.deleteFrom('analytics_cohorts').execute();
  await trx.deleteFrom('analytics_orders').execute();
  await trx.deleteFrom('analytics_changes').execute();
  await trx
    .insertInto('analytics_changes')
    .columns(['order_id'])
    .expression((eb) => eb.selectFrom('orders').select('id').orderBy('id'))
    .execute();
  await trx
    .updateTable('analytics_state')
    .set({ value: timeZone })
    .where('name', '=', 'zone')
    .execute();
}

type FigureRow = Insertable<AnalyticsTables['analytics_figures']>;

/** What is to be added to each row, by day and by month; rows that stay as they are are left out. */
function getDifferences(before: readonly OrderPart[], now: readonly OrderPart[]): FigureRow[] {
  const changes = new Map<string, { part: OrderPart; period: string; figures: Figures }>();
  const factors = [
    ...before.map((part) => ({ part, factor: -1 as const })),
    ...now.map((part) => ({ part, factor: 1 as const })),
  ];
  for (const { part, factor } of factors) {
    for (const period of [part.day, part.day.slice(0, MONTH)]) {
      const name = `${part.kind} ${period} ${part.key}`;
      const sum = changes.get(name)?.figures ?? NO_FIGURES;
      changes.set(name, { part, period, figures: addFigures(sum, part.figures, factor) });
    }
  }
  return [...changes.values()]
    .filter(({ figures }) => !isNothing(figures))
    .map(({ part: { kind, key, label }, period, figures: { shippingTax, ...figures } }) => {
      const grain = period.length === MONTH ? 'month' : 'day';
      return { kind, grain, period, key, label, ...figures, shipping_tax: shippingTax };
    });
}

const isOfCustomer = ({ kind }: Pick<OrderPart, 'kind'>) => kind === 'customer';

function customersIn(rows: readonly FigureRow[], of: CustomerKind): string[] {
  return [...new Set(rows.filter(({ kind }) => kind === of).map(({ key }) => key))];
}

async function writeFigures(trx: Db, rows: readonly FigureRow[]): Promise<void> {
  for (const some of chunks(rows, ROWS)) {
    await trx
      .insertInto('analytics_figures')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'grain', 'period', 'key']).doUpdateSet(summed),
      )
      .execute();
  }
  // Only a row that something was taken out of can have nothing left.
  const lessened = rows.filter((row) => FIGURE_COLUMNS.some((name) => (row[name] ?? 0) < 0));
  for (const some of chunks(lessened, ROWS)) {
    const written = some.map(({ kind, grain, period, key }) => {
      return sql`(${kind}, ${grain}, ${period}, ${key})`;
    });
    await trx
      .deleteFrom('analytics_figures')
      .where(sql<boolean>`(kind, grain, period, key) in (values ${sql.join(written)})`)
      .where((eb) => eb.and(FIGURE_COLUMNS.map((name) => eb(name, '=', 0))))
      .execute();
  }
}

/** An order that is only taken out brings no name. */
function summed(eb: ExpressionBuilder<Tables, 'analytics_figures'>) {
  const sum = (name: (typeof FIGURE_COLUMNS)[number]) =>
    sql<number>`analytics_figures.${sql.ref(name)} + excluded.${sql.ref(name)}`;
  return {
    label: eb
      .case()
      .when(sql<boolean>`excluded.label = ''`)
      .then(eb.ref('analytics_figures.label'))
      .else(sql<string>`excluded.label`)
      .end(),
    orders: sum('orders'),
    items: sum('items'),
    gross: sum('gross'),
    discount: sum('discount'),
    refunds: sum('refunds'),
    tax: sum('tax'),
    shipping: sum('shipping'),
    shipping_tax: sum('shipping_tax'),
    costed: sum('costed'),
    cost: sum('cost'),
  };
}
