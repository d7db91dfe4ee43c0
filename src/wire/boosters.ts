import type { CountdownRule } from '#rules/boosters/countdown.ts';
import type { DeliveryRule } from '#rules/boosters/delivery-dates.ts';
import type { RandomViewers } from '#rules/boosters/viewers.ts';
import type { Money } from '#rules/money/money.ts';
import type { ShopConfig } from './shop-config.ts';

export const BOOSTER_KINDS = [
  'countdown',
  'stock',
  'delivery',
  'freeShipping',
  'sale',
  'viewers',
] as const;
export type BoosterKind = (typeof BOOSTER_KINDS)[number];

export interface CountdownBooster extends CountdownRule {
  /** The shop's own words, or '' for the usual ones. */
  title: string;
  message: string;
}

export type ViewersBooster =
  | ({ mode: 'random' } & RandomViewers)
  /** Counted by the shop, which is asked for it. */
  | { mode: 'measured' };

export interface DeliveryBooster extends DeliveryRule {
  /** "Parcel post", or ''. */
  method: string;
}

/**
 * What a product's page says beside the form to buy by. Times are rules and not texts, because the
 * page is kept for hours and for everybody. A kind that is switched off is not there at all.
 */
export interface ProductBoosters {
  productId: number;
  /** All that it says, by message key. */
  messages: ShopConfig['messages'];
  countdown?: CountdownBooster;
  /** `said`: the page says in words already how many are left. */
  stock?: { left: number; upTo: number; said: boolean };
  delivery?: DeliveryBooster;
  freeShipping?: { threshold: Money; price: Money | null };
  /** The last real sale; name and town only where the shop says so. */
  sale?: { at: number; name: string; town: string };
  viewers?: ViewersBooster;
}

export const BOOSTER_NEWS_ACTION = 'vitrine_booster_news';

/** What a page cannot know by itself. */
export interface BoosterNews {
  /** The shop's time in epoch milliseconds. */
  now: number;
  /** How many look at the product; null below the minimum, or where nobody counts. */
  viewers: number | null;
}
