import type { ContentBlock, InnerBlock } from '../content.ts';

// The blocks of a page together with those that stand inside of others.

/** In the order in which they are shown. */
export function everyBlock(blocks: readonly ContentBlock[]): ContentBlock[] {
  return blocks.flatMap((block) =>
    block.kind === 'columns' ? [block, ...block.cells.flatMap((cell) => cell.blocks)] : [block],
  );
}

/** The page with each block that holds no others replaced, by one, several or none. */
export function changeBlocks(
  blocks: readonly ContentBlock[],
  change: (block: InnerBlock) => InnerBlock[],
): ContentBlock[] {
  return blocks.flatMap((block): ContentBlock[] => {
    if (block.kind !== 'columns') return change(block);
    const cells = block.cells.map((cell) => ({ ...cell, blocks: cell.blocks.flatMap(change) }));
    return [{ ...block, cells }];
  });
}
