import * as z from 'zod';
import { refused, setting } from './setting.ts';

/** What programs may ask of the API. */
export const API_SETTINGS = {
  /** Of one key or application password; 0 is no limit. */
  'api.requestsPerMinute': setting(z.int().min(0).max(1_000_000), 1200),
  /**
   * Of one network address that does not say who it is: a read of one thing counts as one, of a list of a
   * hundred as eleven; 0 is no limit.
   */
  'api.anonymousReadsPerMinute': setting(z.int().min(0).max(10_000_000), 12_000),
  /** Other sites whose pages may use the Store API, such as `https://app.example`; usually none. */
  'api.origins': setting(
    z.array(z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, refused('origin'))).max(20),
    [],
  ),
  /** Options of other programs that change nothing here, by name. */
  'api.storedOptions': setting(z.record(z.string().max(80), z.string().max(200)), {}),
  /** Whether webhooks may go to machines of the shop's own network, and to the shop's own machine. */
  'webhooks.allowPrivateAddresses': setting(z.boolean(), false),
  /** So many deliveries given up in a row disable a webhook; 0 disables none. */
  'webhooks.mostFailures': setting(z.int().min(0).max(1000), 5),
  /** For so many days what was sent and answered can be read. */
  'webhooks.logDays': setting(z.int().min(1).max(365), 30),
};
