import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

export interface FieldProps {
  label: ReactNode;
  /** The label is visually hidden. */
  labelHidden?: boolean | undefined;
  hint?: string | undefined;
  /** The error message, below the control. */
  error?: string | undefined;
  className?: string | undefined;
}

interface FrameProps extends FieldProps {
  id: string;
  required?: boolean;
  children: ReactNode;
}

/** Label, control, then hint or error: the frame of every control. */
export function Field({ id, label, labelHidden, hint, error, className, children }: FrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** The attributes that connect a control with its hint and error. */
export function describedBy(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}
