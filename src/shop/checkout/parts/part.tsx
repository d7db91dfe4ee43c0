import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './part.module.css';

interface PartProps {
  title: string;
  /** A number before the title, where the checkout has steps. */
  step?: number | undefined;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** One section of the checkout with its heading. */
export function Part({ title, step, id, className, children }: PartProps) {
  return (
    <section
      id={id}
      className={classNames(styles.part, className)}
      data-step={step}
      aria-label={title}
    >
      <h2 className={styles.title}>
        {step !== undefined && (
          <span className={styles.step} aria-hidden="true">
            {step}
          </span>
        )}
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
