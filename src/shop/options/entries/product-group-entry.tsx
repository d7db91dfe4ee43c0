import { toPercent } from '#rules/money/arithmetic.ts';
import { type Money, money } from '#rules/money/money.ts';
import { isRecordValue } from '#rules/options/field-value.ts';
import type { ProductGroupField } from '#rules/options/option-form.ts';
import { QuantityField } from '../../ui/forms/quantity-field.tsx';
import { Image } from '../../ui/image.tsx';
import { useMoney, useTranslator } from '../../ui/shop-context.tsx';
import { firstValue } from '../model/first-values.ts';
import { useOptions } from '../model/options-model.tsx';
import { EntryGroup } from './entry-group.tsx';
import type { EntryProps } from './entry-props.ts';
import styles from './product-group-entry.module.css';

/** Few enough to be shown. */
const FEW = 10;

/** Add-on products, each with its quantity; 0 is none. */
export function GroupEntry(props: EntryProps<ProductGroupField>) {
  const { field } = props;
  const t = useTranslator();
  const amount = useMoney();
  const { nameOf: getName, options } = useOptions();
  const first = firstValue(field, options.values);
  const quantities = isRecordValue(first) ? first : {};
  const offered = options.groupProducts.filter(({ id }) => field.productIds.includes(id));

  /** Price of one piece; that of a formula is in the label once it is chosen. */
  function eachCosts(basePrice: Money): string {
    const { pricingType, amount: fieldAmount } = field.price ?? { pricingType: 'fixed', amount: 0 };
    if (pricingType === 'custom') return '';
    if (pricingType !== 'percentage')
      return amount(field.ownPrices ? basePrice : money(fieldAmount));
    return field.ownPrices
      ? amount(toPercent(basePrice, fieldAmount))
      : t('options.percent', { percent: fieldAmount });
  }

  return (
    <EntryGroup {...props}>
      <ul className={styles.list}>
        {offered.map(({ id, name, price, left, image }) => (
          <li key={id} className={styles.item}>
            {image && <Image image={image} sizes="4rem" upTo={320} className={styles.picture} />}
            <span className={styles.name}>
              {name}
              <span className={styles.price}>
                {left === 0 ? t('options.gone') : eachCosts(price)}
              </span>
              {left !== null && left > 0 && left <= FEW && (
                <span className={styles.price}>{t('options.fewLeft', { count: left })}</span>
              )}
            </span>
            <QuantityField
              compact
              labelHidden
              itemName={name}
              name={`${getName(field.id)}[${id}]`}
              limits={{ min: 0, max: left, step: 1 }}
              defaultValue={quantities[String(id)] ?? 0}
              disabled={left === 0}
            />
          </li>
        ))}
      </ul>
    </EntryGroup>
  );
}
