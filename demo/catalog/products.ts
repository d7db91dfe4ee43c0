import type { DemoProduct } from './product-data.ts';
import { candles } from './products-candles.ts';
import { cloth } from './products-cloth.ts';
import { gifts } from './products-gifts.ts';
import { plants } from './products-plants.ts';
import { stationery } from './products-stationery.ts';
import { tableware } from './products-tableware.ts';
import { textiles } from './products-textiles.ts';

/** The whole catalogue, in the order of the shop's menu; cloth by the metre comes last. */
export const products: DemoProduct[] = [
  ...tableware,
  ...textiles,
  ...stationery,
  ...candles,
  ...plants,
  ...gifts,
  ...cloth,
];
