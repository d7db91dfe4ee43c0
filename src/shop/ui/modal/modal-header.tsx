import { IconButton } from '../icon-button.tsx';
import { useTranslator } from '../shop-context.tsx';
import styles from './modal-header.module.css';

/** Title and close button of a dialog or drawer. The form closes it without script. */
export function ModalHeader({ id, title }: { id: string; title: string }) {
  const t = useTranslator();
  return (
    <header className={styles.header}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <form method="dialog">
        <IconButton type="submit" icon="close" label={t('layout.close')} />
      </form>
    </header>
  );
}
