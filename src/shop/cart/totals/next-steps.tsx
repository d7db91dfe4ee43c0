import { Icon } from '../../ui/icon.tsx';
import styles from './next-steps.module.css';

/** What adding more would save, below the progress to free delivery. */
export function NextSteps({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className={styles.step}>
      <Icon name="plus" size={16} />
      {text}
    </p>
  ));
}
