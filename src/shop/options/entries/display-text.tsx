import type { DisplayField } from '#rules/options/option-form.ts';
import { useOptions } from '../options-model.tsx';
import styles from './display-text.module.css';

/** Words between the fields; they may hold live figures and are never asked for. */
export function DisplayText({ field }: { field: DisplayField }) {
  const { live } = useOptions();
  const text = live(field.content, field);
  if (field.type === 'header') return <h3 className={styles.header}>{text}</h3>;
  return <p className={field.type === 'paragraph' ? styles.paragraph : styles.fixed}>{text}</p>;
}
