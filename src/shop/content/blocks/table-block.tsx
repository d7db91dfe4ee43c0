import { Section } from '../../ui/section.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './table-block.module.css';

export function TableBlock({ block }: BlockProps<'table'>) {
  const t = useTranslator();
  const { title, hasHead, rows } = block;
  const [first = [], ...rest] = rows;
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <section
        className={styles.place}
        // A wide table scrolls, and must be reached by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={[title, t('content.table')].filter(Boolean).join(': ')}
      >
        <table className={styles.table}>
          {hasHead && (
            <thead>
              <Row cells={first} as="th" />
            </thead>
          )}
          <tbody>
            {(hasHead ? rest : rows).map((row, at) => (
              // Rows have no other name than their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Row key={at} cells={row} as="td" />
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

function Row({ cells, as: Cell }: { cells: readonly string[]; as: 'th' | 'td' }) {
  return (
    <tr>
      {cells.map((cell, at) => (
        // Cells have no other name than their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Cell key={at} scope={Cell === 'th' ? 'col' : undefined}>
          {cell}
        </Cell>
      ))}
    </tr>
  );
}
