import type { Swatch } from '#wire/product.ts';
import { SwatchDot } from '../catalog/swatch-dot.tsx';
import { classNames } from '../ui/class-names.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './swatch-row.module.css';

interface SwatchRowProps {
  swatches: Swatch[];
  /** Number of dots before "+2". */
  max?: number;
  className?: string;
}

/** The available terms: dots, and one short sentence for screen readers. */
export function SwatchRow({ swatches, max: limit = 4, className }: SwatchRowProps) {
  const t = useTranslator();
  const rendered = swatches.filter((swatch) => swatch.kind !== 'label');
  if (rendered.length < 2) return null;
  const rest = rendered.length - limit;
  return (
    <span className={classNames(styles.row, className)}>
      <span className="visually-hidden">{t('product.choices', { count: rendered.length })}</span>
      {rendered.slice(0, limit).map((swatch) => (
        <SwatchDot key={swatch.slug} swatch={swatch} />
      ))}
      {rest > 0 && (
        <span aria-hidden="true" dir="auto">
          {t('product.moreChoices', { count: rest })}
        </span>
      )}
    </span>
  );
}
