import type { Generated } from 'kysely';

/** What the shop remembers of a visitor's browser; the cart hangs on it by `cart_owner`. */
export interface SessionTables {
  sessions: {
    /** Public: a `Cart-Token` names it. It opens nothing without the shop's signature. */
    id: string;
    /** SHA-256 of the cookie's value, so that a stolen table opens no session. */
    secret_hash: string;
    customer_id: number | null;
    /** `s:<session>` for a guest, `c:<customer>` once logged in. */
    cart_owner: string;
    created_at: number;
    expires_at: number;
    /** A customer's session ends then, however often it is used; null for a guest's. */
    ends_at: number | null;
    /** Of whoever logged in, such as Firefox and Windows; '' where not known. */
    browser: Generated<string>;
    system: Generated<string>;
    /** Written at most every few minutes. */
    seen_at: Generated<number>;
    /** When its owner last typed the password again. */
    confirmed_at: Generated<number | null>;
  };
}

declare module '../database/tables.ts' {
  interface Tables extends SessionTables {}
}
