export interface MailServerTables {
  /** What came of the emails that each mail server was handed. */
  mail_servers: {
    /** `mail.example:587`, without user and password. */
    server: string;
    accepted_at: number | null;
    failed_at: number | null;
    /** Of the last failure: in the server's words, or in those of the connection. */
    error: string;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends MailServerTables {}
}
