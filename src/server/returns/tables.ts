import type { Generated, Selectable } from 'kysely';
import type { ReturnReason } from '#rules/returns/return-reason.ts';
import type { ReturnState } from '#rules/returns/return-state.ts';
import type { ReturnWay } from '#wire/returns.ts';

export interface ReturnTables {
  /** What buyers want to send back, and what became of it. */
  order_returns: {
    id: Generated<number>;
    order_id: number;
    /** Sent with the form; the same key is the same return. */
    request_key: string;
    state: ReturnState;
    /** What its buyer would like for it. */
    way: ReturnWay;
    created_at: number;
    updated_at: number;
    /** What the shop said last; the buyer reads it. */
    message: string;
    /** Where the carrier's label is had, or the parcel is announced; ''. */
    carrier_url: string;
    /** Null where no money went back, or it was taken back again. */
    refund_id: number | null;
    /** The order that its buyer gets instead. */
    exchange_order: number | null;
    /** JSON list of { at, state, author, text }. */
    history: string;
  };
  order_return_lines: {
    id: Generated<number>;
    return_id: number;
    /** One of its order. */
    line_id: number;
    quantity: number;
    reason: ReturnReason;
    note: string;
  };
  /** Pictures of what is sent back, and labels to send it with. One of no return is deleted after a day. */
  return_files: {
    /** Random; who knows it may open the file. */
    reference: string;
    return_id: number | null;
    kind: 'photo' | 'label';
    /** Of a photo. */
    line_id: number | null;
    /** As it was called where it came from; never used as a path. */
    name: string;
    mime: string;
    created_at: number;
  };
}

export type ReturnRow = Selectable<ReturnTables['order_returns']>;
export type ReturnLineRow = Selectable<ReturnTables['order_return_lines']>;
export type ReturnFileRow = Selectable<ReturnTables['return_files']>;

declare module '#server/platform/database/tables.ts' {
  interface Tables extends ReturnTables {}
}
