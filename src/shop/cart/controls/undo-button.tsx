import { useTranslator } from '../../ui/shop-context.tsx';
import type { NoticeStore, VisibleNotice } from '../notices/notice-store.ts';
import type { CartControls } from './cart-controls.ts';
import styles from './undo-button.module.css';

interface UndoButtonProps {
  notice: VisibleNotice;
  store: NoticeStore;
  controls: Pick<CartControls, 'undo' | 'undoEmptying'>;
}

/** The notice is about something that can be undone. */
export function canUndo({ code, key }: Pick<VisibleNotice, 'code' | 'key'>): boolean {
  return code === 'cart.notice.emptied' || (code === 'cart.notice.removed' && key !== '');
}

/** Undoes a removal; replaces a confirmation dialog. */
export function UndoButton({ notice, store, controls }: UndoButtonProps) {
  const t = useTranslator();
  if (!canUndo(notice)) return null;
  const { id, code, key } = notice;
  const emptied = code === 'cart.notice.emptied';
  return (
    <button
      type="button"
      data-undo={key}
      className={styles.back}
      onClick={() => {
        store.drop(id);
        if (emptied) void controls.undoEmptying();
        else controls.undo(key);
      }}
    >
      {t(emptied ? 'sideCart.undoEmpty' : 'cart.undo')}
    </button>
  );
}
