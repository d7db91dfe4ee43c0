import type { Generated } from 'kysely';

export interface AuditTables {
  /** What happened to accounts, rights and money; the database refuses to change it. */
  audit_log: {
    id: Generated<number>;
    at: number;
    /** One of AUDIT_EVENTS. */
    event: string;
    /** Whose account it is about; it may be gone by now. */
    customer_id: number | null;
    /** A masked e-mail address, where no account is known. */
    who: Generated<string>;
    /** The network address it came from; '' outside of a request. */
    address: Generated<string>;
    /** JSON. */
    details: Generated<string>;
  };
  /** While there is a row, entries from before `until` may be deleted. */
  audit_retention: { id: number; until: number };
}

declare module '../database/tables.ts' {
  interface Tables extends AuditTables {}
}
