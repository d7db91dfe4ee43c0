import { money as toMoney } from '#rules/money/money.ts';
import type { OptionField } from '#rules/options/option-form.ts';
import { stepFields } from '#rules/options/step-fields.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMoney, useTranslator } from '../../ui/shop-context.tsx';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { useOptions } from '../model/options-model.tsx';
import styles from './entry-label.module.css';

/** "Engraving + $2.40", with a mark where it is required and a tooltip. */
export function EntryLabel({ field, label }: { field: OptionField; label: string }) {
  const t = useTranslator();
  const money = useMoney();
  const { open, plan, price } = useOptions();
  // The price of several measurements together is in the summary alone.
  const alone = !open && stepFields(plan, field).length === 1;
  const fieldPrice = alone ? price.fields.find(({ id }) => id === field.id) : undefined;
  return (
    <span className={styles.label}>
      {label}
      {!field.required && <span className={styles.note}>{t('options.optional')}</span>}
      {fieldPrice && fieldPrice.shown !== 0 && (
        <span className={styles.price}>
          {t(fieldPrice.shown > 0 ? 'options.plus' : 'options.minus', {
            amount: money(toMoney(Math.abs(fieldPrice.shown))),
          })}
        </span>
      )}
      {field.tooltip !== '' && (
        <Tooltip title={field.tooltip}>
          {(described) => (
            <button
              type="button"
              className={styles.sign}
              aria-label={t('options.about', { label })}
              aria-describedby={described}
            >
              <Icon name="info" size={16} />
            </button>
          )}
        </Tooltip>
      )}
    </span>
  );
}
