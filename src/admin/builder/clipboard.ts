import * as z from 'zod/mini';
import type { DraftBlock } from './puck-data.ts';

// Blocks on their way from one page to another, in this browser.

const STORED_AS = 'vitrine-copied-blocks';
const copied = z.array(z.object({ kind: z.string(), settings: z.unknown() }));

export function copyBlocks(blocks: readonly DraftBlock[]): void {
  window.localStorage.setItem(STORED_AS, JSON.stringify(blocks));
}

/** None where nothing was copied, or something that is no list of blocks. */
export function copiedBlocks(): DraftBlock[] {
  try {
    const read = copied.safeParse(JSON.parse(window.localStorage.getItem(STORED_AS) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}
