import { getDecimal } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';
import type { TrackedItem, TrackedShop } from './tracked-event.ts';

/** 1250 is 12.5 in a currency of two decimals; what has no price counts as 0. */
export function getAmount(price: Money | null, { currency }: TrackedShop): number {
  return price === null ? 0 : Number(getDecimal(price, currency.decimals));
}

/** '/product/mug' is 'https://shop.example/product/mug'; '' stays ''. */
export function toAddress(path: string, { origin }: TrackedShop): string {
  return path === '' ? '' : new URL(path, origin).href;
}

/** What is sold: the variation where one was chosen. */
export function soldId({ productId, variantId }: TrackedItem): string {
  return String(variantId ?? productId);
}
