import { Icon } from '../icon.tsx';
import styles from './field-error.module.css';

interface FieldErrorProps {
  /** The id for the control's aria-describedby. */
  id: string;
  text: string | undefined;
}

/** The problem of a control, beside it. */
export function FieldError({ id, text }: FieldErrorProps) {
  if (!text) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={16} />
      {text}
    </p>
  );
}
