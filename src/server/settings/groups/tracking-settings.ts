import * as z from 'zod';
import { refused, setting } from './setting.ts';

/** https://cdn.example/tracker.js?id=1; nothing that could end the attribute it is written into. */
const address = z
  .string()
  .max(400)
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[^\s"'<>;,]*)?$/i, refused('address'));
const origin = z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, refused('origin'));
const addresses = z.array(address).max(10);
const optional = z.union([z.literal(''), address]);

/** Programs of others on the shop's pages. Nothing of it is loaded or reported without consent. */
export const TRACKING_SETTINGS = {
  'tracking.enabled': setting(z.boolean(), false),
  /** Where events are posted to, for a tracker without a script. */
  'tracking.endpoint': setting(optional, ''),
  'tracking.token': setting(z.string().regex(/^[\w.-]{0,80}$/, refused('name')), ''),
  /** Events are written to `dataLayer`, which tag managers read; for statistics. */
  'tracking.dataLayer': setting(z.boolean(), false),
  /** The shop's number at an advertiser whose pixel reads `fbq`; for marketing. */
  'tracking.pixelId': setting(z.string().regex(/^[\w-]{0,40}$/, refused('name')), ''),
  /** Injected with consent for marketing, and again where one is missing. */
  'tracking.marketingScripts': setting(addresses, []),
  /** The same with consent for statistics. */
  'tracking.statisticsScripts': setting(addresses, []),
  /** Loaded once, with the first video of that site that is played. */
  'tracking.youtubeScript': setting(optional, ''),
  'tracking.vimeoScript': setting(optional, ''),
  /** Further origins that the scripts above load from or send to. */
  'tracking.hosts': setting(z.array(origin).max(30), []),
  /** Names of trackers' cookies begin so; they are deleted when consent ends. */
  'tracking.cookies': setting(
    z.array(z.string().regex(/^[\w.-]{1,60}$/, refused('cookie'))).max(40),
    ['_ga', '_gid', '_gat', '_fbp', '_fbc', '__kla_id'],
  ),
} as const;
