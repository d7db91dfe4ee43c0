import { Fragment } from 'react';
import { addMoney, multiplyMoney } from '#rules/money/arithmetic.ts';
import type { Money } from '#rules/money/money.ts';
import { measuredUnits } from '#rules/options/measured-units.ts';
import { stepLabel } from '#rules/options/step-fields.ts';
import { useMoney, useTranslator } from '../ui/shop-context.tsx';
import { useOptions } from './model/options-model.tsx';
import styles from './price-summary.module.css';

const STEPS_OF: Readonly<Record<string, string>> = { option: 'options', 'option-once': 'fee' };

/** The total in rows, as the basket will show it. */
export function PriceSummary() {
  const t = useTranslator();
  const amount = useMoney();
  const { live, open, options, plan, price, quantity } = useOptions();
  const replaced = plan.form.override !== 'none' && price.unit !== price.base + price.options;
  const { priceUnit = '' } = plan.form;
  const measured =
    priceUnit && replaced && price.unit === price.options
      ? measuredUnits(price.options, price.base)
      : null;
  const optionsLabel =
    measured === null
      ? t('options.optionsPrice')
      : t('options.measured', { count: measured, unit: priceUnit, price: amount(price.base) });
  const pieces = multiplyMoney(price.unit, quantity);
  const rows: [key: string, label: string, value: Money][] = [
    ['product', t('options.productPrice'), price.base],
    ['options', optionsLabel, price.options],
    ['fee', t('options.fee'), price.once],
  ];
  // The breakdown: each priced field, below the row it belongs to.
  const getSteps = (key: string) =>
    measured === null ? price.steps.filter(({ code }) => key === STEPS_OF[code]) : [];
  const toLabel = (id: string) => {
    const field = plan.byId.get(id);
    if (!field) return id;
    return stepLabel(plan, field, (each) => live(each.label, each).trim() || each.id);
  };
  // A price replaced by the options is not part of the sum.
  const visibleRows = replaced && price.unit === price.options ? rows.slice(1) : rows;
  return (
    <dl className={`wcpa_price_summary ${styles.summary}`}>
      {(open ? [] : visibleRows)
        .filter(
          ([key, , value]) => value !== 0 || !options.settings.hideZero || getSteps(key).length > 0,
        )
        .map(([key, label, value]) => (
          <Fragment key={key}>
            <div className={styles.row}>
              <dt>{label}</dt>
              <dd>{amount(value)}</dd>
            </div>
            {getSteps(key).map((step) => (
              <div key={step.subject} className={`${styles.row} ${styles.step}`}>
                <dt>{toLabel(step.subject)}</dt>
                <dd>{amount(step.amount)}</dd>
              </div>
            ))}
          </Fragment>
        ))}
      <div className={`${styles.row} ${styles.total}`} aria-live="polite" aria-atomic="true">
        <dt>{t('options.total', { count: quantity })}</dt>
        {open ? (
          <dd className={styles.open}>{t(`options.openTotal.${open}`)}</dd>
        ) : (
          <dd>{amount(addMoney(pieces, price.once))}</dd>
        )}
      </div>
    </dl>
  );
}
