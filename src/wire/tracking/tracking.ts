import * as z from 'zod/mini';
import { CONSENT_CATEGORIES } from '../consent.ts';

/** What a shop with trackers tells its pages; null in the shop config where it has none. */
export const trackingSettings = z.object({
  /** Where events are posted to; '' for nowhere. */
  endpoint: z.string(),
  /** The shop's public name at that address. */
  token: z.string(),
  /** Events are written to `dataLayer`. */
  dataLayer: z.boolean(),
  /** The shop's number at the advertiser whose pixel reads `fbq`; '' for none. */
  pixelId: z.string(),
  /** Scripts of other sites, each with the purpose a visitor has to allow. */
  scripts: z.array(z.object({ url: z.string(), purpose: z.enum(CONSENT_CATEGORIES) })),
  /** Player scripts of the sites that videos are linked from, by the host of their player. */
  players: z.record(z.string(), z.string()),
  /** Cookies of trackers begin so; they are deleted when consent ends. */
  cookies: z.array(z.string()),
});
export type TrackingSettings = z.infer<typeof trackingSettings>;

/** In local storage: host, modules and the moment they were last seen; see `SeenModules`. */
export const MODULES_KEY = 'shop_modules';

export interface SeenModules {
  host: string;
  modules: string[];
  /** Epoch milliseconds. */
  lastSeen: number;
}

/** Fired on the document when the video of another site is played; `detail` is a PlayedVideo. */
export const VIDEO_EVENT = 'vitrine_video';

export interface PlayedVideo {
  /** Address of the site's player. */
  player: string;
}
