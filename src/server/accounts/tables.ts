import type { Generated } from 'kysely';
import type { Flag } from '#server/platform/database/codec.ts';

/** What a link of an email, or of the first start, may do once. */
export type TokenPurpose = 'reset-password' | 'verify-email' | 'change-email' | 'set-up';

/** What a key may do, within what its owner may. */
export const KEY_PERMISSIONS = ['read', 'write', 'read_write'] as const;
export type KeyPermissions = (typeof KEY_PERMISSIONS)[number];

export interface AccountTables {
  /** Filters of lists that somebody of the staff has given a name. */
  saved_views: {
    id: Generated<number>;
    customer_id: number;
    /** Of which list, such as `orders`. */
    screen: string;
    name: string;
    /** JSON, as `src/wire/vitrine/saved-view.ts` describes it. */
    query: string;
  };
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
  /** Public halves of the keys by which accounts open without a password. */
  account_passkeys: {
    /** The credential's own, base64url. */
    id: string;
    customer_id: number;
    /** COSE, base64url. */
    public_key: string;
    /** How often it was used, as its authenticator counts; many count nothing and say 0. */
    counter: number;
    /** JSON: how the authenticator is reached. */
    transports: Generated<string>;
    /** Its owner's devices share it. */
    backed_up: Generated<Flag>;
    name: string;
    created_at: number;
    used_at: Generated<number | null>;
  };
  /** What an authenticator was asked to sign, until it has. */
  passkey_challenges: {
    ticket_hash: string;
    challenge: string;
    /** Null for an anonymous visitor. */
    customer_id: number | null;
    expires_at: number;
  };
  /** Keys of programs that act for a person. */
  api_keys: {
    id: Generated<number>;
    /** Whose role decides what the key may do. */
    customer_id: number;
    name: string;
    permissions: KeyPermissions;
    key_hash: string;
    /** The last characters, by which its owner recognises it. */
    key_ending: string;
    secret_hash: string;
    /** A signature can only be checked with the secret itself. */
    secret_encrypted: string;
    created_at: number;
    last_used_at: Generated<number | null>;
    revoked_at: Generated<number | null>;
    /** Null for one that is valid until it is revoked. */
    expires_at: Generated<number | null>;
    /** The key or application password that made it, when programs could; it ends with that one. */
    made_by_key: Generated<number | null>;
    made_by_password: Generated<number | null>;
  };
  /** Passwords of single applications; each is as long as a key and needs no slow hash. */
  application_passwords: {
    id: Generated<number>;
    customer_id: number;
    name: string;
    password_hash: string;
    created_at: number;
    last_used_at: Generated<number | null>;
    /** By which programs name it. */
    uuid: string;
    /** A uuid of the program's own; ''. */
    app_id: Generated<string>;
    /** Of one that a key with a last day made; null otherwise. */
    expires_at: Generated<number | null>;
    made_by_key: Generated<number | null>;
    made_by_password: Generated<number | null>;
  };
  /** Nonces of signed requests: none is accepted twice. */
  oauth_nonces: { key_id: number; nonce: string; at: number };
  /** Tries counted within a window of time, by what is being tried and by whom (hashed). */
  account_attempts: { name: string; count: number; started_at: number };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends AccountTables {}
}
