import { useRef } from 'react';
import { attributeField } from '#rules/variations/choice.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useMoney, useTranslator } from '../ui/shop-context.tsx';
import { useChoice } from './choice/product-choice.tsx';
import styles from './choice-line.module.css';
import { useDisplayedItem } from './displayed-item.ts';
import { useMissingNames } from './missing-names.ts';
import { StockLine } from './stock-line.tsx';
import { firstRadio } from './swatches/first-radio.ts';

/** One line under the swatches: what is missing, or whether the choice is available; and Clear. */
export function ChoiceLine({ requested }: { requested: boolean }) {
  const t = useTranslator();
  const { chosen, clear, product, status } = useChoice();
  const button = useRef<HTMLButtonElement>(null);
  const anything = product.attributes.some(
    ({ name, terms }) => terms.length > 1 && attributeField(name) in chosen,
  );

  function clearAll() {
    // The button disappears: the focus returns to the first swatch.
    const form = button.current?.form;
    clear();
    if (form) firstRadio(form)?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.line} aria-busy={status === 'pending' || undefined}>
      <Words requested={requested} />
      <button
        ref={button}
        type="button"
        className={`reset_variations ${styles.clear}`}
        aria-label={t('product.clearAll')}
        hidden={!anything}
        onClick={clearAll}
      >
        {t('product.clear')}
      </button>
      <Spoken />
    </div>
  );
}

function Words({ requested }: { requested: boolean }) {
  const t = useTranslator();
  const { status } = useChoice();
  const { stock, variation } = useDisplayedItem();
  const names = useMissingNames();
  if (status === 'none') return <Trouble text={t('product.problem.noVariation')} />;
  if (status === 'incomplete') {
    if (requested) return <Trouble text={t('product.pleaseChoose', { names })} />;
    return <p className={styles.hint}>{t('product.chooseFirst', { names })}</p>;
  }
  if (status === 'pending' && !variation) {
    return <p className={styles.hint}>{t('product.asking')}</p>;
  }
  return <StockLine stock={stock} />;
}

function Trouble({ text }: { text: string }) {
  return (
    <p role="alert" className={classNames(styles.hint, styles.trouble)}>
      <Icon name="alert" size={20} />
      {text}
    </p>
  );
}

/** Price and stock change silently for screen readers: announced once per change. */
function Spoken() {
  const t = useTranslator();
  const money = useMoney();
  const { match } = useChoice();
  const { price, stock } = useDisplayedItem();
  const stockTexts = {
    instock: t('product.inStock'),
    outofstock: t('product.outOfStock'),
    onbackorder: t('product.backorder'),
  };
  return (
    <span role="status" className="visually-hidden">
      {match &&
        price &&
        t('product.chosenNow', { price: money(price.min), stock: stockTexts[stock.status] })}
    </span>
  );
}
