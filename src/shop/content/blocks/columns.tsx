import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { Prose } from '../prose.tsx';
import { Section } from '../section.tsx';
import styles from './columns.module.css';

export function Columns({ block }: BlockProps<'columns'>) {
  if (block.cells.length === 0) return null;
  return (
    <Section title={block.title}>
      <div
        className={classNames(styles.columns, block.sticky && styles.sticky)}
        data-columns={block.columns}
      >
        {block.cells.map(({ title, html, image, button }, at) => (
          <div
            // Cells have no other name than their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={at}
            className={styles.cell}
          >
            {image && <Picture image={image} sizes="(min-width: 850px) 33vw, 100vw" />}
            {title && <h3>{title}</h3>}
            {html && <Prose html={html} />}
            {button && (
              <LinkButton href={button.url} variant="secondary">
                {button.label}
              </LinkButton>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
