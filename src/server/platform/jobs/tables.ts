import type { Generated } from 'kysely';

export interface JobTables {
  jobs: {
    id: Generated<number>;
    kind: string;
    /** JSON. */
    payload: string;
    /** The job runs at this time or later. */
    run_at: number;
    state: 'waiting' | 'running' | 'dead';
    /** How often it was begun. */
    attempts: Generated<number>;
    /** Which process has it; '' while none has. */
    lease_owner: Generated<string>;
    /** A process that has not come back by then has died; another takes the job. */
    lease_until: number | null;
    /** Set for a recurring job, of which there is one row. */
    recurring: string | null;
    last_error: Generated<string>;
    created_at: number;
  };
}

declare module '../database/tables.ts' {
  interface Tables extends JobTables {}
}
