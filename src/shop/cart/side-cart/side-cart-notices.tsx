import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/notice/notice.tsx';
import { canUndo, UndoButton } from '../controls/undo-button.tsx';
import { NOTICE_CLASSES } from '../notice-list.tsx';
import { noticeStore } from '../notices/cart-notices.ts';
import { controls } from './side-cart-controls.ts';
import styles from './side-cart-notices.module.css';

/** What a toast of several notices is: the most serious of them. */
const SERIOUS = ['error', 'info', 'success'] as const;

/** One toast with all notices of the last change; it stays while it is hovered or focused. */
export function SideCartNotices() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get, noticeStore.get);
  const kind = SERIOUS.find((one) => notices.some((notice) => notice.kind === one));
  const undoable = notices.find(canUndo);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the words from going away
    <div
      className={`xoo-wsc-markup-notices ${styles.notices}`}
      onPointerEnter={noticeStore.hold}
      onPointerLeave={noticeStore.release}
      onFocus={noticeStore.hold}
      onBlur={noticeStore.release}
    >
      {kind && (
        <Notice
          key={notices[0]?.id}
          kind={kind}
          className={`${NOTICE_CLASSES[kind]} ${styles.notice}`}
          action={
            undoable && <UndoButton notice={undoable} store={noticeStore} controls={controls} />
          }
        >
          {notices.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
