import type { Db } from '#server/platform/database/database.ts';
import type { Settings } from './defaults.ts';

/** What every server function needs: where to read, how the shop is set, and what time it is. */
export interface ShopContext {
  db: Db;
  settings: Settings;
  now: number;
}
