import type { ComparedRow } from '#rules/catalog/compared.ts';
import type { ProductCard } from './product.ts';

/** Parameter of the address of the page: `?ids=12,7`. */
export const COMPARE_PARAM = 'ids';

export interface ComparePage {
  /** Each with the address of the page without it. */
  products: { card: ProductCard; without: string }[];
  rows: ComparedRow[];
}

/** What the row of buttons below the buy form needs. */
export interface ProductTools {
  id: number;
  name: string;
  url: string;
  /** Path of the page that compares; '' where the shop does without. */
  compare: string;
}
