import type { ContentBlock } from '#wire/content.ts';
import { Island } from '../ui/island/island.tsx';
import { Prose } from '../ui/prose.tsx';
import styles from './block.module.css';
import { staticBlockIsland, tabsBlockIsland, videoBlockIsland } from './blocks/block-islands.ts';
import type { BlockProps } from './blocks/block-props.ts';
import { Columns } from './blocks/columns.tsx';
import { CountdownBlock } from './blocks/countdown-block.tsx';
import { displayClass } from './blocks/display-class.ts';
import { ProductGridBlock } from './blocks/product-grid-block.tsx';
import { ProductIsland } from './blocks/product-island.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { ContactBlock } from './contact-block.tsx';
import { Hero } from './hero.tsx';
import { JournalRow } from './journal-row.tsx';
import { Newsletter } from './newsletter.tsx';
import { ProductRow } from './product-row.tsx';
import { Promises } from './promises.tsx';
import { ReviewsBlock } from './reviews-block.tsx';
import { Story } from './story.tsx';

/** One block of a page. By its number those who may edit find their links. */
export function Block(props: BlockProps<ContentBlock['kind']>) {
  return (
    <div data-block={props.block.id} className={displayClass(props.block.display)}>
      <BlockOfKind {...props} />
    </div>
  );
}

function BlockOfKind({ block, heading }: BlockProps<ContentBlock['kind']>) {
  switch (block.kind) {
    case 'hero':
      return <Hero block={block} heading={heading} />;
    case 'promises':
      return <Promises block={block} />;
    case 'category-tiles':
      return <CategoryTiles block={block} />;
    case 'product-row':
      return <ProductRow {...block} />;
    case 'story':
      return <Story block={block} />;
    case 'journal':
      return <JournalRow block={block} />;
    case 'newsletter':
      return <Newsletter block={block} />;
    case 'contact':
      return <ContactBlock block={block} />;
    case 'reviews':
      return <ReviewsBlock block={block} />;
    case 'text':
      return (
        <div className={`page-width ${styles.text}`}>
          <Prose html={block.html} />
        </div>
      );
    case 'product-grid':
      return <ProductGridBlock block={block} />;
    case 'product':
      return block.product && <ProductIsland id={block.id} product={block.product} />;
    case 'countdown':
      return <CountdownBlock block={block} />;
    case 'columns':
      return (
        <Columns block={block}>
          {(inner) => (
            <div key={inner.id} className={displayClass(inner.display)}>
              <BlockOfKind block={inner} />
            </div>
          )}
        </Columns>
      );
    case 'tabs':
    case 'accordion':
      return <Island island={tabsBlockIsland} id={`block-${block.id}`} data={block} />;
    case 'video':
      return <Island island={videoBlockIsland} id={`block-${block.id}`} data={block} />;
    default:
      return <Island island={staticBlockIsland} id={`block-${block.id}`} data={block} />;
  }
}
