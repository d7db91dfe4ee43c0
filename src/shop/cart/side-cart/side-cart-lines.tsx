import type { CartItem } from '#wire/cart.ts';
import {
  type CartRequest,
  displayedQuantity,
  type PendingLine,
} from '../../stores/cart/pending-lines.ts';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';
import { asDisplayed, isPart } from '../lines/grouped-item.ts';
import { LineControls } from '../lines/line-controls.tsx';
import { LineDescription, LineImage } from '../lines/line-description.tsx';
import { LinePrice } from '../lines/line-price.tsx';
import { LineQuantity } from '../lines/line-quantity.tsx';
import { controls } from './side-cart-controls.ts';
import styles from './side-cart-lines.module.css';

const SENDING = { send: controls.sendQuantity, remove: controls.remove };

interface SideCartLinesProps {
  items: readonly CartItem[];
  pending: readonly PendingLine[];
  requests: readonly CartRequest[];
}

/** All lines, and the pending ones; new ones at the end, or at the top by setting. */
export function SideCartLines({ items, pending, requests }: SideCartLinesProps) {
  const t = useTranslator();
  const newest = useShop().sideCart.newItems === 'desc';
  const rows = [
    ...items.map((item) => (
      <SideCartLine key={item.key} item={item} quantity={displayedQuantity(item, requests)} />
    )),
    ...pending
      .filter(({ key }) => key === null)
      .map((line) => (
        <li key={line.id} className={styles.line} aria-busy="true">
          <LineImage item={line} />
          <div className={styles.comingWords}>
            <span className={styles.comingName}>{line.name}</span>
            <span>{t('sideCart.pending')}</span>
          </div>
        </li>
      )),
  ];
  return (
    <ul className={styles.lines} aria-label={t('cart.items')}>
      {newest ? rows.reverse() : rows}
    </ul>
  );
}

function SideCartLine({ item: cartItem, quantity }: { item: CartItem; quantity: number }) {
  const t = useTranslator();
  const money = useMoney();
  const item = asDisplayed(cartItem);
  const { editable, unitPrice } = item;
  return (
    <li
      className={`xoo-wsc-product ${styles.line}`}
      data-key={item.key}
      data-leaving={quantity === 0 || undefined}
      data-part={isPart(item) || undefined}
    >
      <LineImage item={item} />
      <LineDescription item={item}>
        <span className={styles.unit}>
          {editable ? money(unitPrice) : t('cart.lineOf', { quantity, price: money(unitPrice) })}
        </span>
      </LineDescription>
      <span className={styles.total}>
        <LinePrice item={item} />
      </span>
      <div className={styles.foot}>
        {editable && <LineQuantity item={item} quantity={quantity} sending={SENDING} />}
        <LineControls item={item} onRemove={controls.remove} onSave={controls.save} />
      </div>
    </li>
  );
}
