import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { minus, plus, settle, steppedText } from '#rules/quantities/step.ts';
import type { QuantityLimits } from '#wire/product.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { useTranslator } from '../shop-context.tsx';
import { describedBy, Field } from './field.tsx';
import styles from './quantity-field.module.css';
import { typeInto } from './type-into.ts';

interface QuantityFieldProps {
  limits: QuantityLimits;
  name?: string;
  /** Whose quantity it is, where a page has several. */
  itemName?: string;
  labelHidden?: boolean;
  /** The small form for a table row. */
  compact?: boolean;
  defaultValue?: number | string;
  disabled?: boolean;
  error?: string;
  className?: string | undefined;
  /** On each change, by typing or by button. */
  onChange?: ((value: string) => void) | undefined;
}

/**
 * A number input with plus and minus, used in the whole shop. Without script a plain number input.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { limits, name = 'quantity', itemName, labelHidden, compact, disabled, error } = props;
  const t = useTranslator();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const first = props.defaultValue ?? limits.min;
  // What was posted stays as it was typed.
  const start = typeof first === 'number' ? steppedText(first, limits.step) : first;
  const [value, setValue] = useState(start);
  const field = { value, ...limits };
  const labelValues = { step: limits.step, name: itemName ?? '' };

  // Values typed before hydration, and limits that change with another choice.
  const { min, max, step } = limits;
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const settled = settle({ value: element.value, min, max, step });
    if (settled !== element.value) typeInto(element, settled);
    else setValue(settled);
  }, [min, max, step]);

  function take(event: ChangeEvent<HTMLInputElement>) {
    setValue(event.target.value);
    props.onChange?.(event.target.value);
  }

  function settleTyped() {
    const element = input.current;
    const settled = element && settle({ ...limits, value: element.value });
    if (element && settled !== null && settled !== element.value) typeInto(element, settled);
  }

  function change(next: string) {
    if (input.current && next !== value) typeInto(input.current, next);
  }

  return (
    <Field
      id={id}
      label={itemName ? t('product.quantityOf', { name: itemName }) : t('product.quantity')}
      labelHidden={labelHidden}
      error={error}
      className={classNames(
        'quantity',
        styles.quantity,
        compact && styles.compact,
        props.className,
      )}
    >
      <div className={styles.frame} data-disabled={disabled || undefined}>
        <button
          type="button"
          className={`minus ${styles.button}`}
          aria-label={t(itemName ? 'product.fewerOf' : 'product.fewer', labelValues)}
          aria-controls={id}
          aria-disabled={minus(field) === value || undefined}
          disabled={disabled}
          onClick={() => change(minus(field))}
        >
          <Icon name="minus" size={20} />
        </button>
        <input
          ref={input}
          type="number"
          inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
          {...describedBy(id, { error })}
          id={id}
          name={name}
          className={`qty ${styles.input}`}
          defaultValue={start}
          min={min}
          max={max ?? undefined}
          step={step}
          disabled={disabled}
          autoComplete="off"
          required
          onChange={take}
          onBlur={settleTyped}
        />
        <button
          type="button"
          className={`plus ${styles.button}`}
          aria-label={t(itemName ? 'product.moreOf' : 'product.more', labelValues)}
          aria-controls={id}
          aria-disabled={plus(field) === value || undefined}
          disabled={disabled}
          onClick={() => change(plus(field))}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
    </Field>
  );
}
