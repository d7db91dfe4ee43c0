/** Overrides of settings: one row for each setting that differs from its default. */
export interface SettingTables {
  settings: { name: string; value: string; updated_at: number };
}
