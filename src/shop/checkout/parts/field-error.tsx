import { Icon } from '../../ui/icon.tsx';
import styles from './field-error.module.css';

interface FieldErrorProps {
  /** What the control names in aria-describedby. */
  id: string;
  text: string | undefined;
}

/** What is wrong, beside the control it is about. */
export function FieldError({ id, text }: FieldErrorProps) {
  if (!text) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={16} />
      {text}
    </p>
  );
}
