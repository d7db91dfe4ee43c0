import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useShop } from '../ui/shop-context.tsx';
import styles from './floating-field.module.css';

interface FloatingFieldProps {
  id: string;
  label: string;
  error?: string;
  /** A select cannot say by itself that it is empty. */
  filled?: boolean;
  className?: string;
  children: ReactNode;
}

/** The label stands in the empty field and makes way for what is written; the error stands below. */
export function FloatingField(props: FloatingFieldProps) {
  const { id, label, error, filled, className, children } = props;
  const { floatingLabels } = useShop().locations;
  return (
    <div
      id={`${id}_field`}
      className={classNames(
        'form-row',
        styles.field,
        floatingLabels ? styles.floating : styles.above,
        className,
      )}
      data-filled={filled || undefined}
    >
      <div className={styles.box}>
        {children}
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

/** What ties a control to its error. */
export function controlProps(id: string, error: string | undefined) {
  return {
    id,
    // Shown by no one: it tells the style sheet an empty field from a filled one.
    placeholder: ' ',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
}
