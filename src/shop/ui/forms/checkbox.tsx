import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

type CheckboxProps = { label: ReactNode; type?: 'checkbox' | 'radio' } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type'
>;

/** A checkbox or radio button with its label; the whole row is clickable. */
export function Checkbox({ label, type = 'checkbox', className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.row, className)}>
      <input type={type} className={styles.box} {...input} />
      <span>{label}</span>
    </label>
  );
}
