import type { ContentBlock } from '#wire/content.ts';

export interface BlockProps<Kind extends ContentBlock['kind']> {
  block: Extract<ContentBlock, { kind: Kind }>;
  /** `h1` where the block contains the page's title. */
  heading?: 'h1' | 'h2';
}
