import * as z from 'zod';
import { RETURN_STATES, type ReturnState } from '#rules/returns/return-state.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ReturnFileRow, ReturnLineRow, ReturnRow } from './tables.ts';

const steps = z.array(
  z.object({
    at: z.number(),
    state: z.enum(RETURN_STATES),
    /** '' for the buyer. */
    author: z.string(),
    text: z.string(),
  }),
);
export type ReturnStep = z.infer<typeof steps>[number];

export interface ReturnRecord extends Pick<ReturnRow, 'id' | 'state' | 'way' | 'message'> {
  orderId: number;
  createdAt: number;
  updatedAt: number;
  carrierUrl: string;
  refundId: number | null;
  exchangeOrderId: number | null;
  lines: (Pick<ReturnLineRow, 'quantity' | 'reason' | 'note'> & {
    lineId: number;
    photos: string[];
  })[];
  /** The last one that was stored. */
  label: Pick<ReturnFileRow, 'reference' | 'name'> | null;
  /** The first step first. */
  history: ReturnStep[];
}

export function readSteps(history: string): ReturnStep[] {
  return decodeJson(history, steps);
}

export async function returnsOfOrder(db: Db, orderId: number): Promise<ReturnRecord[]> {
  const rows = await db
    .selectFrom('order_returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
  return withParts(db, rows);
}

export async function findReturn(db: Db, id: number): Promise<ReturnRecord | null> {
  if (!Number.isInteger(id) || id < 1 || id > 0x7fffffff) return null;
  const rows = await db.selectFrom('order_returns').selectAll().where('id', '=', id).execute();
  return (await withParts(db, rows))[0] ?? null;
}

export interface ReturnQuery {
  /** None for all of them. */
  states: readonly ReturnState[];
  orderId: number | null;
  offset: number;
  limit: number;
}

/** What waits longest first where one state is asked for, else the newest first. */
export async function listReturns(db: Db, { states, orderId, offset, limit }: ReturnQuery) {
  const matching = db
    .selectFrom('order_returns')
    .$if(states.length > 0, (query) => query.where('state', 'in', states))
    .$if(orderId !== null, (query) => query.where('order_id', '=', orderId ?? 0));
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_at', states.length === 1 ? 'asc' : 'desc')
    .orderBy('id', states.length === 1 ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { returns: await withParts(db, rows), total: Number(total) };
}

/** How many wait for the shop's decision or money. */
export async function countOpenReturns(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('order_returns')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', 'in', ['requested', 'received'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function withParts(db: Db, rows: readonly ReturnRow[]): Promise<ReturnRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom('order_return_lines')
    .selectAll()
    .where('return_id', 'in', ids)
    .orderBy('id')
    .execute();
  const files = await db
    .selectFrom('return_files')
    .selectAll()
    .where('return_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('reference')
    .execute();
  return rows.map((row) => toReturn(row, lines, files));
}

function toReturn(
  row: ReturnRow,
  lines: readonly ReturnLineRow[],
  files: readonly ReturnFileRow[],
): ReturnRecord {
  const mine = files.filter(({ return_id: owner }) => owner === row.id);
  const label = mine.findLast(({ kind }) => kind === 'label');
  return {
    id: row.id,
    orderId: row.order_id,
    state: row.state,
    way: row.way,
    message: row.message,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    carrierUrl: row.carrier_url,
    refundId: row.refund_id,
    exchangeOrderId: row.exchange_order,
    lines: lines
      .filter(({ return_id: owner }) => owner === row.id)
      .map(({ line_id: lineId, quantity, reason, note }) => ({
        lineId,
        quantity,
        reason,
        note,
        photos: mine.flatMap(({ kind, line_id: of, reference }) =>
          kind === 'photo' && of === lineId ? reference : [],
        ),
      })),
    label: label ? { reference: label.reference, name: label.name } : null,
    history: readSteps(row.history),
  };
}
