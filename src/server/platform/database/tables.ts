/**
 * Every table of the shop. It is empty here, as the platform knows no domain: each folder's tables.ts
 * declares its own tables and adds them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each domain merges its own tables into it.
export interface Tables {}
