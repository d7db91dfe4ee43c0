import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { useText } from '../../ui/shop-context.tsx';
import { NOTICE_CLASSES } from '../notice-list.tsx';
import { noticeShelf } from '../notices/cart-says.ts';
import type { ShownNotice } from '../notices/notice-shelf.ts';
import { undoEmptying, undoItem } from './side-cart-actions.ts';
import styles from './side-cart-notices.module.css';

/** What there is to say, for a while; longer where somebody is about to press something in it. */
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
      {notices.map((notice) => (
        <Notice
          key={notice.id}
          kind={notice.kind}
          className={`${NOTICE_CLASSES[notice.kind]} ${styles.notice}`}
          action={<WayBack notice={notice} />}
        >
          {notice.text}
        </Notice>
      ))}
    </div>
  );
}

function WayBack({ notice: { id, code, key } }: { notice: ShownNotice }) {
  const t = useText();
  const emptied = code === 'cart.notice.emptied';
  if (!emptied && (code !== 'cart.notice.removed' || key === '')) return null;
  return (
    <button
      type="button"
      data-undo={key}
      className={styles.undo}
      onClick={() => {
        noticeShelf.drop(id);
        if (emptied) void undoEmptying();
        else undoItem(key);
      }}
    >
      {t(emptied ? 'sideCart.undoEmpty' : 'cart.undo')}
    </button>
  );
}
