import { useId } from 'react';
import type { CardSwatch, ProductCard } from '#wire/product.ts';
import { SwatchDot } from '../catalog/swatch-dot.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './card-swatches.module.css';

interface CardSwatchesProps {
  product: Pick<ProductCard, 'id' | 'name' | 'swatches'>;
  /** Group name of the radios, with the product. */
  place?: string | undefined;
  chosen: CardSwatch | null;
  onChoose(swatch: CardSwatch): void;
  /** Hovered or focused; null when no longer. */
  onPoint(swatch: CardSwatch | null): void;
  max: number;
}

/** The swatches of a product card as radio buttons: one tab stop, arrow keys within. */
export function CardSwatches(props: CardSwatchesProps) {
  const { product, place, chosen, onChoose, onPoint, max: limit } = props;
  const t = useTranslator();
  const id = useId();
  const name = place ? `${place}-${product.id}` : id;
  const live = useHydrated();
  const rendered = product.swatches.filter(({ kind }) => kind !== 'label');
  const rest = rendered.length - limit;
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{t('product.choicesOf', { name: product.name })}</legend>
      {rendered.slice(0, limit).map((swatch) => (
        <label
          key={swatch.slug}
          title={swatch.name}
          className={styles.swatch}
          onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint(swatch)}
          onPointerLeave={() => onPoint(null)}
        >
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={swatch.slug}
            checked={live && chosen?.slug === swatch.slug}
            autoComplete="off"
            onChange={() => onChoose(swatch)}
            onFocus={(event) => event.target.matches(':focus-visible') && onPoint(swatch)}
            onBlur={() => onPoint(null)}
          />
          <span className={styles.face}>
            <SwatchDot swatch={swatch} />
          </span>
          <span className="visually-hidden">{swatch.name}</span>
        </label>
      ))}
      {rest > 0 && (
        <span className={styles.rest} aria-hidden="true" dir="auto">
          {t('product.moreChoices', { count: rest })}
        </span>
      )}
    </fieldset>
  );
}
