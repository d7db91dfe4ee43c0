import { everyBlock } from '#wire/blocks/every-block.ts';
import type { ContentBlock } from '#wire/content.ts';
import { hasEffects } from '../ui/effects/marks.ts';

/** Whether one of the blocks moves, for which a page loads a script. */
export function hasMarkedBlock(blocks: readonly ContentBlock[]): boolean {
  return everyBlock(blocks).some((block) => {
    if (block.kind === 'count-up') return true;
    if (block.kind === 'text' || block.kind === 'html') return hasEffects(block.html);
    if (block.kind === 'columns') return block.cells.some(({ html }) => hasEffects(html));
    return block.kind === 'story' && hasEffects(block.text);
  });
}
