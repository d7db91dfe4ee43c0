import type { ReactNode } from 'react';
import type { CartItem, SavedItem } from '#wire/cart.ts';
import { Image } from '../../ui/image.tsx';
import { useMoney, useTranslator } from '../../ui/shop-context.tsx';
import styles from './line-description.module.css';

interface LineDescriptionProps {
  item: SavedItem & Partial<Pick<CartItem, 'stockText' | 'steps' | 'notes'>>;
  /** Below the text: controls of the line. */
  children?: ReactNode;
}

/** A line's name, choices and problems. */
export function LineDescription({ item, children }: LineDescriptionProps) {
  const t = useTranslator();
  const money = useMoney();
  const { name, url, attributes, stockText = '', steps = [], notes = [], problems } = item;
  return (
    <div className={styles.words}>
      {url === '' ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <a href={url} className={styles.name}>
          {name}
        </a>
      )}
      {attributes.length > 0 && (
        <span className={`variation ${styles.details}`}>
          {attributes.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
        </span>
      )}
      {steps
        .filter(({ code }) => code === 'option-once')
        .map(({ subject, amount }) => (
          <span key={subject} className={styles.details}>
            {t('cart.once', { subject, amount: money(amount) })}
          </span>
        ))}
      {notes.map((text) => (
        <span key={text} className={styles.details}>
          {text}
        </span>
      ))}
      {stockText !== '' && <span className={styles.stock}>{stockText}</span>}
      {problems.map(({ code, text }) => (
        <span key={code} className={`problem ${styles.problem}`}>
          {text}
        </span>
      ))}
      {children}
    </div>
  );
}

export function LineImage({ item }: { item: Pick<SavedItem, 'image'> }) {
  return (
    <span className={styles.picture}>
      {item.image && <Image image={item.image} sizes="88px" upTo={320} ratio="card" alt="" />}
    </span>
  );
}
