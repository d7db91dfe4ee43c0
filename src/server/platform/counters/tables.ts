export interface CounterTables {
  /** Numbers that only go up, one row for each kind: order numbers, versions of what caches hold. */
  counters: { name: string; value: number };
}

declare module '../database/tables.ts' {
  interface Tables extends CounterTables {}
}
