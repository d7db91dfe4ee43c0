/** What a link of an email, or of the first start, may do once. */
export type TokenPurpose = 'reset-password' | 'verify-email' | 'change-email' | 'set-up';

export interface AccountTables {
  /** Recovery codes that have not been used. */
  account_recovery_codes: { customer_id: number; code_hash: string };
  /** Links that work once; only the hash of the token is stored. */
  account_tokens: {
    hash: string;
    purpose: TokenPurpose;
    customer_id: number | null;
    /** The address an email was sent to. */
    email: string;
    created_at: number;
    expires_at: number;
  };
  /** Tries counted within a window of time, by what is being tried and by whom (hashed). */
  account_attempts: { name: string; count: number; started_at: number };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends AccountTables {}
}
