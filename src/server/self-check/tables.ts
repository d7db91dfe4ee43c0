import type { Generated } from 'kysely';

export interface SelfCheckTables {
  self_checks: {
    id: Generated<number>;
    /** Unique: one runs at a time, in all processes. Null once it has ended. */
    slot: string | null;
    /** The administrator who pressed the button; null for the command. */
    customer_id: number | null;
    /** The address that is asked as a visitor would; '' for none. */
    address: string;
    started_at: number;
    /** Moved on while it runs. */
    alive_until: number;
    ended_at: number | null;
    /** JSON: the checks so far. */
    report: string;
    /** What runs now; '' before the first and after the last. */
    current: Generated<string>;
  };
  /** What a run makes, written down before it is made. */
  self_check_things: {
    check_id: number;
    kind: string;
    value: string;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends SelfCheckTables {}
}
