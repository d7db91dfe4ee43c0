/** Where Kysely's migrator records what has run. */
export interface MigrationTables {
  kysely_migration: {
    name: string;
    /** ISO 8601. */
    timestamp: string;
  };
}

declare module './tables.ts' {
  interface Tables extends MigrationTables {}
}
