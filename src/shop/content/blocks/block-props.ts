import type { ContentBlock } from '#wire/content.ts';

export type BlockOfKind<Kind extends ContentBlock['kind']> = Extract<ContentBlock, { kind: Kind }>;

export interface BlockProps<Kind extends ContentBlock['kind']> {
  block: BlockOfKind<Kind>;
  /** `h1` where the block contains the page's title. */
  heading?: 'h1' | 'h2' | undefined;
}
