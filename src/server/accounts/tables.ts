import type { Generated } from 'kysely';
import type { Role } from '#rules/permissions/permissions.ts';
import type { Flag } from '#server/platform/database/codec.ts';

/** What a link of a email, or of the first start, may do once. */
export type TokenPurpose = 'reset-password' | 'verify-email' | 'change-email' | 'set-up';

export interface AccountTables {
  customers: {
    id: Generated<number>;
    /** As it is compared: trimmed and in small emails. */
    email: string;
    email_verified: Generated<Flag>;
    role: Role;
    first_name: string;
    last_name: string;
    /** How the shop greets and how reviews are signed. */
    display_name: string;
    /** '' where nobody has chosen one yet: such an account opens by a reset link only. */
    password_hash: string;
    /** JSON of Address. */
    billing: string;
    shipping: string;
    /** Base32; '' without a second factor. */
    totp_secret: Generated<string>;
    /** Shown to its owner, not yet proven by a code. */
    totp_pending: Generated<string>;
    /** The newest time step a code was taken for: no code works twice. */
    totp_step: Generated<number>;
    created_at: number;
    updated_at: number;
    last_login_at: Generated<number | null>;
  };
  /** Recovery codes that have not been used. */
  account_recovery_codes: { customer_id: number; code_hash: string };
  /** Links that work once; only the hash of what the link holds is kept. */
  account_tokens: {
    hash: string;
    purpose: TokenPurpose;
    customer_id: number | null;
    /** The address a email was sent to. */
    email: string;
    created_at: number;
    expires_at: number;
  };
  /** Tries counted within a window of time, by what is being tried and by whom (hashed). */
  account_attempts: { name: string; count: number; started_at: number };
}
