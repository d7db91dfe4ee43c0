import type { ShopConfig } from '#wire/shop-config.ts';

/** What an island knows about its page: it is a tree of its own and shares no React context. */
export interface IslandPage {
  config: ShopConfig;
  /** Server time when the page was rendered, in epoch milliseconds. */
  now: number;
}

/** An island may bring its own messages, which a page without it does not carry. */
export function islandConfig(
  config: ShopConfig,
  data: { messages?: ShopConfig['messages'] },
): ShopConfig {
  const { messages } = data;
  return messages ? { ...config, messages: { ...config.messages, ...messages } } : config;
}
