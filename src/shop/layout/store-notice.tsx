import styles from './store-notice.module.css';

/** A notice above the page, set by the manager. */
export function StoreNotice({ id, text }: { id: string; text: string }) {
  return (
    <aside className={`store-notice ${styles.notice}`} data-notice-id={id}>
      <p className="page-width">{text}</p>
    </aside>
  );
}
