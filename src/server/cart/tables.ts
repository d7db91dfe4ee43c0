export interface CartTables {
  carts: {
    /** Whose it is: `s:<session>` or `c:<customer>`. */
    owner: string;
    /** Incremented with every change; a change made from an older version is not written. */
    version: number;
    /** JSON of CartState. */
    state: string;
    updated_at: number;
    expires_at: number;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends CartTables {}
}
