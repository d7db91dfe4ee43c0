import { useTranslator } from '../../ui/shop-context.tsx';
import type { CartControls } from '../controls/cart-controls.ts';
import type { NoticeShelf, ShownNotice } from './notice-shelf.ts';
import styles from './way-back.module.css';

interface WayBackProps {
  notice: ShownNotice;
  shelf: NoticeShelf;
  controls: Pick<CartControls, 'undo' | 'undoEmptying'>;
}

/** The notice is about something that can be undone. */
export function leadsBack({ code, key }: Pick<ShownNotice, 'code' | 'key'>): boolean {
  return code === 'cart.notice.emptied' || (code === 'cart.notice.removed' && key !== '');
}

/** Undoes a removal; replaces a confirmation dialog. */
export function WayBack({ notice, shelf, controls }: WayBackProps) {
  const t = useTranslator();
  if (!leadsBack(notice)) return null;
  const { id, code, key } = notice;
  const emptied = code === 'cart.notice.emptied';
  return (
    <button
      type="button"
      data-undo={key}
      className={styles.back}
      onClick={() => {
        shelf.drop(id);
        if (emptied) void controls.undoEmptying();
        else controls.undo(key);
      }}
    >
      {t(emptied ? 'sideCart.undoEmpty' : 'cart.undo')}
    </button>
  );
}
