import type { MessageValues } from '#rules/messages/format.ts';
import type { MessageKey } from '#wire/messages/messages.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { translateWith } from '../../ui/translate.ts';

let known: ShopConfig | null = null;

/** Called once, before the page is hydrated. */
export function setPageShop(config: ShopConfig): void {
  known = config;
}

/** The page's configuration, for code outside React. */
export function pageShop(): ShopConfig {
  if (!known) throw new Error('The configuration is read before the page is hydrated.');
  return known;
}

export function pageText(key: MessageKey, values: MessageValues = {}): string {
  return translateWith(pageShop())(key, values);
}

/** The name of this page: 'product', 'cart' … */
export function pageName(): string {
  return document.body.dataset.pageType ?? '';
}
