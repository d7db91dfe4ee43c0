import type { Generated } from 'kysely';

export type ChangeAction = 'created' | 'updated' | 'deleted';

export interface ManagerLogTables {
  /** What a manager should know; each thing once, with how often and when it last happened. */
  manager_log: {
    code: string;
    /** What it is about; with the code it names the entry. */
    subject: string;
    /** JSON. */
    details: string;
    count: number;
    first_at: number;
    last_at: number;
    /** Null while somebody has to look at it; what happens again has to be looked at again. */
    done_at: Generated<number | null>;
    /** Who has seen to it; '' for the shop itself. */
    done_by: Generated<string>;
  };
  /** What managers and their programs have changed. */
  manager_changes: {
    id: Generated<number>;
    at: number;
    customer_id: number | null;
    /** The key of the program that did it. */
    key_id: number | null;
    /** The name of the person or the key, as it was then. */
    who: string;
    resource: string;
    /** The id of what was changed. */
    subject: string;
    /** What it is a part of, such as an order for its note; both are '' where it is of itself. */
    whole_resource: Generated<string>;
    whole_subject: Generated<string>;
    action: ChangeAction;
    /** JSON; null where it did not exist. */
    before: string;
    after: string;
  };
}

declare module '../database/tables.ts' {
  interface Tables extends ManagerLogTables {}
}
