import { type ReactNode, useId } from 'react';
import styles from './product-section.module.css';

interface ProductSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the product's story: the title beside the text where there is room for both. */
export function ProductSection({ id, title, children }: ProductSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
