import { countBlocks } from '#rules/content/inner-blocks.ts';
import { MAX_BLOCKS } from '#wire/vitrine/content.ts';

/** How many blocks have to go before the page can be saved; 0 where it can. */
export function blocksOver(blocks: readonly { kind: string; settings?: unknown }[]): number {
  return Math.max(0, countBlocks(blocks) - MAX_BLOCKS);
}
