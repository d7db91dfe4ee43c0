import type { Generated, Selectable } from 'kysely';

/** 301 for good, 302 for now. */
export type RedirectStatus = 301 | 302;

export interface RedirectTables {
  /** Addresses that lead elsewhere; a page at the address itself comes first. */
  redirects: {
    id: Generated<number>;
    /** As `redirectPath` writes it. */
    from_path: string;
    target: string;
    status: Generated<RedirectStatus>;
    /** How often it has led somebody. */
    uses: Generated<number>;
    created_at: number;
  };
}

export type RedirectRow = Selectable<RedirectTables['redirects']>;

declare module '#server/platform/database/tables.ts' {
  interface Tables extends RedirectTables {}
}
