import type { QuantityLimits } from '#wire/product.ts';
import styles from './quantity-field.module.css';
import { useText } from './shop-context.tsx';
import { TextField } from './text-field.tsx';

interface QuantityFieldProps {
  limits: QuantityLimits;
  name?: string;
  /** Spoken and shown; "Quantity" unless told. */
  label?: string;
  labelHidden?: boolean;
  defaultValue?: number | string;
  disabled?: boolean;
  error?: string;
  className?: string;
}

export function QuantityField({ limits, name = 'quantity', label, ...rest }: QuantityFieldProps) {
  const t = useText();
  return (
    <div className={styles.quantity}>
      <TextField
        label={label ?? t('product.quantity')}
        defaultValue={limits.min}
        {...rest}
        type="number"
        inputMode="numeric"
        name={name}
        min={limits.min}
        max={limits.max ?? undefined}
        step={limits.step}
        autoComplete="off"
        required
      />
    </div>
  );
}
