import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { FieldError } from '../ui/forms/field-error.tsx';
import { useShop } from '../ui/shop-context.tsx';
import styles from './floating-field.module.css';

interface FloatingFieldProps {
  id: string;
  label: string;
  error?: string | undefined;
  /** CSS cannot detect an empty select. */
  filled?: boolean;
  className?: string;
  children: ReactNode;
}

/** The label lies in the empty field and moves above its value; the error is below. */
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
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** Connects a control with its error. */
export function controlProps(id: string, error: string | undefined) {
  return {
    id,
    // Invisible: the style sheet tells an empty field from a filled one by it.
    placeholder: ' ',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
}
