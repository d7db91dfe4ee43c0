import * as z from 'zod';
import { refused, setting } from './setting.ts';

const UNIT_PRICE_PLACES = ['product', 'card', 'cart'] as const;
const columns = z.int().min(1).max(6);
const searchWord = z
  .string()
  .regex(/^[\p{L}\p{N}\p{M}]{1,40}(?: [\p{L}\p{N}\p{M}]{1,40})?$/u, refused('word'));

/** How products are listed, searched and counted. */
export const CATALOG_SETTINGS = {
  'catalog.perPage': setting(z.int().min(1).max(100), 12),
  'catalog.columnsLarge': setting(columns, 3),
  'catalog.columnsMedium': setting(columns, 3),
  'catalog.columnsSmall': setting(columns, 2),
  'catalog.defaultSort': setting(
    z.enum(['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc']),
    'menu_order',
  ),
  'catalog.newDays': setting(z.int().min(0).max(365), 30),
  'catalog.relatedCount': setting(z.int().min(0).max(24), 8),
  /** Groups of words, or two in a row, that mean the same to shoppers. */
  'search.synonyms': setting(z.array(z.array(searchWord).min(2).max(12)).max(200), []),
  /** Whether what shoppers of the trade call things counts where the shop's words find nothing. */
  'search.tradeWords': setting(z.boolean(), true),
  /** Whether product pages offer to compare. */
  'catalog.compare': setting(z.boolean(), true),
  /** Where what has a content displays its price by unit. */
  'catalog.unitPrices': setting(z.array(z.enum(UNIT_PRICE_PLACES)), [...UNIT_PRICE_PLACES]),
  'stock.lowThreshold': setting(z.int().min(0), 5),
  'stock.hideOutOfStock': setting(z.boolean(), false),
  'stock.showLeft': setting(z.enum(['always', 'low', 'never']), 'low'),
} as const;
