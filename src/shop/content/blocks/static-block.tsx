import { Accordion } from './accordion.tsx';
import { Banner } from './banner.tsx';
import { Figures } from './figures.tsx';
import { GalleryBlock } from './gallery-block.tsx';
import { ImageBlock } from './image-block.tsx';
import { Logos } from './logos.tsx';
import { MapBlock } from './map-block.tsx';
import { SliderBlock } from './slider-block.tsx';
import { ButtonBlock, Divider, HtmlBlock, Spacer } from './small-parts.tsx';
import type { StaticBlock as StaticBlockData } from './static-kinds.ts';
import { TableBlock } from './table-block.tsx';
import { Testimonials } from './testimonials.tsx';

/** Blocks without a script: an island, so that only pages that have one load their style. */
export function StaticBlock({ data }: { data: StaticBlockData }) {
  switch (data.kind) {
    case 'accordion':
      return <Accordion block={data} />;
    case 'banner':
      return <Banner block={data} />;
    case 'button':
      return <ButtonBlock block={data} />;
    case 'count-up':
      return <Figures block={data} />;
    case 'divider':
      return <Divider block={data} />;
    case 'gallery':
      return <GalleryBlock block={data} />;
    case 'html':
      return <HtmlBlock block={data} />;
    case 'image':
      return <ImageBlock block={data} />;
    case 'logos':
      return <Logos block={data} />;
    case 'map':
      return <MapBlock block={data} />;
    case 'slider':
      return <SliderBlock block={data} />;
    case 'spacer':
      return <Spacer block={data} />;
    case 'table':
      return <TableBlock block={data} />;
    case 'testimonials':
      return <Testimonials block={data} />;
  }
}
