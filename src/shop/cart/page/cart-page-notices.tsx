import { useSyncExternalStore } from 'react';
import type { CartNotice } from '#wire/cart.ts';
import { ArrivingNotice } from '../../ui/notice/arriving-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { UndoButton } from '../controls/undo-button.tsx';
import { NOTICE_CLASSES } from '../notice-list.tsx';
import styles from './cart-page-notices.module.css';
import type { CartPageState } from './use-cart-page.ts';

interface CartPageNoticesProps extends Pick<CartPageState, 'noticeStore' | 'controls'> {
  /** The notices the page was rendered with. */
  first: readonly CartNotice[];
}

// A quantity that was sent automatically must not scroll the page.
const QUIET = 'cart.notice.updated';

/** The shop's notices: scrolled into view and focused. */
export function CartPageNotices({ noticeStore, controls, first }: CartPageNoticesProps) {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get, () => NONE);
  return (
    <div className={`woocommerce-notices-wrapper ${styles.notices}`}>
      {first.map(({ kind, code, key, text }) => (
        <ArrivingNotice key={`${code}/${key}/${text}`} kind={kind} className={NOTICE_CLASSES[kind]}>
          {text}
        </ArrivingNotice>
      ))}
      {notices.map((notice) => {
        const NoticeComponent = notice.code === QUIET ? Notice : ArrivingNotice;
        return (
          <NoticeComponent
            key={notice.id}
            kind={notice.kind}
            className={NOTICE_CLASSES[notice.kind]}
            action={<UndoButton notice={notice} store={noticeStore} controls={controls} />}
          >
            {notice.text}
          </NoticeComponent>
        );
      })}
    </div>
  );
}

const NONE: readonly never[] = [];
