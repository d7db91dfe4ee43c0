export interface PreferenceTables {
  /** What somebody of the staff chose for good, in every browser. */
  preferences: {
    customer_id: number;
    name: string;
    /** JSON, as `src/wire/vitrine/preferences.ts` describes it. */
    value: string;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends PreferenceTables {}
}
