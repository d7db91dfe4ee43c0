import * as z from 'zod';
import { setting } from './setting.ts';

export const GIFT_CARD_SETTINGS = {
  /** Slug of the category whose products are gift cards; '' where the shop sells none. */
  'giftCards.category': setting(z.string().max(200), ''),
  /** How many days a new card can be used; 0 for as long as there is something on it. */
  'giftCards.validDays': setting(z.int().min(0).max(3650), 0),
} as const;
