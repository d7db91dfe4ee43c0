import { useEffect, useEffectEvent } from 'react';
import { addMoney } from '#rules/money/arithmetic.ts';
import type { CartItem, CartView } from '#wire/cart.ts';
import { useSuggested } from '../../cart/side-cart/use-suggested.ts';
import { Price } from '../../catalog/price.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Image } from '../../ui/image.tsx';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './added-popup.module.css';

interface AddedPopupProps {
  cart: CartView;
  /** The added lines; a bundle is represented by its own line. */
  keys: readonly string[];
  onGone?: (() => void) | undefined;
}

/** After an add: the lines, the total, and links to continue or to the cart. */
export function AddedPopup({ cart, keys, onGone }: AddedPopupProps) {
  const gone = useEffectEvent(() => onGone?.());
  useEffect(() => () => gone(), []);
  const suggested = useSuggested(cart.suggestions.slice(0, 3), true);
  return (
    <div className={styles.popup}>
      <PopupHeader cart={cart} keys={keys} />
      <PopupItems cart={cart} keys={keys} />
      <PopupFooter cart={cart} keys={keys} />
      {suggested.length > 0 && <Suggestions products={suggested} />}
    </div>
  );
}

function getLines({ items }: CartView, keys: readonly string[]): CartItem[] {
  return items.filter(({ key, group }) => keys.includes(group?.key ?? key));
}

export function PopupHeader({ cart, keys }: AddedPopupProps) {
  const t = useTranslator();
  const names = cart.items.filter(({ key }) => keys.includes(key)).map(({ name }) => name);
  return (
    <header className={`bundle-popup-header ${styles.header}`}>
      <Icon name="check" size={24} className={styles.done} />
      <div>
        <p className={styles.title}>{t('addedPopup.title')}</p>
        <h2 className={styles.names}>{names.join(', ')}</h2>
      </div>
    </header>
  );
}

export function PopupItems({ cart, keys }: AddedPopupProps) {
  const t = useTranslator();
  const money = useMoney();
  const lines = getLines(cart, keys).filter(({ group }) => group?.item !== '');
  return (
    <ul className={`bundle-popup-items ${styles.items}`} aria-label={t('addedPopup.title')}>
      {lines.map(({ key, name, image, quantity, attributes, subtotal }) => (
        <li key={key} className={styles.item}>
          <span className={styles.frame}>
            {image && <Image image={image} sizes="56px" upTo={160} ratio="card" alt="" />}
          </span>
          <span className={styles.words}>
            <span>{quantity !== 1 ? t('addedPopup.times', { quantity, name }) : name}</span>
            {attributes.length > 0 && (
              <span className={styles.details}>
                {attributes.map(({ value }) => value).join(', ')}
              </span>
            )}
          </span>
          <span className={styles.amount}>{money(subtotal)}</span>
        </li>
      ))}
    </ul>
  );
}

export function PopupFooter({ cart, keys }: AddedPopupProps) {
  const t = useTranslator();
  const money = useMoney();
  const { routes } = useShop();
  const lines = getLines(cart, keys);
  const total = addMoney(...lines.map(({ subtotal }) => subtotal));
  const saving = addMoney(...lines.map((line) => line.saving));
  return (
    <footer className={`bundle-popup-footer ${styles.footer}`}>
      <p className={styles.total}>
        <span>{t('addedPopup.total')}</span>
        <strong>{money(total)}</strong>
      </p>
      {saving > 0 && (
        <p className={styles.saving}>{t('addedPopup.saving', { amount: money(saving) })}</p>
      )}
      <div className={styles.ways}>
        <form method="dialog" className={styles.way}>
          <Button type="submit" variant="secondary" wide className="continue-shopping">
            {t('addedPopup.continue')}
          </Button>
        </form>
        <span className={styles.way}>
          <LinkButton href={routes.cart} wide>
            {t('addedPopup.cart')}
          </LinkButton>
        </span>
      </div>
    </footer>
  );
}

function Suggestions({ products }: { products: ReturnType<typeof useSuggested> }) {
  const t = useTranslator();
  return (
    <section className={styles.suggestions}>
      <h3 className={styles.title}>{t('addedPopup.suggestions')}</h3>
      <ul className={styles.cards}>
        {products.map(({ id, name, url, image, price }) => (
          <li key={id}>
            <a href={url} className={styles.card}>
              <span className={styles.cardFrame}>
                {image && <Image image={image} sizes="160px" upTo={320} ratio="card" alt="" />}
              </span>
              <span>{name}</span>
              {price && <Price price={price} form="from" />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
