import * as z from 'zod';
import { refused, setting } from './setting.ts';

/** The one currency of the shop, and how amounts in it are written. */
export const CURRENCY_SETTINGS = {
  'currency.code': setting(z.string().regex(/^[A-Z]{3}$/, refused('currency')), 'USD'),
  'currency.symbol': setting(z.string().min(1).max(6), '$'),
  'currency.position': setting(z.enum(['left', 'right', 'left_space', 'right_space']), 'left'),
  'currency.decimals': setting(z.int().min(0).max(4), 2),
  'currency.decimalSeparator': setting(z.string().max(1), '.'),
  'currency.thousandSeparator': setting(z.string().max(1), ','),
};
