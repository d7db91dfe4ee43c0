export interface LimitTables {
  /** What was counted under each limit for each key, as `counted-limits.ts` describes. */
  rate_limits: { name: string; used_until: number };
}

declare module '../database/tables.ts' {
  interface Tables extends LimitTables {}
}
