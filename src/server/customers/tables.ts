import type { Generated } from 'kysely';
import type { Role } from '#rules/permissions/permissions.ts';
import type { Flag } from '#server/platform/database/codec.ts';

export interface CustomerTables {
  customers: {
    id: Generated<number>;
    /** As it is compared: trimmed and in lower case. */
    email: string;
    email_verified: Generated<Flag>;
    role: Role;
    first_name: string;
    last_name: string;
    /** How the shop greets and how reviews are signed. */
    display_name: string;
    /** '' where no password is set yet: such an account opens by a reset link only. */
    password_hash: string;
    /** JSON of Address. */
    billing: string;
    shipping: string;
    /** Base32, encrypted; '' without a second factor. */
    totp_secret: Generated<string>;
    /** Shown to its owner, not yet proven by a code. */
    totp_pending: Generated<string>;
    /** The newest time step a code was taken for: no code works twice. */
    totp_step: Generated<number>;
    created_at: number;
    updated_at: number;
    last_login_at: Generated<number | null>;
    /** As another program named the account; '' for most. It opens nothing. */
    username: Generated<string>;
    /** JSON list of { id, key, value }: what other programs store with it. */
    meta: Generated<string>;
  };
  /** Small facts about a person's use of the shop, by name. */
  customer_notes: { customer_id: number; name: string; value: string };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends CustomerTables {}
}
