import type { CartItem } from '#wire/cart.ts';
import { asDisplayed, isPart } from '../../cart/lines/grouped-item.ts';
import { removeLine, setQuantity } from '../../stores/cart/cart-actions.ts';
import { removeLink } from '../../stores/cart/cart-links.ts';
import type { CartResult } from '../../stores/cart/cart-result.ts';
import { Icon } from '../../ui/icon.tsx';
import { Image } from '../../ui/image.tsx';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './summary-line.module.css';

interface SummaryLineProps {
  item: CartItem;
  /** Called after a line was corrected here; omitted where nothing can be corrected. */
  onChanged?: ((result: CartResult) => void) | undefined;
}

/** One line of the order; one that cannot be ordered shows why and how to correct it. */
export function SummaryLine({ item: cartItem, onChanged }: SummaryLineProps) {
  const t = useTranslator();
  const money = useMoney();
  const item = asDisplayed(cartItem);
  const { key, name, quantity, attributes, problems } = item;
  return (
    <li
      id={`line-${key}`}
      tabIndex={-1}
      className={`cart_item ${styles.line}`}
      data-part={isPart(item) || undefined}
    >
      <span className={styles.picture}>
        <span className={styles.frame}>
          {item.image && <Image image={item.image} sizes="64px" upTo={320} alt="" />}
        </span>
        <span className={styles.count}>
          <span className="visually-hidden">{t('checkout.quantity', { quantity })}</span>
          <span aria-hidden="true">{quantity}</span>
        </span>
      </span>
      <div className={styles.words}>
        <span className={`product-name ${styles.name}`}>{name}</span>
        {attributes.map(({ name: attribute, label, value }) => (
          <span key={attribute}>{`${label}: ${value}`}</span>
        ))}
        {item.notes?.map((text) => (
          <span key={text}>{text}</span>
        ))}
        {item.stockText !== '' && <span>{item.stockText}</span>}
        {problems.map(({ code, text }) => (
          <span key={code} className={styles.problem}>
            <Icon name="alert" size={16} />
            {text}
          </span>
        ))}
        {problems.length > 0 && onChanged && <Mend item={item} onChanged={onChanged} />}
      </div>
      <span className={`product-total ${styles.total}`}>{money(item.subtotal)}</span>
    </li>
  );
}

interface MendProps {
  item: CartItem;
  onChanged(result: CartResult): void;
}

function Mend({ item, onChanged }: MendProps) {
  const t = useTranslator();
  const shop = useShop();
  const { key, name, quantity, limits } = item;
  const left = limits.max ?? 0;
  const fits = item.editable && left >= limits.min && left > 0 && left < quantity;
  return (
    <span className={styles.mend}>
      {fits && (
        <button
          type="button"
          className={styles.action}
          onClick={() => void setQuantity(key, left).then(onChanged)}
        >
          {t('checkout.take', { count: left })}
        </button>
      )}
      {item.editUrl !== '' && (
        <a className={styles.action} href={item.editUrl} aria-label={t('cart.editOf', { name })}>
          {t('cart.edit')}
        </a>
      )}
      <a
        className={styles.action}
        href={removeLink(shop, key)}
        aria-label={t('cart.removeOf', { name })}
        onClick={(event) => {
          event.preventDefault();
          void removeLine(key).then(onChanged);
        }}
      >
        {t('cart.remove')}
      </a>
    </span>
  );
}
