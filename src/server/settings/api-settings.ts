import * as z from 'zod';
import { setting } from './setting.ts';

/** What programs may ask of the API. */
export const API_SETTINGS = {
  /** Of one key or application password; 0 is no limit. */
  'api.requestsPerMinute': setting(z.int().min(0).max(1_000_000), 1200),
  /** Other sites whose pages may use the Store API, such as `https://app.example`; usually none. */
  'api.allowedOrigins': setting(
    z.array(z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/)).max(20),
    [],
  ),
};
