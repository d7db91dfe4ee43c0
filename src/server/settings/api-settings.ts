import * as z from 'zod';
import { setting } from './setting.ts';

/** What programs may ask of the API. */
export const API_SETTINGS = {
  /** Of one key or application password; 0 is no limit. */
  'api.requestsPerMinute': setting(z.int().min(0).max(1_000_000), 1200),
};
