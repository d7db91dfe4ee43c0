import styles from './store-notice.module.css';

/** A line from the shop above everything, set by the manager. */
export function StoreNotice({ id, text }: { id: string; text: string }) {
  return (
    <aside className={`store-notice ${styles.notice}`} data-notice-id={id}>
      <p className="page-width">{text}</p>
    </aside>
  );
}
