import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './coupon-field.module.css';

interface CouponFieldProps {
  /** True where the code was accepted and the field is cleared. */
  onApply(code: string): Promise<boolean>;
  labelHidden?: boolean;
}

/** A coupon code and its button. Enter in the field submits it; an empty code is not sent. */
export function CouponField({ onApply, labelHidden }: CouponFieldProps) {
  const t = useTranslator();
  const id = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function apply() {
    if (code.trim() === '') {
      setError(t('sideCart.emptyCoupon'));
      // Its description is the message, so focusing it reads the message.
      document.getElementById(id)?.focus();
      return;
    }
    setError('');
    setBusy(true);
    const taken = await onApply(code);
    setBusy(false);
    if (taken) setCode('');
  }

  return (
    <div className={`coupon ${styles.coupon}`}>
      <TextField
        id={id}
        label={t('cart.couponCode')}
        labelHidden={labelHidden}
        placeholder={labelHidden ? t('cart.couponCode') : undefined}
        name="coupon_code"
        autoComplete="off"
        autoCapitalize="characters"
        value={code}
        error={error}
        className={styles.field}
        onChange={(event) => {
          setCode(event.target.value);
          setError('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void apply();
        }}
      />
      <Button
        type="submit"
        name="apply_coupon"
        value="1"
        variant="secondary"
        busy={busy}
        onClick={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        {t('cart.couponApply')}
      </Button>
    </div>
  );
}
