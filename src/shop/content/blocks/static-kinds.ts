import type { ContentBlock } from '#wire/content.ts';

type StaticKind =
  | 'accordion'
  | 'banner'
  | 'button'
  | 'count-up'
  | 'divider'
  | 'gallery'
  | 'html'
  | 'image'
  | 'logos'
  | 'map'
  | 'slider'
  | 'spacer'
  | 'table'
  | 'testimonials';

/** Blocks that are the same with and without script. */
export type StaticBlock = Extract<ContentBlock, { kind: StaticKind }>;
