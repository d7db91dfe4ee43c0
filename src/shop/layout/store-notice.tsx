import { NOTICE_HIDDEN, noticeCookie } from '#wire/layout.ts';
import { writeCookie } from '../stores/write-cookie.ts';
import { Icon } from '../ui/icon.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './store-notice.module.css';

/**
 * A notice above the page, set by the manager, until the visitor dismisses it. Every visitor's page
 * contains it; a script in the head hides it before the first paint where it was dismissed.
 */
export function StoreNotice({ id, text }: { id: string; text: string }) {
  const t = useTranslator();
  return (
    <aside
      aria-label={t('layout.storeNotice')}
      className={`store-notice ${styles.notice}`}
      data-notice-id={id}
    >
      <div className={`page-width ${styles.row}`}>
        <p>{text}</p>
        <button type="button" className={styles.dismiss} onClick={() => dismiss(id)}>
          {t('layout.dismissNotice')}
          <Icon name="close" size={16} />
        </button>
      </div>
    </aside>
  );
}

/** For this browser session. The focused button disappears, so the focus goes to the content. */
function dismiss(id: string): void {
  writeCookie(noticeCookie(id), NOTICE_HIDDEN, {});
  document.documentElement.dataset.notice = NOTICE_HIDDEN;
  document.getElementById('content')?.focus({ preventScroll: true });
}
