import type { DisplayField } from '#rules/options/option-form.ts';
import { useOptions } from '../model/options-model.tsx';
import styles from './display-text.module.css';

/** Text between the fields; it may contain live figures and is never sent. */
export function DisplayText({ field }: { field: DisplayField }) {
  const { live } = useOptions();
  const text = live(field.content, field);
  if (field.type === 'header') return <h3 className={styles.header}>{text}</h3>;
  return <p className={field.type === 'paragraph' ? styles.paragraph : styles.fixed}>{text}</p>;
}
