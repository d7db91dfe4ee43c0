import { createContext } from 'react';
import type { ShopConfig } from '#wire/shop-config.ts';
import type { IslandData, IslandName } from '../../islands.ts';

/**
 * On the server: the HTML of an island. In the browser there is none: what the server drew stands as
 * it is until it is seen, and its script is not asked for before.
 */
export const RenderedIslands = createContext<
  (<Name extends IslandName>(name: Name, data: IslandData[Name]) => string) | null
>(null);

/** An island brings its own texts: a page without it does not carry them. */
export function islandConfig(config: ShopConfig, { messages }: IslandData[IslandName]): ShopConfig {
  return { ...config, messages: { ...config.messages, ...messages } };
}
