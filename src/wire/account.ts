import type { Role } from '#rules/permissions/permissions.ts';

// What the account pages show, and what a cached page learns of a visitor who is logged in.

/** `1` while somebody is logged in; read by scripts of cached pages, believed by nobody else. */
export const LOGGED_IN_COOKIE = 'vitrine_logged_in';

/** Answer of the generic call `vitrine_visitor`: the little a cached page says about its visitor. */
export interface VisitorAnswer {
  /** Null where the session has ended meanwhile. */
  visitor: {
    id: number;
    name: string;
    email: string;
    role: Role;
    /** Rights the browser draws links for; the server asks again at every change. */
    permissions: string[];
    /** For REST calls in this visitor's own name. */
    rest_nonce: string;
  } | null;
}
