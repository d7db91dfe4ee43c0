import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './coupon-field.module.css';

interface CouponFieldProps {
  /** Where a page has one field for coupons. */
  id?: string;
  /** The problem to show at the field, '' where it is shown elsewhere; null accepts the code. */
  onApply(code: string): Promise<string | null>;
  /** A problem the page was rendered with. */
  problem?: string;
  labelHidden?: boolean;
}

/** A coupon code and its button. Enter in the field submits it; an empty code is not sent. */
export function CouponField({ id: fieldId, onApply, problem = '', labelHidden }: CouponFieldProps) {
  const t = useTranslator();
  const made = useId();
  const id = fieldId ?? made;
  const [code, setCode] = useState('');
  const [error, setError] = useState(problem);
  const [busy, setBusy] = useState(false);

  async function apply() {
    if (code.trim() === '') {
      refuse(t('sideCart.emptyCoupon'));
      return;
    }
    setError('');
    setBusy(true);
    const refused = await onApply(code);
    setBusy(false);
    if (refused === null) setCode('');
    else if (refused !== '') refuse(refused);
  }
  function refuse(text: string) {
    setError(text);
    // Its description is the message, so focusing it reads the message.
    document.getElementById(id)?.focus();
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
