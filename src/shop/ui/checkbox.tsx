import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';

type CheckboxProps = { label: ReactNode; type?: 'checkbox' | 'radio' } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type'
>;

/** A tick box, or one radio of a group, with its words; the whole row is the target. */
export function Checkbox({ label, type = 'checkbox', className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.row, className)}>
      <input type={type} className={styles.box} {...input} />
      <span>{label}</span>
    </label>
  );
}
