/** Overrides of settings: one row for each setting that differs from its default. */
export interface SettingTables {
  settings: { name: string; value: string; updated_at: number };
  /** One row where this database was filled with the demo shop. */
  demo_shop: { filled_at: number };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends SettingTables {}
}
