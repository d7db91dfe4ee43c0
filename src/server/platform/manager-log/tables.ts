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
  };
}

declare module '../database/tables.ts' {
  interface Tables extends ManagerLogTables {}
}
