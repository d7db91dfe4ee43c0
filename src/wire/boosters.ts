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
  /** The shop's own text, or '' for the default message. */
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
 * The boosters of a product. Times are rules and not texts, because the page is cached for hours
 * and for everyone. A kind that is switched off is missing.
 */
export interface ProductBoosters {
  productId: number;
  /** Its messages, by key. */
  messages: ShopConfig['messages'];
  countdown?: CountdownBooster;
  /** `said`: the page shows in text already how many are left. */
  stock?: { left: number; upTo: number; said: boolean };
  delivery?: DeliveryBooster;
  freeShipping?: { threshold: Money; price: Money | null };
  /** The last real sale; name and town only where the settings allow it. */
  sale?: { at: number; name: string; town: string };
  viewers?: ViewersBooster;
}

export const BOOSTER_NEWS_ACTION = 'vitrine_booster_news';

/** What a page cannot know by itself. */
export interface BoosterNews {
  /** The shop's time in epoch milliseconds. */
  now: number;
  /** How many view the product; null below the minimum, or where they are not counted. */
  viewers: number | null;
}
