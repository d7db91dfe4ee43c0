import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { NOTICE_CLASSES } from '../notice-list.tsx';
import { noticeShelf } from '../notices/cart-says.ts';
import { WayBack } from '../notices/way-back.tsx';
import { controls } from './side-cart-controls.ts';
import styles from './side-cart-notices.module.css';

/** Notices, for a while; longer where one has a control that is hovered or focused. */
export function SideCartNotices() {
  const notices = useSyncExternalStore(noticeShelf.subscribe, noticeShelf.get, noticeShelf.get);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the words from going away
    <div
      className={`xoo-wsc-markup-notices ${styles.notices}`}
      onPointerEnter={noticeShelf.hold}
      onPointerLeave={noticeShelf.release}
      onFocus={noticeShelf.hold}
      onBlur={noticeShelf.release}
    >
      <div className={styles.shown}>
        {notices.map((notice) => (
          <Notice
            key={notice.id}
            kind={notice.kind}
            className={`${NOTICE_CLASSES[notice.kind]} ${styles.notice}`}
            action={<WayBack notice={notice} shelf={noticeShelf} controls={controls} />}
          >
            {notice.text}
          </Notice>
        ))}
      </div>
    </div>
  );
}
