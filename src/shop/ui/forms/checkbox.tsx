import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';
import { describedBy } from './field.tsx';
import { FieldError } from './field-error.tsx';

type CheckboxProps = {
  label: ReactNode;
  type?: 'checkbox' | 'radio';
  /** The error message, below the row. */
  error?: string;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;

/** A checkbox or radio button with its label; the whole row is clickable. */
export function Checkbox({ label, type = 'checkbox', error, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const row = (
    <label className={classNames(styles.row, className)}>
      <input
        type={type}
        className={styles.box}
        {...input}
        {...(error && describedBy(id, { error }))}
      />
      <span>{label}</span>
    </label>
  );
  if (!error) return row;
  return (
    <>
      {row}
      <FieldError id={`${id}-error`} text={error} />
    </>
  );
}
