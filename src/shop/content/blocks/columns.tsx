import type { ReactNode } from 'react';
import type { InnerBlock } from '#wire/content.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Image } from '../../ui/image.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './columns.module.css';

interface ColumnsProps extends BlockProps<'columns'> {
  /** Shows a block that stands in a cell. */
  children(block: InnerBlock): ReactNode;
}

/** Part of the page itself and no island: what stands in its cells may have a script. */
export function Columns({ block, children }: ColumnsProps) {
  if (block.cells.length === 0) return null;
  return (
    <Section title={block.title}>
      <div
        className={classNames(styles.columns, block.sticky && styles.sticky)}
        data-columns={block.columns}
      >
        {block.cells.map(({ title, html, image, button, blocks }, at) => (
          <div
            // Cells have no other name than their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={at}
            className={styles.cell}
          >
            {image && <Image image={image} sizes="(min-width: 850px) 33vw, 100vw" />}
            {title && <h3>{title}</h3>}
            {html && <Prose html={html} />}
            {button && (
              <LinkButton href={button.url} variant="secondary">
                {button.label}
              </LinkButton>
            )}
            {blocks.length > 0 && <div>{blocks.map(children)}</div>}
          </div>
        ))}
      </div>
    </Section>
  );
}
