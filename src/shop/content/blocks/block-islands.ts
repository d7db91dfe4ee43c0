import type { ContentBlock } from '#wire/content.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { ComponentIsland } from '../../ui/island/island-source.ts';
import { neverNeeded } from '../../ui/island/never-needed.ts';
import { watchNear } from '../../ui/seen/watch-near.ts';
import type { StaticBlock } from './static-kinds.ts';

export const staticBlockIsland: ComponentIsland<StaticBlock, 'staticBlock'> = {
  name: 'staticBlock',
  kind: 'component',
  when: neverNeeded,
  load: async () => (await import('./static-block.tsx')).StaticBlock,
};

export const tabsBlockIsland: ComponentIsland<
  Extract<ContentBlock, { kind: 'tabs' | 'accordion' }>,
  'tabsBlock'
> = {
  name: 'tabsBlock',
  kind: 'component',
  when: watchNear,
  load: async () => (await import('./tabs-block.tsx')).TabsBlock,
};

export const videoBlockIsland: ComponentIsland<
  Extract<ContentBlock, { kind: 'video' }>,
  'videoBlock'
> = {
  name: 'videoBlock',
  kind: 'component',
  when: watchNear,
  load: async () => (await import('./video-block.tsx')).VideoBlock,
};

export const productBlockIsland: ComponentIsland<{ product: ProductRecord }, 'productBlock'> = {
  name: 'productBlock',
  kind: 'component',
  when: watchNear,
  load: async () => (await import('./product-block.tsx')).ProductBlock,
};
