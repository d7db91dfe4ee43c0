import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/notice/notice.tsx';
import { NOTICE_CLASSES } from '../notice-list.tsx';
import { noticeStore } from '../notices/cart-notices.ts';
import { UndoButton } from '../notices/undo-button.tsx';
import { controls } from './side-cart-controls.ts';
import styles from './side-cart-notices.module.css';

/** Notices, for a while; longer where one has a control that is hovered or focused. */
export function SideCartNotices() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get, noticeStore.get);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the words from going away
    <div
      className={`xoo-wsc-markup-notices ${styles.notices}`}
      onPointerEnter={noticeStore.hold}
      onPointerLeave={noticeStore.release}
      onFocus={noticeStore.hold}
      onBlur={noticeStore.release}
    >
      <div className={styles.shown}>
        {notices.map((notice) => (
          <Notice
            key={notice.id}
            kind={notice.kind}
            className={`${NOTICE_CLASSES[notice.kind]} ${styles.notice}`}
            action={<UndoButton notice={notice} store={noticeStore} controls={controls} />}
          >
            {notice.text}
          </Notice>
        ))}
      </div>
    </div>
  );
}
