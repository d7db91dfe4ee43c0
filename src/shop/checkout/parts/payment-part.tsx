import { CHECKOUT_FIELDS, type CheckoutReview } from '#wire/checkout.ts';
import { FieldError } from '../../ui/forms/field-error.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { ChoiceCard } from './choice-card.tsx';
import styles from './choices.module.css';

interface PaymentChoicesProps {
  review: CheckoutReview;
  chosen: string;
  onChoose(id: string): void;
  error?: string;
}

/** The payment methods; the selected one shows its description. */
export function PaymentChoices({ review, chosen, onChoose, error }: PaymentChoicesProps) {
  const t = useTranslator();
  const { payments, cart } = review;
  if (cart.totals.total === 0) return <p>{t('checkout.paymentFree')}</p>;
  return (
    <fieldset
      id="payment-methods"
      tabIndex={-1}
      className={`wc_payment_methods ${styles.group}`}
      aria-describedby={error ? 'payment-error' : undefined}
    >
      <legend className="visually-hidden">{t('checkout.payment')}</legend>
      {payments.length === 0 && <p className={styles.none}>{t('checkout.paymentNone')}</p>}
      <div>
        {payments.map(({ id, title, description }) => (
          <ChoiceCard
            key={id}
            name={CHECKOUT_FIELDS.paymentMethod}
            value={id}
            title={title}
            checked={chosen === id}
            onChoose={() => onChoose(id)}
            inputClass="input-radio"
          >
            {description !== '' && <p className="payment_box">{description}</p>}
          </ChoiceCard>
        ))}
      </div>
      <FieldError id="payment-error" text={error} />
    </fieldset>
  );
}
